package io.mazurka.engine;

import io.mazurka.engine.known.Recall;
import io.mazurka.program.Ending;
import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.Program;
import io.mazurka.program.Schedule;
import io.mazurka.program.SearchAgain;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;

/**
 * One search of one program: a depth-first walk through its schedules, one execution after another.
 *
 * <p>No state is ever stored or restored. To go back to a state, the search starts the program
 * again and replays the transitions that lead there (Godefroid, "Model checking for programming
 * languages using VeriSoft", POPL 1997). What is explored from a state is for the {@link Expansion}
 * to say. A search that takes longer is continued by a {@link Crew} of workers, if there are to be
 * several and the expansion allows it.
 */
public final class Search {

  private final Program program;
  private final SearchOptions options;
  private final SearchListener listener;
  private boolean turning;
  private boolean ready;
  private final Findings findings = new Findings();
  private final Counters counters = new Counters();
  private final Limits limits;
  private final Course course;
  private final List<Schedule> lessonsOfSteps = new ArrayList<>();
  private Walk walk;
  private long begun;
  private boolean together;
  private boolean alone;
  private final Recall recall;
  private final Fellows fellows;

  public Search(Program program, SearchOptions options, SearchListener listener) {
    this(program, options, listener, Patience.USUAL);
  }

  Search(Program program, SearchOptions options, SearchListener listener, Patience patience) {
    // What is hidden in steps can be preempted, too.
    this.program = options.boundsPreemptions() ? program.inFull() : program;
    this.options = options;
    this.listener = listener;
    this.limits = new Limits(options.bounds());
    this.course = new Course(options, limits, counters, patience);
    this.recall = new Recall(options.recallAfter(), this::turnToPast);
    this.fellows = new Fellows(this.program, recall, counters);
    this.walk = newWalk();
  }

  private Walk newWalk() {
    if (recall.takeDoubt()) {
      counters.drop();
    }
    counters.keep();
    course.begins();
    Program run = program;
    if (course.mayRely()) {
      run = recall.of(program, Fellows.recalled(counters));
    }
    return walk(run, counters);
  }

  private Walk walk(Program run, Counters counted) {
    Path path = new Path();
    return new Walk(this, run, path, course.expansion(run, path, counted), counted);
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
    if (walk.expansion().isTrapped()) {
      lookIntoTrap();
    }
    Result result = result();
    if (result.verdict() == Verdict.VERIFIED) {
      walk.expansion().verified();
    }
    return result;
  }

  /** What was left out may lead out of a trap; if nothing was, it is a livelock. */
  private void lookIntoTrap() {
    Schedule way = limits.complete() ? walk.expansion().wayToTrap() : null;
    Counterexample livelock = way == null ? null : Circles.after(program, way, executions());
    if (livelock == null) {
      limits.leftOut("executions go round for ever: from some states on none of them ends");
    } else {
      addNew(livelock);
    }
  }

  private void explore() {
    do {
      ready = false;
      try {
        walk.execute();
        callOthers();
      } catch (Lesson lesson) {
        learn(lesson);
        turn();
      } catch (SearchAgain learned) {
        course.learned();
        turn();
      } catch (UnpredictableOperations found) {
        unforeseen();
        turn();
      }
    } while (ready || goesBack());
  }

  private void learn(Lesson lesson) {
    course.learned();
    if (lesson.changesSteps()) {
      lessonsOfSteps.add(lesson.inFull());
    }
    if (options.workers().count() > 1) {
      fellows.learn(lesson);
    }
  }

  /**
   * An operation could not be predicted. If something else than the program has said what it does,
   * that is looked at first. Several workers meet executions in another order each time, and in
   * some of these a prediction fails that the usual order does not need: so one worker tries alone,
   * and only what it cannot do either needs another preset.
   */
  private void unforeseen() {
    if (recall.isRelied() && counters.get(Figure.RECALLED) > 0) {
      walk.program().stopReading();
      recall.doubt();
      course.learned();
      return;
    }
    alone = together;
    if (alone) {
      course.startOver();
    } else {
      course.unforeseen(walk);
    }
  }

  /** Lets several workers explore what is left, if there are to be several by now. */
  private void callOthers() {
    Workers workers = options.workers();
    if (workers.count() > 1
        && !fellows.areImpossible()
        && !alone
        && counters.executions() - begun >= workers.calledAfter()
        && walk.expansion() instanceof Divisible
        && !limits.stopped()
        && !recall.isLearning(walk.program(), workers.calledAfter())) {
      List<Supplier<Walk>> others = fellows.walks(workers.count() - 1, walk.program(), this::walk);
      if (!others.isEmpty()) {
        together = true;
        new Crew(this, others).explore(walk);
      }
    }
  }

  /** Goes on with what the course says, or starts anew. */
  private void turn() {
    Walk before = walk;
    Aside next = course.resumed();
    walk = next == null ? newWalk() : next.walk();
    ready = true;
    course.keep(
        new Aside(
            before,
            findings.exchangeOutcomes(next == null ? null : next.outcomes()),
            limits.exchange(next == null ? Limits.Gap.NONE : next.gap())));
    begun = counters.executions();
    together = false;
  }

  /** Whether the search goes on: with what is left to explore, or from the start. */
  private boolean goesBack() {
    boolean more = walk.backtrack() && !limits.spent(executions());
    if (!limits.stopped() && (turnsToPast(more) || course.turns(walk, more))) {
      turning = false;
      turn();
      return !limits.spent(executions());
    }
    return more;
  }

  /** Whether to start over; where all is explored and nothing was left out, nothing was missed. */
  private boolean turnsToPast(boolean more) {
    return turning && (more || walk.path().effort().hasSaved());
  }

  /** How many executions there have been. */
  long executions() {
    return fellows.executions();
  }

  Limits limits() {
    return limits;
  }

  /** A transition is about to be explored. */
  void stepping(Walk by) {
    if (by == walk) {
      listener.stepping(this);
    }
  }

  /** An execution has ended. */
  void executionEnded(Walk by) {
    if (by == walk) {
      listener.executionEnded(this);
    }
  }

  /** An execution has ended in a state in which no thread can move. */
  void ended(Walk by, Execution execution) {
    Ending ending = execution.end();
    findings.count(ending.outcome());
    if (ending.stuck() != null) {
      found(by, ending.stuck(), execution);
    }
  }

  void found(Walk by, Finding finding, Execution execution) {
    if (finding.kind() == Finding.Kind.RACE) {
      recall.turnToPast();
    }
    if (!findings.contains(finding)) {
      Schedule schedule = execution.inFull(by.path().schedule());
      addNew(new Counterexample(finding, schedule, executions() + 1));
    }
    if (!options.keepGoing()) {
      limits.stop("the search ended at the first finding");
    }
  }

  /** Findings depend on the past. */
  synchronized void pastMatters() {
    recall.turnToPast();
    turning |= course.turnsToPast();
  }

  /** The same, where the search begins again in any case. */
  private synchronized void turnToPast() {
    course.turnsToPast();
  }

  private synchronized void addNew(Counterexample found) {
    Counterexample counterexample =
        new Counterexample(
            found.finding(), found.schedule().after(lessonsOfSteps), found.execution());
    if (findings.add(counterexample)) {
      listener.found(counterexample);
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
        counterexamples(),
        findings.outcomes(),
        limits.preemptions());
  }

  /**
   * In the order found; of several workers each goes its own pace, so their order means nothing.
   */
  private List<Counterexample> counterexamples() {
    List<Counterexample> found = findings.counterexamples();
    if (options.workers().count() > 1) {
      found.sort(
          Comparator.comparing((Counterexample example) -> example.finding().kind())
              .thenComparing(example -> example.finding().message()));
    }
    return found;
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
    if (fellows.areImpossible()) {
      notes.add("One worker explored: this program cannot be run several times at once.");
    }
    if (alone) {
      notes.add("Several workers met operations that only one can predict, so one went on alone.");
    }
    notes.addAll(walk.expansion().notes());
    return notes;
  }

  /** Makes {@link #run} return soon with what it has; may be called from any thread. */
  public void stop() {
    limits.stop("the search was stopped");
  }

  /** How many transitions lead to where the search stands; for the searching thread. */
  public int depth() {
    return walk.path().length();
  }

  /** How many threads could move where the search stands; for the searching thread. */
  public int enabledThreads() {
    return walk.path().enabled().size(walk.path().length());
  }

  /** What the search has done so far; may be called from any thread. */
  public Statistics statistics() {
    return fellows.statistics();
  }
}
