package io.mazurka.engine.known;

import io.mazurka.program.Execution;
import io.mazurka.program.ForwardingProgram;
import io.mazurka.program.Program;
import io.mazurka.program.SearchAgain;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A program that is run only where it is not known yet what it does.
 *
 * <p>A stateless search runs a program once for each execution and from the beginning, though most
 * executions come through states that others have been in. Here states are read and remembered,
 * with every transition that was taken from them. An execution goes along what is known; where that
 * ends, the program is run to there and takes one more step, which then is known as well. To the
 * search all executions are alike: it explores the same ones as without, and each of them is looked
 * at as a whole. In a program with many more executions than states it explores them at the pace of
 * the search itself.
 *
 * <p>What is known is exact: two states are the same only if nothing tells them apart that an
 * operation, a finding or an outcome can show ({@link io.mazurka.program.Probe#readToTheLetter}).
 * States do not tell who has accessed what before, and so which data races there are. That a race
 * is found at all is up to the front end, which sees two threads stand before it; but as soon as
 * there is one, or anything else that depends on the past, the search begins anew, and states are
 * told together with that. If what is known turns out to be wrong there is a {@link Recall#doubt},
 * and the search begins anew without any of this.
 *
 * <p>Several workers know the same. States are told in terms of one program, so to learn something
 * they run that one, in {@linkplain Turns turns}, which is seldom when most is known. For anything
 * else each has a program of its own.
 */
final class KnownProgram extends ForwardingProgram {

  private final Recall recall;
  private final Runnable recalled;
  private final Turns turns;
  private final @Nullable OwnProgram own;
  private final Trail trail = new Trail();
  private final Budget budget;
  private final Settling settling = new Settling();
  private Knowledge knowledge;
  private long executions;

  /**
   * @param recalled what to do when a transition is explored that the program need not be run for
   */
  KnownProgram(Program program, Recall recall, Runnable recalled) {
    super(program);
    this.recall = recall;
    this.recalled = recalled;
    this.turns = new Turns(program);
    this.own = null;
    this.budget = new Budget();
    this.knowledge = new Knowledge(recall.room(), recall.isAboutPast());
  }

  private KnownProgram(KnownProgram first, OwnProgram own, Runnable recalled) {
    super(first.program);
    this.recall = first.recall;
    this.recalled = recalled;
    this.turns = first.turns;
    this.own = own;
    this.budget = first.budget.again();
    this.knowledge = first.knowledge;
    this.executions = first.executions;
  }

  /**
   * Makes the same for another worker, who knows what this one knows and tells it what it learns.
   *
   * @param fellow loads a program for that worker alone, or gives null if there can be none
   */
  Supplier<Program> beside(Supplier<@Nullable Program> fellow, Runnable newRecalled) {
    turns.share();
    return () -> new KnownProgram(this, new OwnProgram(fellow), newRecalled);
  }

  @Override
  public Execution start() {
    if (knowledge.isWithPast() != recall.isAboutPast()) {
      if (executions >= recall.first()) {
        throw pastMatters();
      }
      knowledge = new Knowledge(recall.room(), true);
    }
    if (executions < recall.first() || !isRelied()) {
      executions++;
      return run(false);
    }
    trail.begin();
    return KnownExecution.start(this, knowledge, trail);
  }

  /** Whether the program need not be run for each execution. */
  boolean isRelied() {
    return recall.isRelied() && !knowledge.isGivenUp();
  }

  /**
   * Whether most of what executions do is yet to be learned.
   *
   * @param patience after how many executions others may come
   */
  boolean isLearning(int patience) {
    return isRelied() && !settling.isOver(patience);
  }

  Budget budget() {
    return budget;
  }

  /**
   * Starts the program itself.
   *
   * @param learns whether states are to be read
   */
  Execution run(boolean learns) {
    Program alone = own == null || learns ? null : own.get();
    return alone == null ? turns.start() : alone.start();
  }

  /** Whether it is the program of all workers that {@link #run} starts. */
  boolean isOfAll(boolean learns) {
    return own == null || learns || own.get() == null;
  }

  /** A transition is explored that is known. */
  void recalled() {
    settling.recalled();
    recalled.run();
  }

  /** A transition is explored for which the program is run. */
  void performed() {
    settling.performed();
  }

  @Override
  public void stopReading() {
    turns.stopReading();
  }

  /** Findings depend on more than what is known. */
  SearchAgain pastMatters() {
    stopReading();
    recall.missPast();
    return new SearchAgain("findings depend on more than the state");
  }

  /** What is known cannot be relied on. */
  SearchAgain doubt(String reason) {
    stopReading();
    recall.doubt();
    return new SearchAgain(reason);
  }
}
