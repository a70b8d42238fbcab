package io.mazurka.jvm.runtime;

import io.mazurka.jvm.coroutine.Carrier;
import io.mazurka.jvm.coroutine.Frame;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * What an observer can see of a world that stands still. Nothing here changes the course of the
 * execution.
 *
 * <p>What the runtime remembers only in order to notice loops that spin is left out: it decides how
 * often such a loop is gone round before its thread waits, and nothing else. Clocks are left out:
 * they are about the past, which {@link #past} tells of.
 */
public final class Insight {

  private final World world;

  public Insight(World world) {
    this.world = world;
  }

  /** Whether conditions on the state are looked at after every transition. */
  public boolean hasInvariants() {
    return world.invariants().any();
  }

  /** States are told with what decides about data races, so that clocks show all there are. */
  public void leaveRacesToClocks() {
    world.stopObserving();
  }

  /** What decides about data races to come. */
  public Past past() {
    return new Past(world);
  }

  // Threads.

  /** Whether the frames of threads can be seen at all. */
  public boolean showsFrames() {
    return world.carrier() == Carrier.CONTINUATION;
  }

  /** The threads so far. */
  public List<ProgramThread> threads() {
    return world.threads();
  }

  /** How many steps there have been. */
  public int steps() {
    return world.steps();
  }

  /** What was chosen for a step, as a number that tells it from all other choices. */
  public long choice(int step) {
    return world.trail().choice(step);
  }

  /** While it is the same, executions with the same choices are the same. */
  public int failures() {
    return world.trail().brokenOff();
  }

  /** How many transitions the thread has begun: while it is the same, so are its frames. */
  public int transitions(ProgramThread thread) {
    return thread.resumed();
  }

  /** Shows the frames of a thread, innermost first, until one is not wanted. */
  public boolean walk(ProgramThread thread, Predicate<Frame> wanted) {
    return thread.walk(wanted);
  }

  public boolean ended(ProgramThread thread) {
    return thread.ended;
  }

  /** All that is to be known of a thread in a few bits. */
  public long status(ProgramThread thread) {
    long bits = thread.ended ? 1 : 0;
    bits |= thread.interrupted ? 2 : 0;
    bits |= thread.permit ? 4 : 0;
    bits |= thread.isHook ? 8 : 0;
    bits |= thread.lockedCalls.isPossible() ? 16 : 0;
    bits |= world.enabled(thread) ? 32 : 0;
    bits |= thread.identity().isDaemon() ? 64 : 0;
    if (world.protections().any()) {
      bits |= thread.joinedByMain ? 128 : 0;
      bits |= thread.number() == 0 ? (long) world.population().unjoined() << 40 : 0;
    }
    bits |= thread.isSeenMoving() ? 1L << 62 : 0;
    bits |= (long) thread.stance.waitingState().ordinal() << 8;
    return bits | (long) thread.spuriousWakeups << 16;
  }

  /** For how long the thread waits until it gives up, if that comes late; else 0. */
  public long timeLeft(ProgramThread thread) {
    return thread.stance.isPatient() ? world.deadlines().left(thread) : 0;
  }

  /** How many hash codes and seeds the thread has drawn, and how often it looked at the clock. */
  public int[] draws(ProgramThread thread) {
    return thread.draws.counts();
  }

  /** The virtual time of the thread. */
  public long time(ProgramThread thread) {
    return world.clocks().time(thread.number());
  }

  /** The monitors that the thread entered while nobody else could reach their objects. */
  public List<Object> ownMonitors(ProgramThread thread) {
    return thread.ownMonitors;
  }

  /** What a virtual thread is to run, or null if it is none of the program's. */
  public @Nullable Runnable virtualTask(Thread thread) {
    return thread.isVirtual() ? world.virtualThreads().task(thread) : null;
  }

  /** Whether a thread that was not started yet has been interrupted. */
  public boolean interruptedEarly(Thread identity) {
    return world.population().interruptedEarly().stream().anyMatch(other -> other == identity);
  }

  /** The objects that an operation is on: those of joins in no order, the others in order. */
  public void objects(Operation operation, Portrait portrait) {
    for (Operation link = operation; link != null; link = link.also()) {
      if (link.object() != Operation.NO_OBJECT) {
        Object owner = object(owner(link.object()));
        if (link.kind() == Kind.JOIN && owner instanceof Thread) {
          portrait.member(owner);
        } else {
          portrait.reference(owner);
        }
      }
    }
  }

  // Objects.

  /** The number of the shared object that a location is part of. */
  public int owner(int location) {
    return world.locations().object(location);
  }

  /** Which part of its object a location is. */
  public int slot(int location) {
    return world.locations().slot(location);
  }

  /** The field, as "owner.field", of a slot from 1 on of an object that is no array. */
  public static String fieldName(int slot) {
    return Sites.slotName(slot);
  }

  /** The slot of a field of a class, given by internal name. */
  public static int fieldSlot(String owner, String field) {
    return Sites.slot(owner, field);
  }

  /** The location that is this part of that object. */
  public int location(int owner, int slot) {
    return world.location(owner, slot);
  }

  /** The shared object of that number. */
  public Object object(int number) {
    return world.objects().object(number);
  }

  /** The number of a shared object, or 0 if only one thread can reach it. */
  public int number(Object object) {
    return world.objects().peek(object);
  }

  /** The own number of something that walks over or is a view of something shared; else 0. */
  public int ownNumber(Object object) {
    return world.objects().ownNumber(object);
  }

  /**
   * A name by which {@link #named} finds a like object in every execution with the same steps so
   * far; or 0.
   */
  public int name(Object object) {
    return world.objects().correspondence().name(object);
  }

  /** The object of that name. */
  public Object named(int name) {
    return world.objects().correspondence().named(name);
  }

  /** Whether an object is the same in all executions, or might as well be. */
  public static boolean isOfAll(Object object) {
    return Correspondence.isOfAll(object);
  }

  /** Whether a text is one that the program has asked Java to keep. */
  public boolean isInterned(String text) {
    return world.learned().isInterned(text);
  }

  /** Whether an object has been asked for its identity hash code. */
  public boolean hashesAreSeen() {
    return world.learned().has(Fact.HASHES);
  }

  /** States are read as if nobody ever asked for one. */
  public void leaveOutHashes() {
    world.learned().leaveOutHashes();
  }

  /** The hash code that the object has, or 0. */
  public static int hash(Object object) {
    return IdentityHash.peek(object);
  }

  /** Gives an object a hash code until {@link #takeBackHash}. */
  public static void lendHash(Object object, int hash) {
    IdentityHash.lend(object, hash);
  }

  public static void takeBackHash(Object object) {
    IdentityHash.takeBack(object);
  }

  /** Whether something is numbered as objects are, but is none: the static fields of a class. */
  public static boolean isPlace(Object object) {
    return object instanceof Names.Place;
  }

  /** Whether anybody has used the monitor of a shared object. */
  public boolean hasMonitor(int number) {
    return world.monitors().ifUsed(number) != null;
  }

  /** Whether the monitor of a shared object is held, or waited for a notification on. */
  public boolean usesMonitor(int number) {
    Monitor monitor = world.monitors().ifUsed(number);
    return monitor != null && (monitor.owner() != null || !monitor.waitSet().isEmpty());
  }

  /** Tells of the monitor of a shared object. */
  public void describeMonitor(int number, Portrait portrait) {
    Monitor monitor = world.monitors().ifUsed(number);
    if (monitor != null) {
      portrait.value(monitor.count());
      portrait.reference(monitor.owner());
      portrait.reference(monitor.waitSet().isEmpty() ? null : monitor.waitSet());
    }
  }

  /** Tells where a shared object comes from, if that matters. */
  public void describeOrigin(int number, Portrait portrait) {
    world.protections().describeOrigin(number, portrait);
  }

  // The world.

  /** Whether the program has come to its end. */
  public boolean over() {
    return world.over();
  }

  /** What the program has printed and set, and how its life stands. */
  public String text() {
    return world.shutdown().begun() + SystemProperties.changes() + " " + world.output().all();
  }

  /** How many threads have been given a name that says nothing but their number. */
  public int namesGiven() {
    return world.threadNumbers().given();
  }

  /** Tells all that decides when a thread is next found to spin. */
  public void describeSpin(ProgramThread thread, Portrait portrait) {
    thread.spin.describe(portrait, location -> world.changes().version(location, thread));
  }

  /** Whether the thread spins, and is to wait at a later place. */
  public boolean isMuted(ProgramThread thread) {
    return thread.spin.isMuted();
  }

  /** Tells which names threads will get, and what is known of who gives them. */
  public void describeNames(Portrait portrait) {
    world.threadNumbers().describe(portrait);
  }

  /** Tells which numbers objects will get that threads and classes publish from now on. */
  public void describeNumbers(Portrait portrait) {
    world.objects().describeNumbers(portrait);
  }

  /** What is known of a part of the runtime of which there is one, or null. */
  public @Nullable Object constant(Object object) {
    if (object == world.output().out) {
      return "out";
    }
    if (object == world.output().err) {
      return "err";
    }
    return switch (object) {
      case World _, Life _, Await _, Calls _, Statics _, Learned _, Changes _, Clocks _ ->
          object.getClass();
      case Shutdown _, VirtualThreads _, Accesses _, OptimisticReads _ -> object.getClass();
      case Population _, MonitorTable _ -> object.getClass();
      case Names _, SharedObjects _, Output _, Invariants _, Links _ -> object.getClass();
      case Logger logger when Loggers.isTheJdks(logger) -> "logger " + logger.getName();
      default -> null;
    };
  }

  /** What an object of the runtime stands for: a monitor for its object, a state for its class. */
  public Object represented(Object object) {
    return switch (object) {
      case ProgramThread thread -> thread.identity();
      case Monitor monitor -> monitor.object();
      case Synchronizer synchronizer -> synchronizer.object();
      case ClassInfo info -> info.type();
      default -> object;
    };
  }

  /** Tells of an object of the runtime that has a state; false if there is nothing to tell. */
  public boolean describe(Object object, Portrait portrait) {
    switch (object) {
      case WaitSet waitSet -> waitSet.describe(portrait);
      case WaitSet.Waiter waiter -> waiter.describe(portrait);
      case Operation operation -> {
        for (Operation link = operation; link != null; link = link.also()) {
          portrait.value(link.kind().ordinal());
          portrait.value(link.alternatives());
          portrait.location(link.object());
        }
      }
      case Statics.State state -> state.describe(portrait);
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Tells of what belongs to no object: handlers, hooks, the initialisation of classes. */
  public void describeWorld(Portrait portrait) {
    portrait.reference(world.population().defaultHandler());
    world.shutdown().hooks().forEach(portrait::reference);
    world.invariants().describe(portrait);
    world.statics().describe(portrait);
  }

  /** Calls back with the classes of the program whose static fields can be looked at now. */
  public void forEachInitialized(Consumer<Class<?>> callback) {
    world.statics().forEachInitialized(callback);
  }
}
