package io.mazurka.engine;

import io.mazurka.program.Ending;
import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.Program;
import io.mazurka.program.SearchAgain;
import java.util.ArrayList;
import java.util.List;

/**
 * One search of one program: a depth-first walk through its schedules, one execution after another.
 *
 * <p>No state is ever stored or restored. To go back to a state, the search starts the program
 * again and replays the transitions that lead there (Godefroid, "Model checking for programming
 * languages using VeriSoft", POPL 1997). What is explored from a state is for the {@link Expansion}
 * to say.
 */
public final class Search {

  private final Program program;
  private final SearchOptions options;
  private final SearchListener listener;
  private Path path = new Path();
  private Expansion expansion;
  private boolean turning;
  private final Findings findings = new Findings();
  private final Counters counters = new Counters();
  private final Limits limits;
  private final Course course;

  public Search(Program program, SearchOptions options, SearchListener listener) {
    this.program = program;
    this.options = options;
    this.listener = listener;
    this.limits = new Limits(options.bounds());
    this.course = new Course(options, program, limits, counters);
    this.expansion = course.expansion(path);
  }

  /**
   * Runs the search to its end and says what it found; to be called once.
   *
   * @throws io.mazurka.program.ProgramException if the program cannot be handled; what was found
   *     until then is still in {@link #result()}
   */
  public Result run() {
    explore();
    limits.finish();
    return result();
  }

  private void explore() {
    do {
      try {
        execute();
        expansion.ended();
      } catch (SearchAgain learned) {
        startOver();
      } catch (UnpredictableOperations found) {
        course.unforeseen();
        startOver();
      }
    } while (path.isNew() || goesBack());
  }

  private void execute() {
    try (Execution execution = program.start()) {
      path.replay(execution);
      if (path.isNew()) {
        reach(execution);
      }
      while (goesOn()) {
        expansion.choose();
        step(execution);
        reach(execution);
      }
      end(execution);
    }
  }

  private boolean goesOn() {
    return expansion.unfinished() && !limits.tooDeep(path.length()) && !limits.stopped();
  }

  private void step(Execution execution) {
    listener.stepping(this);
    Finding finding = path.step(execution);
    counters.transition();
    for (Finding next = finding; next != null; next = execution.more()) {
      found(next);
    }
  }

  private void reach(Execution execution) {
    path.reach(execution);
    expansion.reached(execution);
  }

  private void end(Execution execution) {
    Ending ending = execution.end();
    if (path.enabled().isEmpty(path.length())) {
      findings.count(ending.outcome());
      if (ending.stuck() != null) {
        found(ending.stuck());
      }
    }
    counters.execution(path.length());
    listener.executionEnded(this);
  }

  /** Starts anew, with what the course says. */
  private void startOver() {
    path = new Path();
    expansion = course.expansion(path);
    limits.startOver();
    findings.forgetOutcomes();
  }

  /** Whether the search goes on: with what is left to explore, or from the start. */
  private boolean goesBack() {
    boolean more = backtrack();
    if (turning || (!limits.stopped() && course.turns(expansion, more))) {
      turning = false;
      startOver();
      return !limits.spent(counters.executions());
    }
    return more;
  }

  /** Goes back to the last state from which something is left to explore, if there is any. */
  private boolean backtrack() {
    do {
      if (path.length() == 0) {
        return false;
      }
      expansion.retreating();
      path.retreat();
    } while (!expansion.unfinished());
    return !limits.spent(counters.executions());
  }

  private void found(Finding finding) {
    if (!findings.contains(finding)) {
      Counterexample counterexample =
          new Counterexample(finding, path.schedule(), counters.executions() + 1);
      findings.add(counterexample);
      listener.found(counterexample);
    }
    turning |= course.turnsAt(finding);
    if (!options.keepGoing()) {
      limits.stop("the search ended at the first finding");
    }
  }

  /** What is known so far; to be called by the searching thread, or when it is done. */
  public Result result() {
    return new Result(
        options.algorithm().label(),
        limits.complete(),
        limits.met(),
        statistics(),
        limits.time(),
        findings.counterexamples(),
        findings.outcomes(),
        limits.preemptions());
  }

  /** What a reader of the result should know about how it was found. */
  public List<String> notes() {
    List<String> notes = new ArrayList<>(course.notes());
    if (options.boundsPreemptions() && options.algorithm() != Algorithm.DFS) {
      notes.add(
          "The bound on preemptions takes the place of "
              + options.algorithm().label()
              + ": every schedule within it is explored, as reductions could miss some.");
    }
    notes.addAll(expansion.notes());
    return notes;
  }

  /** Makes {@link #run} return soon with what it has; may be called from any thread. */
  public void stop() {
    limits.stop("the search was stopped");
  }

  /** How many transitions lead to where the search stands; for the searching thread. */
  public int depth() {
    return path.length();
  }

  /** How many threads could move where the search stands; for the searching thread. */
  public int enabledThreads() {
    return path.enabled().size(path.length());
  }

  /** What the search has done so far; may be called from any thread. */
  public Statistics statistics() {
    return counters.statistics();
  }
}
