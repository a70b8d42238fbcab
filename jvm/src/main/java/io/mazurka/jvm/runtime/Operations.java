package io.mazurka.jvm.runtime;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.ProgramException;
import java.lang.reflect.Array;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The visible operations that models of JDK methods are made of. Each is called on the thread that
 * performs it, stands before the operation until the scheduler lets the thread go on, and returns
 * when the thread may do it.
 */
public final class Operations {

  /** The slot of an object that is accessed as a whole. */
  public static final int WHOLE = Locations.WHOLE;

  private Operations() {}

  // Variables.

  /** The number of a field, to be used as a slot. */
  public static int slot(Class<?> declaring, String field) {
    return Sites.slot(declaring.getName().replace('.', '/'), field);
  }

  /** The object that stands for the static fields of a class. */
  public static Object statics(Class<?> declaring) {
    World world = World.active();
    String name = declaring.getName().replace('.', '/');
    int number = world.statics().number(Sites.owner(name), name);
    return number == 0 ? declaring : world.objects().object(number);
  }

  public static void read(Object target, int slot, int site) {
    Memory.variable(thread(), target, slot, false, Memory.Order.PLAIN, site);
  }

  public static void write(Object target, int slot, int site) {
    Memory.variable(thread(), target, slot, true, Memory.Order.PLAIN, site);
  }

  public static void readVolatile(Object target, int slot, int site) {
    Memory.variable(thread(), target, slot, false, Memory.Order.VOLATILE, site);
  }

  public static void writeVolatile(Object target, int slot, int site) {
    Memory.variable(thread(), target, slot, true, Memory.Order.VOLATILE, site);
  }

  public static void readOpaque(Object target, int slot, int site) {
    World.active().tally().weakAccess(site);
    Memory.variable(thread(), target, slot, false, Memory.Order.OPAQUE, site);
  }

  public static void writeOpaque(Object target, int slot, int site) {
    World.active().tally().weakAccess(site);
    Memory.variable(thread(), target, slot, true, Memory.Order.OPAQUE, site);
  }

  public static void readAcquire(Object target, int slot, int site) {
    World.active().tally().weakAccess(site);
    Memory.variable(thread(), target, slot, false, Memory.Order.ACQUIRE, site);
  }

  public static void writeRelease(Object target, int slot, int site) {
    World.active().tally().weakAccess(site);
    Memory.variable(thread(), target, slot, true, Memory.Order.RELEASE, site);
  }

  /** The next access is one to so many elements of an array, as one by the word is to bytes. */
  public static void span(int elements) {
    thread().stance.span = elements;
  }

  /** An atomic read-modify-write. */
  public static void update(Object target, int slot, int site) {
    modify(target, slot, Kind.UPDATE, site);
  }

  /**
   * An atomic addition. Where the program does not look at the result, additions commute, and so
   * none of them learns anything from another: only who looks at the sum does.
   */
  public static void add(Object target, int slot, int site) {
    modify(target, slot, Sites.get(site).isUnused() ? Kind.ADD : Kind.UPDATE, site);
  }

  private static void modify(Object target, int slot, Kind kind, int site) {
    ProgramThread thread = thread();
    World world = World.active();
    int number = world.strays().number(thread, target);
    int span = thread.stance.takeSpan();
    if (number == 0) {
      Memory.own(world, thread, true);
      return;
    }
    Memory.Order order = order(thread, site);
    thread.perform(Memory.operation(world, kind, number, slot, span), null, site);
    boolean looks = kind != Kind.ADD;
    for (int i = slot; i < slot + span; i++) {
      int location = world.location(number, i);
      Memory.synchronise(world, thread, location, order, looks, true);
      world.access(thread, location, true, false, site);
    }
  }

  /** What the update that the thread is about to make orders. */
  private static Memory.Order order(ProgramThread thread, int site) {
    Memory.Order order = Sites.orderAt(site);
    if (order != Memory.Order.VOLATILE) {
      World.active().tally().weakAccess(site);
      thread.stance.weak = true;
    }
    return order;
  }

  /** Replaces a value and gives the old one; changes nothing where that is the same. */
  public static void exchange(Object target, int slot, BooleanSupplier same, int site) {
    ProgramThread thread = thread();
    thread.stance.leavesAsIs = same;
    update(target, slot, site);
    thread.stance.leavesAsIs = null;
  }

  /** Begins to watch whether the running thread takes a step; see {@link #watched}. */
  public static boolean watch() {
    return thread().watch();
  }

  /**
   * Whether the running thread has taken a step since {@link #watch}.
   *
   * @param before what that has returned: watches can be nested
   */
  public static boolean watched(boolean before) {
    return thread().watched(before);
  }

  /** A compare-and-set: a read-modify-write where it succeeds, else a read. */
  public static void compareAndSet(Object target, int slot, BooleanSupplier succeeds, int site) {
    ProgramThread thread = thread();
    World world = World.active();
    int number = world.strays().number(thread, target);
    int span = thread.stance.takeSpan();
    if (number == 0) {
      Memory.own(world, thread, true);
      return;
    }
    Memory.Order order = order(thread, site);
    thread.performIf(Memory.operation(world, Kind.UPDATE, number, slot, span), succeeds, site);
    boolean writes = succeeds.getAsBoolean();
    for (int i = slot; i < slot + span; i++) {
      int location = world.location(number, i);
      Memory.synchronise(world, thread, location, order, true, writes);
      world.access(thread, location, writes, false, site);
    }
  }

  /**
   * A fence orders the accesses of one thread; under sequentially consistent schedules it does
   * nothing.
   */
  public static void fence(int site) {
    World.active().tally().weakAccess(site);
  }

  /** The value becomes shared if the container is. */
  public static void publish(Object container, @Nullable Object value) {
    Memory.publish(container, value);
  }

  /** Whether the method that is called is one of the JDK, on an object that can change. */
  public static boolean isJdkCall(Object receiver, int site) {
    return World.running() != null && World.active().calls().isOfJdk(receiver, site);
  }

  /** The value becomes shared. */
  public static void share(@Nullable Object value) {
    Monitors.share(World.active(), value);
  }

  /** Accesses to the view count as accesses to what it is a view of. */
  public static void alias(@Nullable Object view, Object of) {
    if (view != null) {
      World.active().objects().alias(view, of);
    }
  }

  /**
   * The same for a view that is as long-lived as what is inside it, though both are not shared yet.
   */
  public static void wrap(Object wrapper, Object inside) {
    World.active().objects().wrap(wrapper, inside);
  }

  /** An access to every element of a part of an array, in one step. */
  public static void elements(Object array, int from, int length, boolean writes, int site) {
    World world = World.active();
    ProgramThread thread = thread();
    int number = world.objects().number(array);
    if (number == 0 || length <= 0 || from < 0 || from + length > Array.getLength(array)) {
      Memory.own(world, thread, writes);
      return;
    }
    Kind kind = writes ? Kind.WRITE : Kind.READ;
    Operation operation = null;
    for (int i = from; i < from + length; i++) {
      operation = Operation.of(kind, world.location(number, i), operation);
    }
    thread.stance.plain = true;
    thread.stance.weak = true;
    thread.perform(operation == null ? Operation.of(Kind.YIELD) : operation, null, site);
    for (int i = from; i < from + length; i++) {
      world.access(thread, world.location(number, i), writes, true, site);
    }
  }

  /** Looks at all fields of an object of the program, as a copy of it does. */
  public static void fields(Object object, int site) {
    Copying.read(thread(), object, site);
  }

  /** Code of Mazurka's is about to call a method of the object, which may call the program back. */
  public static void calling(Object receiver, int site) {
    thread().lockedCalls.calling(receiver, site);
  }

  /** Turns an object of the JDK into text. */
  public static void show(Object object, int site) {
    World.active().calls().touches().shown(object, Contents.Look.TEXT);
    World.active().calls().show(thread(), site);
  }

  /** Looks at an object of the JDK, whatever the call at the site does to it in the end. */
  public static void look(Object object, int site) {
    ProgramThread thread = World.running();
    if (thread != null) {
      World.active().calls().look(thread, object, site);
    }
  }

  /** Looks at what an object of the JDK is a view of, or changes that, if the method does. */
  public static void behind(Object view, String method, int site) {
    World.active().calls().behind(thread(), view, method, site);
  }

  /** Whether the object is a buffer that has allocated memory outside the heap. */
  public static boolean hasMemory(@Nullable Object object) {
    return Backing.isMemory(object);
  }

  /** Whether others can reach the object. */
  public static boolean isShared(Object object) {
    return World.active().objects().number(object) != 0;
  }

  /** Hashes an object of the JDK, or compares it with another one. */
  public static void match(Object object, int site) {
    World.active().calls().touches().matched(object, false);
    World.active().calls().show(thread(), site);
  }

  /** Compares an object of the JDK with another one, to find their order. */
  public static void order(Object object, int site) {
    World.active().calls().touches().matched(object, true);
    World.active().calls().show(thread(), site);
  }

  // Monitors and wait sets.

  /** Waits for a notification, for ever if the time is 0. */
  public static void wait(Object monitor, long millis, int site) throws InterruptedException {
    if (millis < 0) {
      throw new IllegalArgumentException("timeout value is negative");
    }
    long nanos = millis > Long.MAX_VALUE / 1_000_000 ? Long.MAX_VALUE : millis * 1_000_000;
    Monitors.shared(World.active(), monitor).await(thread(), nanos, site);
  }

  public static void notify(Object monitor, int site) {
    Monitors.shared(World.active(), monitor).notifyOne(thread(), site);
  }

  public static void notifyAll(Object monitor, int site) {
    Monitors.shared(World.active(), monitor).notifyAll(thread(), site);
  }

  public static boolean holdsLock(Object monitor) {
    return Monitors.holds(thread(), monitor);
  }

  // Chance.

  /** The text of which Java keeps one object, as the program has asked for. */
  public static String interned(String text) {
    String kept = text.intern();
    World.active().learned().noteInterned(kept);
    return kept;
  }

  /** A hash code for an object that has none of its own, the same in every execution. */
  public static int identityHash(Object object) {
    if (World.running() != null) {
      World.active().learned().noteHash();
    }
    return IdentityHash.of(object);
  }

  /** A seed, the same in every execution. */
  public static long nextSeed() {
    ProgramThread thread = thread();
    thread.spin.changed();
    return thread.draws.nextSeed();
  }

  /** A choice that the search makes: each number from 0 to below the limit. */
  public static int choose(int limit, int site) {
    if (limit < 1) {
      throw new IllegalArgumentException("a choice among " + limit);
    }
    ProgramThread thread = thread();
    thread.performEither(Operation.of(Kind.CHOOSE), null, site, () -> limit);
    thread.spin.changed();
    return thread.alternative();
  }

  /** There is a queue that serves threads in the order in which they came. */
  public static void noteFairQueue() {
    World.active().learned().noteFairQueue();
  }

  // Invariants.

  /** Something that must hold from now on, in every state; a name or nothing. */
  public static void invariant(String name, BooleanSupplier holds, int site) {
    World.active().invariants().add(name, holds, site);
  }

  // Refusals.

  /** What to throw when the program does what cannot be controlled. */
  public static ProgramException refuse(String call, String advice, int site) {
    ProgramException refusal =
        new ProgramException(
            call
                + " is not supported yet"
                + ProgramStack.place(Sites.get(site))
                + "."
                + (advice.isEmpty() ? "" : " " + advice));
    return World.running() == null ? refusal : World.active().fail(refusal);
  }

  static ProgramThread thread() {
    ProgramThread thread = World.running();
    if (thread == null) {
      throw new IllegalStateException("no thread of the program is running");
    }
    return thread;
  }

  // Threads: see Threads.

  public static void start(Thread thread, int site) {
    Threads.start(thread, site);
  }

  /** Waits for the end of a thread; a negative time is for ever. Returns whether it has ended. */
  public static boolean join(Thread thread, long nanos, int site) throws InterruptedException {
    return Threads.join(thread, nanos, site);
  }

  public static void sleep(long nanos, int site) throws InterruptedException {
    Threads.sleep(nanos, site);
  }

  @SuppressWarnings("NamedLikeContextualKeyword")
  public static void yield(int site) {
    thread().perform(Operation.of(Kind.YIELD), null, site);
  }

  public static void interrupt(Thread thread, int site) {
    Threads.interrupt(thread, site);
  }

  public static boolean isInterrupted(Thread thread, int site) {
    return Threads.isInterrupted(thread, site);
  }

  public static boolean interrupted(int site) {
    return Threads.interrupted(site);
  }

  /** A thread that is about to be started gets the scoped values of the running one. */
  public static void passScopedValues(Thread started) {
    ScopedValues.pass(started);
  }

  /** Where a method of an object that stands in for one of the JDK was called last. */
  public static int callSite() {
    return thread().callSite;
  }

  /** A method of an object under control is called at the site. */
  public static void calledAt(int site) {
    thread().callSite = site;
  }

  /** What {@link #interrupted} tells, at the site where a method under control was called. */
  public static boolean interruptedAtCall() {
    return Threads.interrupted(thread().callSite);
  }

  public static boolean isAlive(Thread thread, int site) {
    return Threads.isAlive(thread, site);
  }

  public static boolean isDaemon(Thread thread, int site) {
    return Threads.isDaemon(thread, site);
  }

  public static void setDaemon(Thread thread, boolean on, int site) {
    Threads.setDaemon(thread, on, site);
  }

  public static Thread.State state(Thread thread, int site) {
    return Threads.state(thread, site);
  }

  public static void park(@Nullable Object blocker, long nanos, int site) {
    Threads.park(nanos, site);
  }

  public static void unpark(@Nullable Thread thread, int site) {
    Threads.unpark(thread, site);
  }

  public static Thread currentThread() {
    ProgramThread thread = World.running();
    return thread == null ? Thread.currentThread() : thread.identity();
  }

  /** A number for the thread, the same in every execution. */
  public static long threadId(Thread thread) {
    ProgramThread known = World.active().population().of(thread);
    return known == null ? 1_000_000L + IdentityHash.of(thread) : known.number() + 1L;
  }

  public static void exit(int status, int site) {
    Threads.exit(site, true);
  }

  public static void halt(int status, int site) {
    Threads.exit(site, false);
  }

  public static void addShutdownHook(Thread thread, int site) {
    World.active().shutdown().add(thread, site);
  }

  public static boolean removeShutdownHook(Thread thread, int site) {
    return World.active().shutdown().remove(thread, site);
  }

  /**
   * Does with an exception what a group does with one of its thread: its own handler or that of a
   * group above takes it, or the default one, or it is a finding.
   */
  public static void uncaughtIn(@Nullable ThreadGroup group, Thread from, Throwable thrown) {
    new Life(World.active(), thread()).uncaughtIn(group, from, thrown);
  }

  /** A virtual thread was made that is to run the task. */
  public static void addVirtual(Thread virtual, Runnable task) {
    World.active().virtualThreads().add(virtual, task);
  }

  /** The program looks at the name of a thread. */
  public static void lookAtName() {
    World.active().threadNumbers().look();
  }

  /** The name of the next thread that has none, "Thread-0" and so on. */
  public static String nextThreadName() {
    return World.active().threadNumbers().nextName();
  }
}
