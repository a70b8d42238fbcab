package io.mazurka.jvm.runtime;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The visible operations that locks, semaphores, latches and the like are made of. The object whose
 * synchronizer this is keeps its state in plain fields and changes it when an operation returns,
 * before the thread stands before its next one. While only one thread can reach the object nothing
 * is visible.
 */
public final class Synchronizer extends Holdable {

  /** Waits for as long as it takes. */
  public static final long FOR_EVER = -1;

  public Synchronizer(Object object) {
    super(object);
  }

  /** The object in words. */
  public String name() {
    return World.active().names().object(object());
  }

  /** A thread in words. */
  public static String name(Thread thread) {
    return World.active().names().thread(thread);
  }

  /** An operation that never waits. */
  public void act(Kind kind) {
    World world = World.active();
    ProgramThread thread = Operations.thread();
    int number = world.strays().number(thread, object());
    if (number == 0) {
      Memory.own(world, thread, isChange(kind));
    } else {
      thread.perform(
          Operation.of(kind, world.location(number, Locations.WHOLE)), null, thread.callSite);
      if (kind == Kind.READ) {
        noticed();
      }
    }
  }

  /**
   * The running thread has seen what others did to the object, and nothing orders it behind them,
   * as it would be behind one who handed a lock or a permit over to it.
   */
  public static void noticed() {
    World.active().accesses().notice();
  }

  /**
   * An operation of one kind where it succeeds, else of another, as the state is when it is
   * performed; returns whether it succeeds.
   */
  public boolean attempt(BooleanSupplier succeeds, Kind success, Kind failure) {
    World world = World.active();
    ProgramThread thread = Operations.thread();
    int number = world.strays().number(thread, object());
    if (number == 0) {
      boolean possible = succeeds.getAsBoolean();
      Memory.own(world, thread, isChange(possible ? success : failure));
      return possible;
    }
    int location = world.location(number, Locations.WHOLE);
    Operation done = Operation.of(success, location);
    Operation undone = Operation.of(failure, location);
    thread.performOneOf(
        () -> succeeds.getAsBoolean() ? done : undone,
        null,
        thread.callSite,
        Thread.State.RUNNABLE);
    if (!succeeds.getAsBoolean()) {
      noticed();
      return false;
    }
    return true;
  }

  /**
   * The same for an attempt that will be taken back: a loop that makes it again and again spins.
   */
  public boolean attemptToHold(BooleanSupplier succeeds, Kind failure) {
    ProgramThread thread = Operations.thread();
    thread.stance.leavesAsIs = () -> true;
    try {
      return attempt(succeeds, Kind.UPDATE, failure);
    } finally {
      thread.stance.leavesAsIs = null;
    }
  }

  /** Looks at the object as soon as the need is met. */
  public void look(Need need) {
    await(Kind.READ, need);
    looked();
    noticed();
  }

  /** An operation that waits, whatever happens, until the need is met. */
  public void await(Kind kind, Need need) {
    World world = World.active();
    ProgramThread thread = Operations.thread();
    if (world.strays().number(thread, object()) == 0 && need.met().getAsBoolean()) {
      Memory.own(world, thread, isChange(kind));
      return;
    }
    thread.approach(thread.callSite);
    Await muted = thread.spin.takeMuted();
    Operation operation =
        Operation.of(whenMet(kind), location(), muted == null ? null : muted.operation());
    thread.perform(operation, new Blocked(need, false, Patience.ENDLESS, muted), thread.callSite);
  }

  /**
   * An operation that waits until the need is met, the thread is interrupted or, unless that is
   * {@link #FOR_EVER}, the time has passed; returns whether the need is met. To give up is an
   * operation of the second kind. A thread that is interrupted on the way in gives up; one whose
   * need is met by the time it notices an interrupt may go either way, as it was parked or not.
   *
   * @param kind one that can be enabled together with all that others do to the object, if there is
   *     a time limit
   */
  public boolean await(Kind kind, Kind givingUp, Need need, long nanos)
      throws InterruptedException {
    World world = World.active();
    ProgramThread thread = Operations.thread();
    int location = location();
    Patience patience = Patience.of(nanos);
    Threads.checkInterruptOnEntry(thread.callSite);
    thread.approach(thread.callSite);
    Await muted = thread.spin.takeMuted();
    Operation uninterrupted = Operation.of(Kind.READ, thread.interruption);
    Operation interrupted = Operation.of(Kind.UPDATE, thread.interruption);
    // Who gives up does not care about the object; but the search counts on what a thread touches.
    Operation givesUp = Operation.of(Kind.READ, location, interrupted);
    Operation look = muted == null ? uninterrupted : muted.operation(uninterrupted);
    Kind whenMet = patience.ends() ? patience.kind(kind) : kind;
    Operation met = Operation.of(whenMet, location, look);
    Operation unmet = patience.ends() ? Operation.of(givingUp, location, look) : met;
    Operation either = Operation.of(Kind.UPDATE, location, interrupted).withAlternatives(2);
    Supplier<Operation> operation =
        () ->
            need.met().getAsBoolean()
                ? thread.interrupted ? either : met
                : thread.interrupted ? givesUp : unmet;
    thread.stance.leavesAsIs = () -> !thread.interrupted && !need.met().getAsBoolean();
    thread.performOneOf(
        operation, new Blocked(need, true, patience, muted), thread.callSite, patience.state());
    thread.stance.leavesAsIs = null;
    boolean success = need.met().getAsBoolean();
    if (!success || thread.alternative() == 1) {
      Threads.checkInterrupt(thread);
    }
    if (!success) {
      noticed();
      world.pass(thread, nanos);
    }
    return success;
  }

  /** How a wait came to its end. */
  public enum Way {
    MET,
    INTERRUPTED,
    TIMED_OUT
  }

  /**
   * An operation that waits until the need is met, or else changes the object since the thread is
   * interrupted, which it is no longer then, or since the time has passed.
   */
  public Way awaitOrGiveUp(Need need, long nanos) {
    return awaitOrGiveUp(need, null, nanos);
  }

  /**
   * The same for an object that somebody may have for himself: until it is free nobody goes on, and
   * nobody gives up either.
   */
  public Way awaitOrGiveUp(Need need, @Nullable BooleanSupplier free, long nanos) {
    ProgramThread thread = Operations.thread();
    int location = location();
    Patience patience = Patience.of(nanos);
    thread.approach(thread.callSite);
    Await muted = thread.spin.takeMuted();
    Operation look = Operation.of(Kind.READ, thread.interruption);
    Kind whenMet = free == null ? patience.kind(Kind.READ) : whenMet(Kind.READ);
    Kind whenUnmet = free == null ? Kind.UPDATE : whenMet(Kind.UPDATE);
    Operation met = Operation.of(whenMet, location, muted == null ? look : muted.operation(look));
    Operation touch = Operation.of(Kind.UPDATE, thread.interruption);
    Operation unmet =
        Operation.of(whenUnmet, location, muted == null ? touch : muted.operation(touch));
    Guard blocked = new Blocked(need, true, patience, muted);
    thread.performOneOf(
        () -> need.met().getAsBoolean() ? met : unmet,
        free == null ? blocked : new Undisturbed(blocked, free),
        thread.callSite,
        patience.state());
    if (need.met().getAsBoolean()) {
      return Way.MET;
    }
    if (takeInterrupt()) {
      return Way.INTERRUPTED;
    }
    World.active().pass(thread, nanos);
    return Way.TIMED_OUT;
  }

  /** An update that also concerns the thread's interrupt status. */
  public void updateWithInterrupt() {
    ProgramThread thread = Operations.thread();
    Operation touch = Operation.of(Kind.UPDATE, thread.interruption);
    thread.perform(Operation.of(Kind.UPDATE, location(), touch), null, thread.callSite);
  }

  /** The same, as soon as the need is met. */
  public void updateWithInterrupt(Need need) {
    ProgramThread thread = Operations.thread();
    Operation touch = Operation.of(Kind.UPDATE, thread.interruption);
    thread.perform(
        Operation.of(whenMet(Kind.UPDATE), location(), touch),
        new Blocked(need, false, Patience.ENDLESS, null),
        thread.callSite);
  }

  /** Whether the thread is interrupted, which it is no longer then; part of an operation. */
  public static boolean takeInterrupt() {
    ProgramThread thread = Operations.thread();
    boolean interrupted = thread.interrupted;
    if (interrupted) {
      thread.clearInterrupt();
    }
    return interrupted;
  }

  /** Looks how many share the object. */
  public void countReaders() {
    if (World.active().objects().number(object()) != 0) {
      World.active().learned().note(Fact.COUNTED_READERS);
    }
    survey();
  }

  /** Looks at the object in a way that depends on all that others do to it. */
  public void survey() {
    attemptToHold(() -> false, Kind.UPDATE);
  }

  /** The location of the object, which is shared from now on. */
  int location() {
    return World.active().locationOf(object(), Locations.WHOLE);
  }

  /** The same kind of operation where it may have to wait: the search can tell from the kind. */
  static Kind whenMet(Kind kind) {
    return switch (kind) {
      case READ -> Kind.AWAIT;
      case UPDATE -> Kind.ACQUIRE;
      default -> kind;
    };
  }

  private static boolean isChange(Kind kind) {
    return switch (kind) {
      case READ, JOIN, LOCK, UNLOCK, LOCK_SHARED, UNLOCK_SHARED -> false;
      default -> true;
    };
  }
}
