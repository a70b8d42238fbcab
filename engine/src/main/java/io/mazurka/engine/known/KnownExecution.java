package io.mazurka.engine.known;

import io.mazurka.program.Ending;
import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.Operation;
import io.mazurka.program.Probe;
import io.mazurka.program.Prospect;
import io.mazurka.program.Route;
import io.mazurka.program.Schedule;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An execution that goes along what is known, and has the program run behind it only where that
 * ends.
 *
 * <p>It stands in a known state, and then the run, if there is one, may be behind; or in one that
 * is not known, and then the run stands there, too.
 */
final class KnownExecution implements Execution {

  private static final String OTHERWISE = "the program did not do what was known of it";

  private final KnownProgram program;
  private final Knowledge knowledge;
  private final Budget budget;
  private final Trail trail;
  private final boolean learns;
  private @Nullable Execution run;
  private int ran;
  private List<Finding> findings = List.of();
  private int told;

  private KnownExecution(KnownProgram program, Knowledge knowledge, Trail trail) {
    this.program = program;
    this.knowledge = knowledge;
    this.budget = program.budget();
    this.trail = trail;
    this.learns = budget.allowsToRead() && knowledge.hasRoom();
  }

  /** An execution that stands in the initial state. */
  static KnownExecution start(KnownProgram program, Knowledge knowledge, Trail trail) {
    KnownExecution execution = new KnownExecution(program, knowledge, trail);
    try {
      execution.lookAround();
    } catch (RuntimeException | Error e) {
      execution.close();
      throw e;
    }
    return execution;
  }

  private void lookAround() {
    if (learns && trail.state() == null) {
      trail.know(look());
    }
  }

  /** The state in which the run stands, if it is to become known. */
  private @Nullable KnownState look() {
    return learns ? knowledge.look(begun(), ran, budget) : null;
  }

  private Execution begun() {
    if (run == null) {
      run = program.run(learns);
      ran = 0;
    }
    return run;
  }

  @Override
  public int threads() {
    KnownState state = trail.state();
    return state == null ? begun().threads() : state.threads();
  }

  @Override
  public @Nullable Operation pending(int thread) {
    KnownState state = trail.state();
    return state == null ? begun().pending(thread) : state.pending(thread);
  }

  @Override
  public boolean enabled(int thread) {
    KnownState state = trail.state();
    return state == null ? begun().enabled(thread) : state.enabled(thread);
  }

  @Override
  public int follow(Route route) {
    trail.goAlong(route);
    boolean known = true;
    while (known && trail.length() < route.length()) {
      known = goOn(route);
    }
    if (trail.length() == route.length()) {
      budget.spared(route.length());
    } else if (learns && trail.state() != null) {
      learnAlong(route);
    } else {
      runAlong(route);
    }
    return route.length();
  }

  private boolean goOn(Route route) {
    int step = trail.length();
    KnownState state = trail.state();
    KnownState.Transition transition =
        state == null ? null : state.transition(route.thread(step), route.alternative(step));
    if (transition == null) {
      return false;
    }
    trail.add(route.thread(step), route.alternative(step), route.operation(step), transition.to());
    return true;
  }

  private void learnAlong(Route route) {
    caughtUp();
    while (trail.length() < route.length()) {
      int step = trail.length();
      check(route, step);
      run(trail.state(), route.thread(step), route.alternative(step));
    }
  }

  private void runAlong(Route route) {
    ran = begun().follow(route);
    budget.ran(ran);
    for (int i = trail.length(); i < ran; i++) {
      trail.add(route.thread(i), route.alternative(i), route.operation(i), null);
    }
    if (ran < route.length()) {
      throw program.doubt(OTHERWISE);
    }
  }

  @Override
  public @Nullable Finding step(int thread, int alternative) {
    KnownState from = trail.state();
    KnownState.Transition known = from == null ? null : from.transition(thread, alternative);
    if (known == null) {
      findings = run(from, thread, alternative);
    } else {
      findings = known.findings();
      trail.add(thread, alternative, pending(thread), known.to());
      budget.spared(1);
      program.recalled();
    }
    told = 0;
    return more();
  }

  private List<Finding> run(@Nullable KnownState from, int thread, int alternative) {
    Execution execution = caughtUp();
    program.performed();
    Operation operation = execution.pending(thread);
    List<Finding> found = take(execution, thread, alternative);
    if (execution.pastMatters() && !knowledge.isWithPast()) {
      throw program.pastMatters();
    }
    if (execution.leftOut() != null) {
      throw program.doubt("executions would go on for ever");
    }
    KnownState to = from == null ? null : look();
    if (from != null && to != null) {
      from.learn(thread, alternative, to, found);
    }
    trail.add(thread, alternative, operation, to);
    return found;
  }

  private List<Finding> take(Execution execution, int thread, int alternative) {
    Finding first = execution.step(thread, alternative);
    ran++;
    budget.ran(1);
    if (first == null) {
      return List.of();
    }
    List<Finding> found = new ArrayList<>();
    for (Finding next = first; next != null; next = execution.more()) {
      found.add(next);
    }
    return List.copyOf(found);
  }

  /** The run, which stands where this execution does. */
  private Execution caughtUp() {
    boolean begins = run == null;
    Execution execution = begun();
    if (begins) {
      ran = execution.follow(trail);
      budget.ran(ran);
    }
    while (ran < trail.length()) {
      check(trail, ran);
      execution.step(trail.thread(ran), trail.alternative(ran));
      ran++;
      budget.ran(1);
    }
    return execution;
  }

  /** Checks that the run can take the step of a route that comes next. */
  private void check(Route route, int step) {
    Execution execution = begun();
    int thread = route.thread(step);
    if (thread >= execution.threads()
        || !execution.enabled(thread)
        || !Operation.same(execution.pending(thread), route.operation(step))) {
      throw program.doubt(OTHERWISE);
    }
  }

  @Override
  public @Nullable Finding more() {
    return told < findings.size() ? findings.get(told++) : null;
  }

  @Override
  public Ending end() {
    KnownState state = trail.state();
    Ending ending = state == null ? null : state.ending();
    return ending == null ? caughtUp().end() : ending;
  }

  @Override
  public @Nullable String leftOut() {
    return run == null ? null : run.leftOut();
  }

  @Override
  public Schedule inFull(Schedule taken) {
    return taken.length() > trail.length() ? begun().inFull(taken) : caughtUp().inFull(taken);
  }

  @Override
  public String name(int thread) {
    return caughtUp().name(thread);
  }

  @Override
  public Prospect prospect(int thread) {
    return caughtUp().prospect(thread);
  }

  @Override
  public boolean pastMatters() {
    return run != null && run.pastMatters();
  }

  @Override
  public @Nullable Probe probe() {
    if (!program.isOfAll(learns)) {
      throw new IllegalStateException("a state is to be told by a program that tells no other");
    }
    KnownState state = trail.state();
    return state == null
        ? caughtUp().probe()
        : new KnownProbe(state, knowledge, () -> Objects.requireNonNull(caughtUp().probe()));
  }

  @Override
  public void close() {
    if (run != null) {
      run.close();
    }
  }
}
