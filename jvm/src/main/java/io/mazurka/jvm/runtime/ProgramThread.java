package io.mazurka.jvm.runtime;

import io.mazurka.jvm.coroutine.CannotSuspendException;
import io.mazurka.jvm.coroutine.Coroutine;
import io.mazurka.jvm.coroutine.Frame;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A thread of the program: how it moves, and what of Java's thread state is modelled. */
public final class ProgramThread implements Guard {

  private final World world;
  private final int number;
  private final Thread identity;
  private final Coroutine coroutine;

  /** What others see of the thread: that it lives, that it is interrupted, that it has a permit. */
  final int life;

  final int interruption;
  final int permission;

  boolean begun;
  boolean ended;
  boolean interrupted;
  boolean permit;
  boolean joinedByMain;

  /** Whether the thread is a shutdown hook. */
  boolean isHook;

  /** Whether the thread takes its next step before the program ends ({@link LastSteps}). */
  boolean comesBeforeEnd;

  /** How many transitions the thread has made. */
  int steps;

  /** Whether the thread has made one since somebody began to {@link #watch}. */
  boolean moved;

  private int watches;

  /** How many locks the thread holds, as far as they are worth a look. */
  int locks;

  /** Monitors entered while nobody else could reach their objects. */
  final List<Object> ownMonitors = new ArrayList<>(0);

  /** Calls of JDK methods that may call back while they hold a lock of their own. */
  final LockedCalls lockedCalls = new LockedCalls(this);

  /** How often the thread has woken up without a reason. */
  int spuriousWakeups;

  /** How many locks the thread shares with others who read. */
  int shares;

  /** How many classes the thread is initialising. */
  int initializing;

  /** Whether time has passed in the last step, where the thread did not wait for anything more. */
  boolean letTimePass;

  /** Where the thread last called a method of an object that is under control. */
  int callSite;

  /** Who publishes what this thread publishes: itself, or the class that it initialises. */
  int publisher;

  /** What the thread is about to join in one operation. */
  List<@Nullable Object> gathered = List.of();

  /** What the thread stands before. */
  final Stance stance;

  final Spin spin = new Spin();
  final OptimisticReads optimisticReads;

  /** What this thread draws, or the class that it initialises. */
  Draws draws;

  /** Where in the program it was started, if that is told. */
  String startedAt = "";

  /** What the thread does along with its last step, if anything. */
  Steps.@Nullable LastChange lastChange;

  final Pace pace = new Pace();

  private @Nullable Object lastLock;
  private int stepsAtLock;
  private @Nullable Operation performing;
  private int performedAt;
  private int alternative;
  private int resumed;
  private StackTraceElement @Nullable [] stack;

  ProgramThread(World world, int number, Thread identity, Runnable code) {
    this.world = world;
    this.number = number;
    this.identity = identity;
    this.publisher = ObjectNumbers.publisher(number);
    this.draws = new Draws(number);
    this.optimisticReads = new OptimisticReads(world.accesses(), this);
    int object = world.shared(identity);
    this.life = world.location(object, Locations.LIFE);
    this.interruption = world.location(object, Locations.INTERRUPT);
    this.permission = world.location(object, Locations.PERMIT);
    this.stance = new Stance(world, this);
    this.coroutine = world.carrier().carry(identity, code);
  }

  /** The thread's number in schedules. */
  public int number() {
    return number;
  }

  /** The program's own object for the thread. */
  public Thread identity() {
    return identity;
  }

  /** The thread has got a lock. */
  void locked(Object lock) {
    locks++;
    lastLock = lock;
    stepsAtLock = steps;
  }

  /** Whether the thread has taken no step since it got the lock. */
  boolean hasJustLocked(Object lock) {
    return lastLock == lock && stepsAtLock == steps;
  }

  /** Takes the interrupt status back. */
  void clearInterrupt() {
    interrupted = false;
    world.acquired(this, interruption);
    world.changes().bump(interruption);
    spin.changed();
  }

  /** What the thread will do next, in the present state; null once it has ended. */
  public @Nullable Operation pending() {
    return ended ? null : stance.operation();
  }

  /** The site of the operation that the thread performed last. */
  int performedAt() {
    return performedAt;
  }

  /** Which alternative of its operation the thread was told to take. */
  int alternative() {
    return alternative;
  }

  /**
   * Comes to an operation that may have to wait: a step of its own where others look at the state
   * of the thread, which runs until then.
   */
  void approach(int atSite) {
    if (world.learned().has(Fact.LOOKS_AT_STATES)) {
      perform(Operation.of(Kind.YIELD), null, atSite);
    }
  }

  StackTraceElement @Nullable [] stack() {
    return stack;
  }

  /** Lets the thread take one transition; called by the scheduler. */
  void step(int chosenAlternative) {
    begin(chosenAlternative);
    coroutine.resume();
  }

  /** The transition begins that the thread stands before. */
  void begin(int chosenAlternative) {
    alternative = chosenAlternative;
    performing = pending();
    if (stance.needsTime()) {
      world.deadlines().passed(this);
    }
    resumed++;
    world.trail().begin(number, chosenAlternative);
  }

  void abandon() {
    coroutine.abandon();
  }

  /**
   * Stands before an operation until the scheduler lets the thread perform it; called by the thread
   * itself.
   */
  void perform(Operation operation, @Nullable Guard blocking, int atSite) {
    perform(operation, blocking, atSite, Thread.State.WAITING);
  }

  void perform(Operation operation, @Nullable Guard blocking, int atSite, Thread.State state) {
    if (world.invariants().observing()) {
      world.invariants().observe(operation, atSite);
      return;
    }
    if (lockedCalls.isLate()) {
      settleCalls();
    }
    requireControl(atSite);
    lockedCalls.beforeOperation(atSite);
    world.calls().holds().noteOperation(this);
    world.rounds().arrived(this);
    if (initializing > 0) {
      world.statics().noteOperation(this);
    }
    if (shares > 0 && (blocking != null || operation.kind() == Kind.END)) {
      world.learned().note(Fact.LINES);
    }
    spin.arrived();
    stance.take(operation, blocking, atSite, state);
    if (world.stacks().kept()) {
      stack = ProgramStack.capture();
    }
    if (!world.retrace().leads(this)) {
      suspend();
    }
    comesBeforeEnd = false;
    letTimePass = false;
    pace.moved();
    stance.leave();
    performedAt = atSite;
    world.changes().performed(this, performing == null ? operation : performing);
  }

  /** Takes the steps that are due before the one that the thread has prepared. */
  private void settleCalls() {
    UnaryOperator<Operation> variation = stance.inPresentState;
    BooleanSupplier asIs = stance.leavesAsIs;
    boolean isPlain = stance.plain;
    boolean isWeak = stance.weak;
    stance.inPresentState = null;
    stance.leavesAsIs = null;
    lockedCalls.settle();
    stance.inPresentState = variation;
    stance.leavesAsIs = asIs;
    stance.plain = isPlain;
    stance.weak = isWeak;
  }

  /** Refuses code that runs outside of the scheduler's control. */
  void requireControl(int atSite) {
    if (world.over()) {
      throw new Abandoned();
    }
    if (!isRunning()) {
      throw Operations.refuse(
          "code of the program on a thread that Mazurka does not control ("
              + Thread.currentThread().getName()
              + ")",
          "A JDK class started that thread by itself; start threads with java.lang.Thread.",
          atSite);
    }
  }

  private void suspend() {
    try {
      coroutine.suspend();
    } catch (CannotSuspendException e) {
      world.fail(e);
      throw new Abandoned();
    }
  }

  /** Stands before a compare-and-set: a read-modify-write where it would succeed, else a read. */
  void performIf(Operation operation, BooleanSupplier wouldSucceed, int atSite) {
    performIf(operation, null, wouldSucceed, atSite);
  }

  void performIf(
      Operation operation, @Nullable Guard blocking, BooleanSupplier wouldSucceed, int atSite) {
    performVarying(
        operation,
        blocking,
        atSite,
        Thread.State.WAITING,
        op -> wouldSucceed.getAsBoolean() ? op : Operation.of(Kind.READ, op.object(), op.also()));
  }

  /**
   * Stands before an operation that can go several ways, as many as there are in the state when it
   * is performed.
   */
  void performEither(
      Operation operation, @Nullable Guard blocking, int atSite, IntSupplier alternatives) {
    performEither(operation, blocking, atSite, Thread.State.WAITING, alternatives);
  }

  void performEither(
      Operation operation,
      @Nullable Guard blocking,
      int atSite,
      Thread.State state,
      IntSupplier alternatives) {
    performVarying(
        operation, blocking, atSite, state, op -> op.withAlternatives(alternatives.getAsInt()));
  }

  /**
   * Whether the thread, which is about to wait, will wake up without a reason: a choice, as long as
   * it has not done so as often as it may.
   */
  boolean wakesUpSpuriously(int atSite) {
    if (spuriousWakeups >= world.spuriousWakeups()) {
      return false;
    }
    performEither(Operation.of(Kind.CHOOSE), null, atSite, () -> 2);
    if (alternative == 0) {
      return false;
    }
    spuriousWakeups++;
    spin.changed();
    return true;
  }

  /** Stands before an operation that is another one in another state. */
  void performOneOf(
      Supplier<Operation> present, @Nullable Guard blocking, int atSite, Thread.State state) {
    performVarying(present.get(), blocking, atSite, state, op -> stance.complete(present.get()));
  }

  private void performVarying(
      Operation operation,
      @Nullable Guard blocking,
      int atSite,
      Thread.State state,
      UnaryOperator<Operation> variation) {
    stance.inPresentState = variation;
    try {
      perform(operation, blocking, atSite, state);
    } finally {
      stance.inPresentState = null;
    }
  }

  /** Begins to watch whether the thread makes a transition; see {@link #watched}. */
  boolean watch() {
    boolean before = isSeenMoving();
    watches++;
    moved = false;
    return before;
  }

  /** Whether the thread has made a transition; from now on, whether it makes another. */
  boolean takeMoved() {
    boolean before = moved;
    moved = false;
    return before;
  }

  /**
   * Whether the thread has made one since {@link #watch}.
   *
   * @param before what that has returned: watches can be nested
   */
  boolean watched(boolean before) {
    watches--;
    boolean now = moved;
    moved |= before;
    return now;
  }

  /** Whether somebody is going to ask if the thread has made a transition, and it has. */
  boolean isSeenMoving() {
    return watches > 0 && moved;
  }

  /** How often the thread has been let go on: while it is the same, so are its frames. */
  int resumed() {
    return resumed;
  }

  /** Shows the frames of the thread, see {@link Coroutine#walk}. */
  boolean walk(Predicate<Frame> wanted) {
    return coroutine.walk(wanted);
  }

  /** Whether the code that runs now is this thread's. */
  boolean isRunning() {
    return coroutine.isCarriedBy(Thread.currentThread());
  }

  /** Makes the thread a shutdown hook: it begins when the program has come to its end. */
  void beHook(int lifeOfProgram) {
    isHook = true;
    stance.beginAfter(lifeOfProgram);
  }

  /** The thread begins before the program ends. */
  void hurry() {
    comesBeforeEnd = true;
    stance.beginAnew();
  }

  /** Never goes on. */
  void standStill(Guard reason, int atSite) {
    perform(Operation.of(Kind.YIELD), reason, atSite);
    throw new Abandoned();
  }

  /** Whether another thread need not wait for the end of this one. */
  @Override
  public boolean opensFor(ProgramThread waiting) {
    return ended;
  }

  @Override
  public String describe() {
    return "the end of " + world.names().thread(this);
  }
}
