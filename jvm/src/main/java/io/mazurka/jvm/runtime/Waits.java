package io.mazurka.jvm.runtime;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The {@link Steps} that may have to wait: until an object is as a thread needs it, perhaps until
 * the thread is interrupted, and perhaps not for ever.
 */
public final class Waits {

  /** Waits for as long as it takes. */
  public static final long FOR_EVER = -1;

  private Waits() {}

  /**
   * What a thread waits for.
   *
   * @param words as in "an element of LinkedBlockingQueue#1"
   * @param choices in how many ways it can be met
   * @param forNow whether what the thread does then will be taken back by itself
   */
  public record Need(
      BooleanSupplier met, Supplier<String> words, IntSupplier choices, BooleanSupplier forNow) {

    /** Something that can be met in one way. */
    public Need(BooleanSupplier met, Supplier<String> words) {
      this(met, words, () -> 1, () -> false);
    }

    /** The same, with choices. */
    public Need with(IntSupplier ways, BooleanSupplier takenBack) {
      return new Need(met, words, ways, takenBack);
    }
  }

  /** Changes the object as soon as the need is met, whatever happens. */
  public static void await(Object object, Need need, int site) {
    await(object, need, FOR_EVER, site);
  }

  /**
   * Changes the object, and others with it, as soon as the need is met, or when the time has
   * passed; returns whether it is met. Interrupts do not matter.
   */
  public static boolean await(
      Object object, Need need, long nanos, int site, Steps.Part... others) {
    Patience patience = Patience.of(nanos);
    Waiting waiting =
        new Waiting(need, Interrupts.NEVER, patience, patience.ends() ? muted() : null);
    return wait(object, Steps.STATE, Kind.UPDATE, waiting, nanos, site, others);
  }

  /**
   * Counts something in the object after a wait that may be over at any time, and sees what others
   * have done to the object.
   */
  public static void awaitCounted(
      Object object, Supplier<String> words, int site, Steps.Part... others) {
    Waiting waiting =
        new Waiting(new Need(() -> true, words), Interrupts.NEVER, Patience.SHORT, null);
    wait(object, Steps.STATE, Kind.RELEASE, waiting, 0, site, others);
    World world = World.active();
    world.acquired(Operations.thread(), world.locationOf(object, Steps.STATE));
  }

  /** How many nanoseconds that is: for ever, where there is no number for it. */
  public static long patience(long timeout, TimeUnit unit) {
    long nanos = unit.toNanos(timeout);
    return nanos == Long.MAX_VALUE ? FOR_EVER : Math.max(0, nanos);
  }

  /**
   * Changes the object as soon as the need is met, unless the thread is interrupted on the way in
   * or while it waits: then it may go either way. Returns whether the need is met and not the time
   * over.
   */
  public static boolean awaitToChange(Object object, Need need, long nanos, int site)
      throws InterruptedException {
    Threads.checkInterruptOnEntry(site);
    Waiting waiting = new Waiting(need, Interrupts.OR_NEED, Patience.of(nanos), muted());
    boolean met = wait(object, Steps.STATE, Kind.UPDATE, waiting, nanos, site);
    if (!met) {
      Threads.checkInterrupt(Operations.thread());
    }
    return met;
  }

  /** The same for one who does not care about interrupts once the need is met. */
  public static boolean awaitToChangeFirst(Object object, Need need, long nanos, int site)
      throws InterruptedException {
    return awaitInterruptibly(object, Steps.STATE, Kind.UPDATE, need, nanos, site);
  }

  /**
   * Looks at the object's result as soon as it is there; returns whether it is there and not the
   * time over.
   */
  public static boolean awaitResult(
      Object object, Need need, long nanos, int site, Steps.Part... others)
      throws InterruptedException {
    return awaitInterruptibly(object, Steps.RESULT, Kind.READ, need, nanos, site, others);
  }

  /**
   * The same for what is so as soon as enough has been counted in the object, and nothing is
   * counted any more.
   */
  public static boolean awaitCount(
      Object object, Need need, long nanos, int site, Steps.Part... others)
      throws InterruptedException {
    boolean firm = nanos < 0 && World.active().learned().joinsAreFirm();
    Kind kind = firm ? Kind.JOIN : Kind.READ;
    return awaitInterruptibly(object, Steps.COUNT, kind, need, nanos, site, others);
  }

  private static boolean awaitInterruptibly(
      Object object, int slot, Kind kind, Need need, long nanos, int site, Steps.Part... others)
      throws InterruptedException {
    Waiting waiting = new Waiting(need, Interrupts.AFTER_NEED, Patience.of(nanos), muted());
    boolean met = wait(object, slot, kind, waiting, nanos, site, others);
    if (!met) {
      Threads.checkInterrupt(Operations.thread());
    }
    return met;
  }

  /** Begins to wait for a time within a step, unless the thread has been interrupted. */
  public static void begin() throws InterruptedException {
    Threads.checkInterrupt(Operations.thread());
  }

  /**
   * Lets time pass within the step that has changed the object: who comes to it later is not
   * earlier than that.
   */
  public static void pass(Object object, long nanos) {
    World world = World.active();
    ProgramThread thread = Operations.thread();
    world.pass(thread, nanos);
    world.released(thread, world.locationOf(object, Steps.STATE));
  }

  /** Lets time pass that nobody else learns of before the thread's next step. */
  public static void pass(long nanos) {
    World.active().pass(Operations.thread(), nanos);
  }

  /** Whether time runs out only where nobody can move otherwise. */
  public static boolean areLate() {
    return World.active().timesOutLate();
  }

  /** Looks at the object's result as soon as it is there, whatever happens. */
  public static void awaitResult(Object object, Need need, int site, Steps.Part... others) {
    wait(
        object,
        Steps.RESULT,
        Kind.READ,
        new Waiting(need, Interrupts.NEVER, Patience.ENDLESS, null),
        FOR_EVER,
        site,
        others);
  }

  private static @Nullable Await muted() {
    return Operations.thread().spin.takeMuted();
  }

  private static boolean wait(
      Object object,
      int slot,
      Kind kind,
      Waiting waiting,
      long nanos,
      int site,
      Steps.Part... others) {
    World world = World.active();
    ProgramThread thread = Operations.thread();
    int location = world.locationOf(object, slot);
    Operation changes = Steps.operation(null, others);
    Operation also = waiting.muted() == null ? changes : waiting.muted().operation(changes);
    if (waiting.interrupts() != Interrupts.NEVER) {
      also = Operation.of(Kind.UPDATE, thread.interruption, also);
    }
    thread.approach(site);
    thread.stance.leavesAsIs = waiting.need().forNow();
    thread.performEither(
        Operation.of(waiting.patience().kind(kind), location, also),
        waiting,
        site,
        waiting.patience().state(),
        () -> waiting.ways(thread));
    boolean met = waiting.isMetFor(thread);
    if (met) {
      Steps.synchronise(location, kind);
      Steps.synchronise(changes);
      if (!thread.stance.changesNothing()) {
        thread.spin.changed();
      }
    } else if (!waiting.isInterrupted(thread)) {
      world.accesses().notice();
      world.pass(thread, nanos);
    }
    thread.stance.leavesAsIs = null;
    return met;
  }

  /** What interrupts are to a thread that waits. */
  private enum Interrupts {
    /** Nothing. */
    NEVER,
    /** What ends the wait, unless the need is met. */
    AFTER_NEED,
    /** What ends the wait; where the need is met as well, the thread may notice either first. */
    OR_NEED
  }

  /** Waits for what is needed, perhaps for an interrupt, and perhaps not for ever. */
  private record Waiting(Need need, Interrupts interrupts, Patience patience, @Nullable Await muted)
      implements Guard {

    boolean isInterrupted(ProgramThread thread) {
      return interrupts != Interrupts.NEVER && thread.interrupted;
    }

    private boolean mayGiveUp(ProgramThread thread) {
      return interrupts == Interrupts.OR_NEED && thread.interrupted;
    }

    /** In how many ways the thread can go on. */
    int ways(ProgramThread thread) {
      return mayGiveUp(thread) && isMet() ? 2 : need.choices().getAsInt();
    }

    /** Whether the thread, which goes on, does so since its need is met. */
    boolean isMetFor(ProgramThread thread) {
      return isMet() && !(mayGiveUp(thread) && thread.alternative() == 1);
    }

    private boolean isMet() {
      return need.met().getAsBoolean();
    }

    @Override
    public boolean opensFor(ProgramThread thread) {
      return opensAtOnceFor(thread) || patience.ends() && (muted == null || muted.opensFor(thread));
    }

    @Override
    public boolean opensAtOnceFor(ProgramThread thread) {
      return isMet() || isInterrupted(thread);
    }

    @Override
    public String describe() {
      return need.words().get();
    }
  }
}
