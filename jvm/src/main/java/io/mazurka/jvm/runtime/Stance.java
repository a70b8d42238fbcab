package io.mazurka.jvm.runtime;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What a thread stands before: its pending operation, and what that may have to wait for. */
final class Stance {

  private final World world;
  private final ProgramThread thread;

  /** Whether all accesses of the operation are plain. */
  boolean plain;

  /** Whether some access of the operation orders nothing. */
  boolean weak;

  /** How many elements of an array the next access is one to. */
  int span = 1;

  /** When the thread, which waits, gives up ({@link Deadlines}). */
  long deadline;

  /** What the operation is in the present state, where it is another one in another state. */
  @Nullable UnaryOperator<Operation> inPresentState;

  /** How to find out whether the operation leaves its variable as it is. */
  @Nullable BooleanSupplier leavesAsIs;

  private Operation pending;
  private @Nullable Guard guard;
  private int site;
  private Thread.State waitingState = Thread.State.RUNNABLE;

  /** The thread stands before its beginning. */
  Stance(World world, ProgramThread thread) {
    this.world = world;
    this.thread = thread;
    this.pending = complete(Operation.of(Kind.BEGIN, thread.life));
  }

  /** The thread stands before the operation, which may have to wait. */
  void take(Operation operation, @Nullable Guard blocking, int atSite, Thread.State state) {
    guard = blocking;
    pending = complete(operation);
    site = atSite;
    waitingState = state;
  }

  /** The thread performs its operation. */
  void leave() {
    guard = null;
    plain = false;
    weak = false;
  }

  /** The thread begins only when the program has come to its end. */
  void beginAfter(int lifeOfProgram) {
    Operation after = Operation.of(Kind.READ, lifeOfProgram, pending.also());
    pending = Operation.of(Kind.BEGIN, thread.life, after);
  }

  /** What the operation implies has changed. */
  void beginAnew() {
    pending = complete(Operation.of(Kind.BEGIN, thread.life));
  }

  /** The operation, with what it implies for others. */
  Operation complete(Operation operation) {
    return world.links().complete(thread, operation, isPatient());
  }

  /** The operation in the present state. */
  Operation operation() {
    UnaryOperator<Operation> variation = inPresentState;
    Operation operation = variation == null ? pending : variation.apply(pending);
    return isPatient() ? world.links().withPatience(operation, needsTime()) : operation;
  }

  /** Whether the thread can perform it now. */
  boolean enabled() {
    return canMove() && (!needsTime() || world.deadlines().isNext(thread));
  }

  /** Whether it can though time runs out for nobody. */
  boolean canMoveAtOnce() {
    return canMove() && !needsTime();
  }

  /** Whether it can if time runs out for it. */
  boolean canGiveUp() {
    return needsTime() && canMove();
  }

  private boolean canMove() {
    Guard g = guard;
    return !thread.ended
        && (g == null || g.opensFor(thread))
        && !(thread.pace.standsBack && world.rounds().isAhead(thread));
  }

  /** Whether the thread, which waits, gives up only where nobody can move otherwise. */
  boolean isPatient() {
    Guard g = guard;
    return g != null && g.patience() == Patience.LONG;
  }

  /** Whether nothing but time that runs out lets the thread go on. */
  boolean needsTime() {
    Guard g = guard;
    return g != null && g.patience() == Patience.LONG && !g.opensAtOnceFor(thread);
  }

  /** Where the operation is in the program. */
  int site() {
    return site;
  }

  /** What the thread waits for, if its operation can be blocked. */
  @Nullable Guard guard() {
    return guard;
  }

  /** The state in which others see the thread while it waits. */
  Thread.State waitingState() {
    return waitingState;
  }

  /** The state of the thread, which has not ended, as others see it. */
  Thread.State state() {
    Guard g = guard;
    boolean runs =
        g == null
            ? thread.interrupted || pending.kind() != Kind.SLEEP
            : g.spins() || g.opensAtOnceFor(thread);
    return runs ? Thread.State.RUNNABLE : waitingState;
  }

  /** How many elements the access is to that the thread is about to make; one after that. */
  int takeSpan() {
    int elements = span;
    span = 1;
    return elements;
  }

  /** Whether the operation that is being performed leaves its variable as it is. */
  boolean changesNothing() {
    return leavesAsIs != null && leavesAsIs.getAsBoolean();
  }
}
