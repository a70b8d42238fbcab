package io.mazurka.jvm.runtime;

import io.mazurka.jvm.coroutine.Carrier;
import io.mazurka.program.Finding;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.SearchAgain;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The world of one execution at a time: threads, shared objects, monitors, clocks. It is emptied
 * and used again for the next execution, so that an execution costs no more than what it does.
 *
 * <p>Hooks are static methods, so the active world is a static field. Only one of scheduler and
 * program threads runs at any time; nothing here needs synchronisation.
 */
public final class World {

  private static @Nullable World active;

  private final Carrier carrier;
  private final RaceReports raceReports;
  private final SharedObjects objects = new SharedObjects();
  private final Locations locations = new Locations();
  private final Clocks clocks = new Clocks();
  private final Races races = new Races(clocks);
  private final Statics statics = new Statics(this);
  private final Output output = new Output();
  private final Calls calls = new Calls(this);
  private final List<ProgramThread> threads = new ArrayList<>();
  private final IdentityHashMap<Thread, ProgramThread> byIdentity = new IdentityHashMap<>();
  private final List<Thread> shutdownHooks = new ArrayList<>();
  private final List<Thread> interruptedEarly = new ArrayList<>(0);
  private @Nullable Monitor[] monitors = new Monitor[64];
  private int[] versions = new int[256];
  private final Dirty changed = new Dirty();
  private Names names = new Names(this);
  private ThreadNumbers threadNumbers = new ThreadNumbers();
  private ClassInfo.@Nullable Source classes;
  private @Nullable ProgramThread current;
  private final ArrayDeque<Finding> findings = new ArrayDeque<>(0);
  private @Nullable RuntimeException failure;
  private boolean tracing;
  private boolean shuttingDown;
  private boolean over;
  private int steps;
  private long allSteps;
  private long filtered;
  private int lifeOfProgram;
  private int statesOfThreads;
  private boolean weakAccesses;
  private boolean hasDaemons;
  private boolean hasExits;
  private boolean hasLooksAtStates;
  private boolean hasInterrupts;
  private final List<StackTraceElement[]> stacks = new ArrayList<>();
  private Thread.@Nullable UncaughtExceptionHandler defaultHandler;

  /** A world whose threads are run in the given way. */
  public World(Carrier carrier, RaceReports raceReports) {
    this.carrier = carrier;
    this.raceReports = raceReports;
  }

  /** The thread of the program that is running, or null if none is. */
  static @Nullable ProgramThread running() {
    World world = active;
    return world == null ? null : world.current;
  }

  static World active() {
    World world = active;
    if (world == null) {
      throw new IllegalStateException("no execution is under way");
    }
    return world;
  }

  /** Begins an execution: a main thread that will run the given code. */
  public void begin(boolean traced, ClassInfo.Source programClasses, MainCode main) {
    active = this;
    tracing = traced;
    classes = programClasses;
    clear(programClasses);
    lifeOfProgram = location(objects.addPlace(new Names.Place("the program")), Locations.LIFE);
    statesOfThreads = location(objects.addPlace(new Names.Place("the threads")), Locations.LIFE);
    objects.share(output.out);
    ProgramThread thread = add(threadNumbers.mainThread(programClasses), main);
    thread.begun = true;
  }

  /** What the main thread runs. */
  public interface MainCode {
    void run() throws Throwable;
  }

  private void clear(ClassInfo.Source programClasses) {
    statics.reset(programClasses.withStatics());
    Arrays.fill(monitors, null);
    for (int i = 0; i < changed.size(); i++) {
      versions[changed.get(i)] = 0;
    }
    changed.clear();
    objects.clear();
    clocks.clear();
    races.clear();
    output.clear();
    threads.clear();
    byIdentity.clear();
    shutdownHooks.clear();
    interruptedEarly.clear();
    names = new Names(this);
    threadNumbers = new ThreadNumbers();
    current = null;
    findings.clear();
    failure = null;
    shuttingDown = false;
    over = false;
    steps = 0;
    stacks.clear();
    defaultHandler = null;
  }

  /** The threads so far. */
  public List<ProgramThread> threads() {
    return threads;
  }

  /**
   * Whether the thread can move: the program is not over, and the thread's operation is not
   * blocked.
   */
  public boolean enabled(ProgramThread thread) {
    return !over && thread.enabled();
  }

  /** Lets a thread take one transition and tells what came to light. */
  public @Nullable Finding step(ProgramThread thread, int alternative) {
    active = this;
    current = thread;
    if (tracing) {
      StackTraceElement[] stack = thread.stack();
      stacks.add(stack == null ? new StackTraceElement[0] : stack);
    }
    thread.step(alternative);
    current = null;
    steps++;
    allSteps++;
    if (failure != null) {
      throw failure;
    }
    return findings.poll();
  }

  /** How many steps there have been in all executions; another thread may see an older number. */
  public long allSteps() {
    return allSteps;
  }

  /** Which thread is running, and since which operation. */
  public Optional<String> whereabouts() {
    ProgramThread thread = current;
    if (thread == null) {
      return Optional.empty();
    }
    Site since = Sites.get(thread.site());
    String after = since == Site.NONE ? "its beginning" : "the operation at " + since.place();
    return Optional.of("thread " + names.thread(thread) + ", after " + after);
  }

  /** Gives up all threads. */
  public void close() {
    over = true;
    for (ProgramThread thread : threads) {
      current = thread;
      thread.abandon();
    }
    current = null;
  }

  /** What the program has printed. */
  public String outcome() {
    return output.text();
  }

  /** Whether the program has come to its end, be it with daemon threads left. */
  public boolean over() {
    return over;
  }

  /** The deadlock or livelock that the threads are in, or null. */
  public @Nullable Finding stuck() {
    return Stuck.describe(this);
  }

  /** A class of the program. */
  Class<?> classNamed(String name) throws ClassNotFoundException {
    ClassLoader loader = classes instanceof ClassLoader own ? own : World.class.getClassLoader();
    return Class.forName(name, false, loader);
  }

  /**
   * How many accesses needed no scheduling point because nobody else could reach the object, in all
   * executions.
   */
  public long filtered() {
    return filtered;
  }

  // What follows is for the threads of the program.

  void filter() {
    filtered++;
  }

  Carrier carrier() {
    return carrier;
  }

  boolean tracing() {
    return tracing;
  }

  SharedObjects objects() {
    return objects;
  }

  Locations locations() {
    return locations;
  }

  Clocks clocks() {
    return clocks;
  }

  Statics statics() {
    return statics;
  }

  Output output() {
    return output;
  }

  Calls calls() {
    return calls;
  }

  Names names() {
    return names;
  }

  ThreadNumbers threadNumbers() {
    return threadNumbers;
  }

  List<Thread> shutdownHooks() {
    return shutdownHooks;
  }

  int location(int object, int slot) {
    return locations.of(object, slot);
  }

  int locationOf(Object object, int slot) {
    return locations.of(shared(object), slot);
  }

  /** The number of an object that is to be shared from now on. */
  int shared(Object object) {
    int number = objects.number(object);
    if (number == 0) {
      Monitors.share(this, object);
      number = objects.number(object);
    }
    return number;
  }

  /** A number that differs from an earlier one if others may have changed the location since. */
  int version(int location, ProgramThread asking) {
    if (location == statesOfThreads) {
      return steps - asking.steps;
    }
    return location < versions.length ? versions[location] : 0;
  }

  void acquired(ProgramThread thread, int location) {
    clocks.acquire(thread.number(), location);
  }

  void released(ProgramThread thread, int location) {
    clocks.release(thread.number(), location);
  }

  /** The thread of a thread object, or null if it was never started. */
  @Nullable ProgramThread threadOf(Thread identity) {
    IdentityHash.settle(identity);
    return byIdentity.get(identity);
  }

  /** Sets the interrupt status of a thread, which need not have been started yet. */
  void interrupt(Thread identity) {
    ProgramThread thread = threadOf(identity);
    if (thread != null) {
      thread.interrupted = true;
    } else if (!interruptedEarly.contains(identity)) {
      interruptedEarly.add(identity);
    }
  }

  boolean isInterrupted(Thread identity) {
    ProgramThread thread = threadOf(identity);
    return thread == null ? interruptedEarly.contains(identity) : thread.interrupted;
  }

  Thread.@Nullable UncaughtExceptionHandler defaultHandler() {
    return defaultHandler;
  }

  void defaultHandler(Thread.@Nullable UncaughtExceptionHandler handler) {
    defaultHandler = handler;
  }

  /** How many transitions there have been. */
  int steps() {
    return steps;
  }

  /** Brings a thread to life; its first step is still to come. */
  ProgramThread add(Thread identity, MainCode code) {
    clocks.addThread();
    ProgramThread[] self = new ProgramThread[1];
    ProgramThread thread =
        new ProgramThread(this, threads.size(), identity, () -> new Life(this, self[0]).live(code));
    self[0] = thread;
    threads.add(thread);
    byIdentity.put(identity, thread);
    thread.interrupted = interruptedEarly.remove(identity);
    return thread;
  }

  /** The monitor of a shared object. */
  Monitor monitor(Object object, int number) {
    if (number >= monitors.length) {
      monitors = Arrays.copyOf(monitors, Math.max(number + 1, 2 * monitors.length));
    }
    Monitor monitor = monitors[number];
    if (monitor == null) {
      monitor = new Monitor(this, object, number);
      monitors[number] = monitor;
    }
    return monitor;
  }

  /** The monitor of an object, if anybody has used it. */
  @Nullable Monitor monitorIfUsed(Object object) {
    int number = objects.number(object);
    return number < monitors.length ? monitors[number] : null;
  }

  /** An operation has been performed: what was looked at or changed matters to loops that spin. */
  void performed(ProgramThread thread, Operation operation) {
    for (Operation link = operation; link != null; link = link.also()) {
      int object = link.object();
      switch (link.kind()) {
        case READ, JOIN -> look(thread, object);
        case SLEEP -> look(thread, object);
        case BEGIN, AWAIT, LOCK, UNLOCK, LOCK_SHARED, UNLOCK_SHARED -> {}
        case YIELD, WAIT, WAKE, PARK, CHOOSE -> {}
        default -> change(thread, object);
      }
    }
    thread.steps++;
    thread.spin.moved();
  }

  private void look(ProgramThread thread, int object) {
    if (object != lifeOfProgram) {
      thread.spin.looked(object, version(object, thread));
    }
  }

  private void change(ProgramThread thread, int object) {
    if (object == statesOfThreads) {
      return;
    }
    if (object == thread.interruption || thread.leavesAsIs()) {
      look(thread, object);
      return;
    }
    bump(object);
    thread.spin.changed();
  }

  void bump(int location) {
    if (location >= versions.length) {
      versions = Arrays.copyOf(versions, Math.max(location + 1, 2 * versions.length));
    }
    versions[location]++;
    changed.mark(location);
  }

  /** Refuses code that runs outside of the scheduler's control. */
  void checkCurrent(ProgramThread thread, int site) {
    if (over) {
      throw new Abandoned();
    }
    Calls.checkCallback(thread, site);
    if (!thread.isRunning()) {
      throw Operations.refuse(
          "code of the program on a thread that Mazurka does not control ("
              + Thread.currentThread().getName()
              + ")",
          "A JDK class started that thread by itself; start threads with java.lang.Thread.",
          site);
    }
  }

  /** Notes a data race, if the access is one. */
  void access(ProgramThread thread, int location, boolean writes, boolean plain, int site) {
    if (raceReports.off()) {
      return;
    }
    boolean takesPart = plain && !Sites.get(site).isCopy();
    boolean race =
        writes
            ? races.write(thread.number(), location, takesPart, steps, site)
            : races.read(thread.number(), location, takesPart, steps, site);
    if (race) {
      note(raceReports.report(this, races, thread, location, writes, site));
    }
  }

  /** Notes a finding of the present transition; a second one is told with the next. */
  void note(@Nullable Finding found) {
    if (found != null) {
      findings.add(found);
    }
  }

  /**
   * The execution cannot go on: the scheduler will be told, even if the program catches what is
   * thrown.
   */
  <T extends RuntimeException> T fail(T cause) {
    if (failure == null) {
      failure = cause;
    }
    over = true;
    return cause;
  }

  /**
   * The program is told to end, at once or after its shutdown hooks; other threads go on till then.
   */
  void exit(ProgramThread thread, boolean hooks) {
    if (!hooks) {
      over = true;
    } else if (!shuttingDown) {
      shutDown(thread);
    }
  }

  /** An access weaker than volatile was made, whose reorderings are not explored. */
  void noteWeakAccess(int site) {
    weakAccesses |= !Sites.get(site).isCopy();
  }

  /** Whether the program has made accesses that are weaker than volatile. */
  public boolean weakAccesses() {
    return weakAccesses;
  }

  /** The stack of the thread that took a step; only while tracing. */
  StackTraceElement @Nullable [] stackAt(int step) {
    return step < stacks.size() ? stacks.get(step) : null;
  }

  /** There are daemon threads: what they do depends on whether the program is still alive. */
  void noteDaemon() {
    if (!hasDaemons) {
      hasDaemons = true;
      throw fail(new SearchAgain("there are daemon threads"));
    }
  }

  /** Threads are interrupted: one that joins another may go on before that has ended. */
  void noteInterrupt() {
    if (!hasInterrupts) {
      hasInterrupts = true;
      throw fail(new SearchAgain("threads are interrupted"));
    }
  }

  /** Whether a join that is not timed can only go on at the end of the other thread. */
  boolean joinsAreFirm() {
    return !hasInterrupts;
  }

  /** A thread is about to end the program: that depends on all that others do. */
  void noteExit() {
    if (!hasExits) {
      hasExits = true;
      throw fail(new SearchAgain("the program can be ended by a call"));
    }
  }

  /**
   * A thread looks at the state of another: whether that can move depends on all that others do.
   */
  Operation lookAtStates() {
    if (!hasLooksAtStates) {
      hasLooksAtStates = true;
      throw fail(new SearchAgain("threads look at each other's states"));
    }
    return Operation.of(Kind.READ, statesOfThreads);
  }

  /** The operation, with what it implies for those who look at states or end the program. */
  Operation withLife(Thread identity, Operation operation) {
    Operation also = operation.also();
    boolean needsProgram = hasDaemons && identity.isDaemon() && operation.kind() != Kind.END;
    if (hasExits || needsProgram) {
      also = Operation.of(Kind.READ, lifeOfProgram, also);
    }
    if (hasLooksAtStates) {
      also = Operation.of(Kind.RELEASE, statesOfThreads, also);
    }
    return also == operation.also()
        ? operation
        : Operation.of(operation.kind(), operation.object(), also);
  }

  int lifeOfProgram() {
    return lifeOfProgram;
  }

  /** The operation by which a thread ends, which may end the program. */
  Operation endOf(ProgramThread thread) {
    boolean lastMatters = hasDaemons && !thread.identity().isDaemon();
    boolean mayEndProgram = lastMatters || hasExits || !shutdownHooks.isEmpty();
    Operation also = mayEndProgram ? Operation.of(Kind.RELEASE, lifeOfProgram) : null;
    Monitor monitor = monitorIfUsed(thread.identity());
    if (monitor != null && !monitor.waitSet().isEmpty()) {
      also = Operation.of(Kind.NOTIFY_ALL, monitor.waitSet().location(), also);
    }
    return Operation.of(Kind.END, thread.life, also);
  }

  /**
   * A thread has ended: the program is over with its last thread that is no daemon, and then its
   * last shutdown hook.
   */
  void ended(ProgramThread last) {
    for (ProgramThread thread : threads) {
      if (!thread.ended && (shuttingDown ? thread.isHook : !thread.identity().isDaemon())) {
        return;
      }
    }
    if (shuttingDown) {
      over = true;
    } else {
      shutDown(last);
    }
  }

  /** Runs the shutdown hooks; without any the program is over. */
  private void shutDown(ProgramThread last) {
    if (shutdownHooks.isEmpty()) {
      over = true;
      return;
    }
    shuttingDown = true;
    List<ProgramThread> before = List.copyOf(threads);
    for (Thread identity : shutdownHooks) {
      ProgramThread hook = Threads.adopt(this, identity);
      hook.beHook(lifeOfProgram);
      before.stream().filter(t -> t.ended).forEach(t -> acquired(hook, t.life));
      released(last, hook.life);
    }
  }
}
