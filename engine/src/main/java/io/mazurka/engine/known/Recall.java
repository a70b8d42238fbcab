package io.mazurka.engine.known;

import io.mazurka.program.Program;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Whether a search relies on what is known of its program, and whether that has to tell of the
 * past: until what was known turns out to be wrong, and as soon as something comes to light that no
 * state shows. All workers of a search share this, and each has its own {@link KnownProgram}.
 */
public final class Recall {

  /** The part of the virtual machine's memory that what is known may fill. */
  private static final int PART = 8;

  private final long first;
  private final long room;
  private final Runnable onPast;
  private volatile boolean relied;
  private volatile boolean aboutPast;
  private volatile boolean doubted;

  /**
   * @param first how many executions are run before anything is remembered; the greatest number if
   *     nothing ever is
   * @param onPast what to do when findings turn out to depend on more than is known
   */
  public Recall(long first, Runnable onPast) {
    this.first = first;
    this.relied = first < Long.MAX_VALUE;
    this.room = Runtime.getRuntime().maxMemory() / PART;
    this.onPast = onPast;
  }

  /**
   * The program, to be run only where it is not known what it does, as long as that is relied on.
   *
   * @param recalled what to do when a transition is explored that the program need not be run for
   */
  public Program of(Program program, Runnable recalled) {
    return relied ? new KnownProgram(program, this, recalled) : program;
  }

  /**
   * Makes the program for another worker, who knows what is known already; null if nothing is
   * relied on, so that each worker needs a program of its own.
   *
   * @param first what {@link #of} has given to the first worker
   * @param fellow loads a program for the other worker alone, or gives null if there can be none
   */
  public @Nullable Supplier<Program> beside(
      Program first, Supplier<@Nullable Program> fellow, Runnable recalled) {
    return first instanceof KnownProgram known && known.isRelied()
        ? known.beside(fellow, recalled)
        : null;
  }

  /**
   * Whether other workers should not come yet, as most of what the program does is about to be
   * learned.
   *
   * @param patience after how many executions they may come otherwise
   */
  public boolean isLearning(Program first, int patience) {
    return first instanceof KnownProgram known && known.isLearning(patience);
  }

  /** Whether the program need not be run for each execution. */
  public boolean isRelied() {
    return relied;
  }

  /** From now on the program is run for each execution; what was explored so far does not count. */
  public void doubt() {
    relied = false;
    doubted = true;
  }

  /** Whether there was a doubt since this was asked last. */
  public boolean takeDoubt() {
    boolean before = doubted;
    doubted = false;
    return before;
  }

  /** Findings depend on the past: states are to be told together with that. */
  public void turnToPast() {
    aboutPast = true;
  }

  /** The same, where what was explored so far does not count. */
  void missPast() {
    aboutPast = true;
    doubted = true;
    onPast.run();
  }

  /** How many executions are run before anything is remembered. */
  long first() {
    return first;
  }

  /** How many bytes what is known may fill, about. */
  long room() {
    return room;
  }

  /** Whether it has come to light that findings depend on the past. */
  boolean isAboutPast() {
    return aboutPast;
  }
}
