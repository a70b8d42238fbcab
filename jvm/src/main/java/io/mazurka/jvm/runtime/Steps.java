package io.mazurka.jvm.runtime;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The operations of objects through which threads communicate: queues, futures, pools. A call is
 * one step that looks at the object or changes it as a whole and may have to wait, as with
 * VeriSoft's communication objects (Godefroid 1997). The object keeps its state in plain variables,
 * and touches them only after the step, before its thread's next one.
 */
public final class Steps {

  /** The object's state. */
  public static final int STATE = Locations.WHOLE;

  /** A part of the state that is decided only once: a result, an end. */
  public static final int RESULT = Locations.LIFE;

  /** A part of the state that is only counted up. */
  public static final int COUNT = Locations.MONITOR;

  private Steps() {}

  /** Looks at the object. */
  public static void look(Object object, int slot, int site) {
    perform(object, slot, Kind.READ, site);
  }

  /** Changes the object. */
  public static void change(Object object, int slot, int site) {
    perform(object, slot, Kind.UPDATE, site);
  }

  /**
   * Takes a step that makes no difference to anybody once the program has ended; so it is taken
   * before. It must not wait.
   */
  public static void beforeEnd(Runnable step) {
    ProgramThread thread = Operations.thread();
    thread.comesBeforeEnd = true;
    try {
      step.run();
    } finally {
      thread.comesBeforeEnd = false;
    }
  }

  /** The same for the first step of a thread that the running thread has just started. */
  public static void beginBeforeEnd(Thread started) {
    ProgramThread thread = World.active().population().of(started);
    if (thread != null) {
      thread.hurry();
    }
  }

  /** A part of an object, and what is done to it. */
  public record Part(Object object, int slot, Kind kind) {

    /** One that is changed. */
    public Part(Object object, int slot) {
      this(object, slot, Kind.UPDATE);
    }

    /** One that is only counted: nobody minds in which order, but those who look. */
    public static Part counted(Object object, int slot) {
      return new Part(object, slot, Kind.RELEASE);
    }

    /** One that is changed by a thread that has waited for it. */
    public static Part taken(Object object, int slot) {
      return new Part(object, slot, Kind.ACQUIRE);
    }

    /** One that is looked at. */
    public static Part looked(Object object, int slot) {
      return new Part(object, slot, Kind.READ);
    }
  }

  /** Changes several objects in one step, or looks at them. */
  public static void change(int site, Part... parts) {
    Operation operation = operation(null, parts);
    if (operation == null) {
      Memory.own(World.active(), Operations.thread(), true);
      return;
    }
    Operations.thread().perform(operation, null, site);
    synchronise(operation);
  }

  /** Changes several objects in one of several ways, as many as there are then. */
  public static void changeEither(IntSupplier ways, int site, Part... parts) {
    Operation operation = operation(null, parts);
    ProgramThread thread = Operations.thread();
    if (operation == null) {
      Memory.own(World.active(), thread, true);
      return;
    }
    thread.performEither(operation, null, site, ways);
    synchronise(operation);
  }

  /** Changes several objects if there is something to be changed; otherwise looks at them. */
  public static void changeIf(BooleanSupplier changes, int site, Part... parts) {
    Operation change = operation(null, parts);
    if (change == null) {
      Memory.own(World.active(), Operations.thread(), true);
      return;
    }
    Part[] looked = new Part[parts.length];
    for (int i = 0; i < parts.length; i++) {
      looked[i] = Part.looked(parts[i].object(), parts[i].slot());
    }
    Operation look = Objects.requireNonNull(operation(null, looked));
    Operations.thread()
        .performOneOf(
            () -> changes.getAsBoolean() ? change : look, null, site, Thread.State.RUNNABLE);
    synchronise(changes.getAsBoolean() ? change : look);
  }

  /**
   * Changes several objects along with the running thread's last step, which nothing of the
   * program's comes before any more: with daemon threads it makes a difference whether a step is
   * taken before the program ends, and this one makes none.
   */
  public static void changeAtEnd(Runnable change, Part... parts) {
    Operations.thread().lastChange = new LastChange(change, List.of(parts));
  }

  /** The same for a thread that the running thread has just started. */
  public static void changeAtEndOf(Thread started, Runnable change, Part... parts) {
    ProgramThread thread = World.active().population().of(started);
    if (thread != null) {
      thread.lastChange = new LastChange(change, List.of(parts));
    }
  }

  /** What a thread does along with its last step. */
  record LastChange(Runnable change, List<Part> parts) {

    @Nullable Operation operation(@Nullable Operation also) {
      return Steps.operation(also, parts.toArray(Part[]::new));
    }

    void perform() {
      synchronise(operation(null));
      change.run();
    }
  }

  static @Nullable Operation operation(@Nullable Operation also, Part... parts) {
    World world = World.active();
    Operation operation = also;
    for (Part part : parts) {
      int number = world.objects().number(part.object());
      if (number != 0) {
        int location = world.location(number, part.slot());
        operation = Operation.of(part.kind(), location, operation);
      }
    }
    return operation;
  }

  static void synchronise(@Nullable Operation operation) {
    for (Operation link = operation; link != null; link = link.also()) {
      synchronise(link.object(), link.kind());
    }
  }

  /** Counts something in the object: nobody minds in which order, but those who look. */
  public static void count(Object object, int slot, int site) {
    perform(object, slot, Kind.RELEASE, site);
  }

  private static void perform(Object object, int slot, Kind kind, int site) {
    World world = World.active();
    ProgramThread thread = Operations.thread();
    int number = world.strays().number(thread, object);
    if (number == 0) {
      Memory.own(world, thread, kind != Kind.READ);
      return;
    }
    int location = world.location(number, slot);
    thread.perform(Operation.of(kind, location), null, site);
    synchronise(location, kind);
  }

  static void synchronise(int location, Kind kind) {
    Memory.synchronise(
        World.active(),
        Operations.thread(),
        location,
        Memory.Order.VOLATILE,
        kind != Kind.RELEASE,
        !kind.looksOnly());
  }

  /**
   * Changes what the running thread will set back to what it is, if that is so: a loop that does it
   * again and again spins.
   */
  public static void changeForNow(BooleanSupplier isSo, int site, Part... parts) {
    ProgramThread thread = Operations.thread();
    thread.stance.leavesAsIs = isSo;
    try {
      change(site, parts);
    } finally {
      thread.stance.leavesAsIs = null;
    }
  }

  /** Which way of several the thread was told to go in its last step. */
  public static int choice() {
    return Operations.thread().alternative();
  }

  /** The running thread's virtual time. */
  public static long now() {
    return VirtualTime.timeSoFar();
  }

  /** Lets virtual time pass until it is as late as that. */
  public static void passUntil(long time) {
    ProgramThread thread = Operations.thread();
    World.active().clocks().pass(thread.number(), Math.max(0, time - now()));
    World.active().rounds().passed(thread, true);
  }

  /** A stage waits for a future: from now on it matters who runs it. */
  public static void noteWaitingStage() {
    World.active().learned().note(Fact.WAITING_STAGES);
  }

  /** Whether there are stages that wait for futures. */
  public static boolean stagesWait() {
    return World.active().learned().has(Fact.WAITING_STAGES);
  }

  /** Somebody asks for items who does not give them to the subscriber: from now on it matters. */
  public static void noteRequestFromOutside() {
    World.active().learned().note(Fact.REQUESTS_FROM_OUTSIDE);
  }

  /** Whether others than those who give items to a subscriber ask for them. */
  public static boolean requestsComeFromOutside() {
    return World.active().learned().has(Fact.REQUESTS_FROM_OUTSIDE);
  }

  /** Somebody asks who waits for an element of a queue: from now on it matters. */
  public static void lookAtTakers() {
    World.active().learned().note(Fact.QUESTIONS_FOR_TAKERS);
  }

  /** Whether it matters who waits for an element of a queue, and since when. */
  public static boolean takersAreLookedAt() {
    return World.active().learned().takersMatter();
  }

  /** Notices an interrupt on the way in to a call. */
  public static void checkInterrupt(int site) throws InterruptedException {
    Threads.checkInterruptOnEntry(site);
  }

  /** The program looks at which tasks a pool has: from now on it matters who has which. */
  public static void lookAtTasks() {
    World.active().learned().note(Fact.LOOKS_AT_TASKS);
  }

  /** Whether the program looks at which tasks a pool has. */
  public static boolean tasksAreLookedAt() {
    return World.active().learned().has(Fact.LOOKS_AT_TASKS);
  }

  /** Changes what is set for a pool; if others can reach it they look at it from now on. */
  public static void changeSetting(Object setting, int site) {
    World world = World.active();
    if (world.strays().number(Operations.thread(), setting) != 0) {
      world.learned().note(Fact.CHANGED_SETTINGS);
    }
    change(setting, STATE, site);
  }

  /** Looks at what is set for a pool, if that is ever changed. */
  public static void lookAtSetting(Object setting, int site) {
    if (World.active().learned().has(Fact.CHANGED_SETTINGS)) {
      look(setting, STATE, site);
    }
  }

  /** Tasks of a fork-join pool are interrupted: from now on it matters who runs them. */
  public static void interruptTasks() {
    World.active().learned().note(Fact.INTERRUPTED_TASKS);
  }

  /** Whether tasks of fork-join pools are interrupted. */
  public static boolean tasksAreInterrupted() {
    return World.active().learned().has(Fact.INTERRUPTED_TASKS);
  }

  /** Does with an exception what is done with one that a thread does not catch. */
  public static void uncaught(Throwable thrown) {
    new Life(World.active(), Operations.thread()).uncaught(thrown);
  }

  /** The reason why the check ends: something that cannot be done. */
  public static RuntimeException refused(String call, String advice) {
    return Operations.refuse(call, advice, Sites.NONE);
  }

  /** An object in words. */
  public static String name(Object object) {
    return World.active().names().object(object);
  }
}
