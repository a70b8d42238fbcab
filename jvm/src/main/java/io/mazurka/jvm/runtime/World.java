package io.mazurka.jvm.runtime;

import io.mazurka.jvm.common.CommonNumbers;
import io.mazurka.jvm.coroutine.Carrier;
import io.mazurka.program.Finding;
import io.mazurka.program.Route;
import io.mazurka.program.Schedule;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The world of one execution at a time: threads, shared objects, monitors, clocks. It is emptied
 * and used again for the next execution, so that an execution costs no more than what it does.
 *
 * <p>Hooks are static methods, so the active world is a static field. Only one of scheduler and
 * program threads runs at any time; nothing here needs synchronisation. Several workers have a copy
 * of this class each, and of all others here, in class loaders of their own.
 */
public final class World {

  private static @Nullable World active;

  private final Carrier carrier;
  private final int spuriousWakeups;
  private final boolean lateTimeouts;
  private final StandingRaces standingRaces;
  private final SharedObjects objects;
  private final Locations locations;
  private final Clocks clocks = new Clocks();
  private final Accesses accesses;
  private final Statics statics = new Statics(this);
  private final Output output = new Output();
  private final Calls calls = new Calls(this);
  private final Population population = new Population(this);
  private final MonitorTable monitors = new MonitorTable(this);
  private final Changes changes = new Changes(this);
  private final Learned learned = new Learned(this);
  private final Links links = new Links(this, learned);
  private final Rounds rounds = new Rounds(this);
  private final Protections protections = new Protections(this);
  private final Strays strays = new Strays(this);
  private @Nullable Class<?>[] owners = new Class<?>[64];
  private final VirtualThreads virtualThreads = new VirtualThreads();
  private final Shutdown shutdown;
  private final Invariants invariants = new Invariants(this);
  private Names names = new Names(this);
  private ThreadNumbers threadNumbers = new ThreadNumbers(this);
  private ClassInfo.@Nullable Source classes;
  private @Nullable ProgramThread current;
  private final ArrayDeque<Finding> findings = new ArrayDeque<>(0);
  private @Nullable RuntimeException failure;
  private boolean observed;
  private boolean over;
  private final Tally tally = new Tally();
  private final StepStacks stacks = new StepStacks();
  private final Trail trail = new Trail();
  private final Referents referents = new Referents();
  private final Retrace retrace = new Retrace(this);
  private final Deadlines deadlines = new Deadlines(this);

  /**
   * A world whose threads are run in the given way.
   *
   * @param numbers of objects and locations, which other worlds of the same program share
   * @param spuriousWakeups how often each thread may wake up without a reason
   * @param lateTimeouts whether time runs out only where nobody can move otherwise
   * @param mayExit whether the program may end the Java virtual machine
   */
  public World(
      Carrier carrier,
      RaceReports raceReports,
      CommonNumbers numbers,
      int spuriousWakeups,
      boolean lateTimeouts,
      boolean mayExit) {
    this.carrier = carrier;
    this.spuriousWakeups = spuriousWakeups;
    this.lateTimeouts = lateTimeouts;
    this.objects = new SharedObjects(numbers, new Constants(this), strays);
    this.locations = new Locations(numbers);
    this.accesses = new Accesses(this, raceReports);
    this.shutdown = new Shutdown(this, mayExit);
    this.standingRaces = new StandingRaces(this, raceReports);
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

  /**
   * Begins an execution: a main thread that will run the given code.
   *
   * @param traced whether it is to be told
   * @param inFull whether there are steps also for what nobody can notice as a lock protects it
   */
  public void begin(
      boolean traced, boolean inFull, ClassInfo.Source programClasses, MainCode main) {
    active = this;
    classes = programClasses;
    clear(programClasses);
    stacks.begin(traced);
    links.begin();
    protections.begin(!inFull);
    objects.begin(learned.has(Fact.LOCKED_VALUES));
    invariants.begin();
    objects.share(output.out, null, Origins.UNKNOWN);
    ProgramThread thread = population.add(threadNumbers.mainThread(programClasses), main);
    thread.begun = true;
  }

  /** The steps of the execution, and what was hidden in them. */
  public Schedule inFull() {
    return trail.inFull();
  }

  /** The program's classes are loaded anew, or not needed any more. */
  public void forgetClasses() {
    ClassShape.forget();
    protections.forget();
    Arrays.fill(owners, null);
  }

  /** Whether there were threads that wait until nobody can move otherwise. */
  public boolean isPatient() {
    return learned.has(Fact.PATIENCE);
  }

  /** The JDK's collections whose code is to be explored from the next execution on. */
  public Set<String> opened() {
    return learned.opened().names();
  }

  /** What the main thread runs. */
  public interface MainCode {
    void run() throws Throwable;
  }

  private void clear(ClassInfo.Source programClasses) {
    statics.reset(programClasses.withStatics());
    SystemProperties.restore();
    Loggers.restore();
    monitors.clear();
    calls.clear();
    changes.clear();
    objects.clear();
    strays.clear();
    clocks.clear();
    accesses.clear();
    output.clear();
    population.clear();
    virtualThreads.clear();
    referents.clear();
    shutdown.clear();
    names = new Names(this);
    threadNumbers = new ThreadNumbers(this);
    current = null;
    findings.clear();
    failure = null;
    over = false;
    trail.clear();
    rounds.clear();
    deadlines.clear();
  }

  /** The threads so far. */
  public List<ProgramThread> threads() {
    return population.threads();
  }

  /** The thread in words. */
  public String name(ProgramThread thread) {
    return names.thread(thread);
  }

  /**
   * Whether the thread can move: the program is not over, and the thread's operation is not
   * blocked.
   */
  public boolean enabled(ProgramThread thread) {
    return !over && thread.stance.enabled();
  }

  /** Lets a thread take one transition and tells what came to light. */
  public @Nullable Finding step(ProgramThread thread, int alternative) {
    stacks.note(thread);
    resume(thread, alternative);
    if (observed) {
      note(standingRaces.of(thread));
    }
    return findings.poll();
  }

  /**
   * Takes steps again that were taken in an earlier execution, up to one that cannot be; returns
   * how many were taken.
   */
  public int follow(Route route) {
    int taken = retrace.follow(route);
    findings.clear();
    return taken;
  }

  /** Lets a thread run until it stands before something that it is not told to do yet. */
  void resume(ProgramThread thread, int alternative) {
    active = this;
    current = thread;
    thread.step(alternative);
    current = null;
    taken(thread);
    if (failure == null) {
      invariants.check(thread);
    }
    if (failure != null) {
      throw failure;
    }
  }

  /** The thread has come to the end of a step. */
  void taken(ProgramThread thread) {
    trail.add(thread.number(), thread.alternative());
    tally.step();
  }

  /** What else came to light in the last transition, or null. */
  public @Nullable Finding more() {
    return findings.poll();
  }

  /** From now on states are compared, in this execution and in all later ones. */
  public void observe() {
    observed = true;
  }

  /** States are not compared any more. */
  public void stopObserving() {
    observed = false;
  }

  /** Whether more than the state decides about data races to come ({@link Past}). */
  public boolean pastMatters() {
    return accesses.pastMatters();
  }

  /** A data race that threads are about to run into, or null. */
  public @Nullable Finding standingRace() {
    return standingRaces.any();
  }

  /** Lets an observer's code run as a thread's; null ends that. */
  void lend(@Nullable ProgramThread observer) {
    current = observer;
  }

  /** What is counted in all executions. */
  public Tally tally() {
    return tally;
  }

  /** Which thread is running, and since which operation. */
  public Optional<String> whereabouts() {
    return Optional.ofNullable(current).map(names::whereabouts);
  }

  /** Gives up all threads. */
  public void close() {
    over = true;
    for (ProgramThread thread : threads()) {
      current = thread;
      thread.abandon();
    }
    current = null;
    SystemProperties.restore();
    Loggers.restore();
  }

  /** What the program has printed. */
  public String outcome() {
    return output.text();
  }

  /** Whether the program has come to its end, be it with daemon threads left. */
  public boolean over() {
    return over;
  }

  /** What was not explored along this execution because it would go on for ever, or null. */
  public @Nullable String leftOut() {
    return rounds.leftOut();
  }

  /** The deadlock or livelock that the threads are in, or null. */
  public @Nullable Finding stuck() {
    return Stuck.describe(this);
  }

  /** Whether this very text is one that the program's code has at hand. */
  boolean isLiteral(String text) {
    return classes != null && classes.isLiteral(text);
  }

  /** A class of the program. */
  Class<?> classNamed(String name) throws ClassNotFoundException {
    ClassLoader loader = classes instanceof ClassLoader own ? own : World.class.getClassLoader();
    return Class.forName(name, false, loader);
  }

  /** The class of the program that declares the field that is accessed at the site. */
  Class<?> classAt(int site) {
    int owner = Sites.ownerAt(site);
    if (owner >= owners.length) {
      owners = Arrays.copyOf(owners, 2 * owner);
    }
    Class<?> known = owners[owner];
    if (known == null) {
      try {
        known = classNamed(Sites.get(site).owner().replace('/', '.'));
      } catch (ClassNotFoundException e) {
        throw new IllegalStateException("a field is accessed of a class that is not there", e);
      }
      owners[owner] = known;
    }
    return known;
  }

  // What follows is for the threads of the program.

  Protections protections() {
    return protections;
  }

  Rounds rounds() {
    return rounds;
  }

  /** The thread lets its virtual time pass. */
  void pass(ProgramThread thread, long nanos) {
    thread.letTimePass = true;
    clocks.pass(thread.number(), nanos);
    rounds.passed(thread, false);
  }

  Population population() {
    return population;
  }

  MonitorTable monitors() {
    return monitors;
  }

  /** How often each thread may wake up without a reason. */
  int spuriousWakeups() {
    return spuriousWakeups;
  }

  /** Whether time runs out for a thread only where nobody can move otherwise. */
  boolean timesOutLate() {
    return lateTimeouts;
  }

  Deadlines deadlines() {
    return deadlines;
  }

  public Carrier carrier() {
    return carrier;
  }

  StepStacks stacks() {
    return stacks;
  }

  SharedObjects objects() {
    return objects;
  }

  Locations locations() {
    return locations;
  }

  Strays strays() {
    return strays;
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

  VirtualThreads virtualThreads() {
    return virtualThreads;
  }

  Shutdown shutdown() {
    return shutdown;
  }

  Invariants invariants() {
    return invariants;
  }

  Changes changes() {
    return changes;
  }

  /** Whether threads take other steps than at first, as something was learned. */
  public boolean hasOtherSteps() {
    return learned.changesSteps();
  }

  Referents referents() {
    return referents;
  }

  Learned learned() {
    return learned;
  }

  Links links() {
    return links;
  }

  /** The program is over: no thread moves any more. */
  void end() {
    over = true;
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

  void acquired(ProgramThread thread, int location) {
    if (invariants.observing()) {
      return;
    }
    clocks.acquire(thread.number(), location);
  }

  void released(ProgramThread thread, int location) {
    if (invariants.observing()) {
      return;
    }
    clocks.release(thread.number(), location);
  }

  Retrace retrace() {
    return retrace;
  }

  Trail trail() {
    return trail;
  }

  /** How many transitions there have been. */
  int steps() {
    return trail.length();
  }

  /** Notes a data race, if the access is one. */
  void access(ProgramThread thread, int location, boolean writes, boolean plain, int site) {
    if (!invariants.observing()) {
      protections.check(thread, location, writes);
      accesses.note(thread, location, writes, plain, site);
    }
  }

  Accesses accesses() {
    return accesses;
  }

  /** Notes a finding of the present transition. */
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
    trail.breakOff();
    over = true;
    return cause;
  }
}
