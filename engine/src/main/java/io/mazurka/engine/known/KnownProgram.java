package io.mazurka.engine.known;

import io.mazurka.program.Execution;
import io.mazurka.program.ForwardingProgram;
import io.mazurka.program.Program;
import io.mazurka.program.SearchAgain;

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
 */
final class KnownProgram extends ForwardingProgram {

  private final Recall recall;
  private final Runnable recalled;
  private final Trail trail = new Trail();
  private Knowledge knowledge;
  private long executions;

  /**
   * @param recalled what to do when a transition is explored that the program need not be run for
   */
  KnownProgram(Program program, Recall recall, Runnable recalled) {
    super(program);
    this.recall = recall;
    this.recalled = recalled;
    this.knowledge = new Knowledge(recall.room(), recall.isAboutPast());
  }

  @Override
  public Execution start() {
    if (knowledge.isWithPast() != recall.isAboutPast()) {
      if (executions >= recall.first()) {
        throw pastMatters();
      }
      knowledge = new Knowledge(recall.room(), true);
    }
    if (executions < recall.first() || !recall.isRelied() || knowledge.budget().isGivenUp()) {
      executions++;
      return program.start();
    }
    trail.begin();
    return new KnownExecution(this, knowledge, trail);
  }

  /** Starts the program itself. */
  Execution run() {
    return program.start();
  }

  void recalled() {
    recalled.run();
  }

  /** Findings depend on more than what is known. */
  SearchAgain pastMatters() {
    program.stopReading();
    recall.missPast();
    return new SearchAgain("findings depend on more than the state");
  }

  /** What is known cannot be relied on. */
  SearchAgain doubt(String reason) {
    program.stopReading();
    recall.doubt();
    return new SearchAgain(reason);
  }
}
