package io.mazurka.engine;

import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.Program;
import io.mazurka.program.Schedule;
import io.mazurka.program.SearchAgain;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A depth-first walk through the schedules of a program, one execution after another. */
final class Walk {

  private static final int STEPS_BETWEEN_LOOKS_AT_THE_CLOCK = 64;

  private final Search search;
  private final Program program;
  private final Path path;
  private final Expansion expansion;
  private final Limits limits;
  private final Counters counters;
  private int steps;

  /**
   * @param search hears of everything that comes to light
   * @param expansion goes along the same path
   */
  Walk(Search search, Program program, Path path, Expansion expansion, Counters counters) {
    this.search = search;
    this.program = program;
    this.path = path;
    this.expansion = expansion;
    this.limits = search.limits();
    this.counters = counters;
  }

  Path path() {
    return path;
  }

  /** What is run along the path. */
  Program program() {
    return program;
  }

  Expansion expansion() {
    return expansion;
  }

  /** What this walk counts; shared with walks that went before, not with those beside it. */
  Counters counters() {
    return counters;
  }

  /** Runs the program along the path and on to an end, and learns from that. */
  void execute() {
    run(execution -> {
      replay(execution);
      if (path.isNew()) {
        reach(execution);
      }
      goOn(execution);
    });
  }

  /** Runs the program to where something was claimed, from the start, and on along that. */
  void execute(Claim claim) {
    Divisible divided = (Divisible) expansion;
    run(execution -> {
      if (path.length() > 0) {
        replay(execution);
      }
      for (Junction next : claim.junction().from(path.length() == 0 ? 0 : path.length() + 1)) {
        moveTo(next, execution);
        divided.enter(next);
      }
      divided.follow(claim);
      step(execution);
      reach(execution);
      goOn(execution);
    });
  }

  private void run(Consumer<Execution> course) {
    counters.begin();
    try (Execution execution = program.start()) {
      try {
        course.accept(execution);
      } catch (SearchAgain learned) {
        counters.takeBack();
        Schedule attempt = path.attempt();
        throw new Lesson(attempt, execution.inFull(attempt), learned);
      }
    }
    learn();
  }

  private void replay(Execution execution) {
    path.replay(execution);
    path.effort().replayed(path.length());
  }

  private void moveTo(Junction next, Execution execution) {
    if (next.depth() > 0) {
      next.check(execution);
      path.choose(next.thread(), next.alternative());
      tell(path.step(execution), execution);
      if (next.isNewWhenVisited()) {
        counters.transition();
      }
    }
    path.reach(execution);
  }

  private void learn() {
    if (!limits.isInterrupted()) {
      expansion.ended();
    }
  }

  private void goOn(Execution execution) {
    while (goesOn()) {
      expansion.choose();
      step(execution);
      reach(execution);
    }
    if (!limits.isInterrupted()) {
      end(execution);
    }
  }

  private boolean goesOn() {
    return expansion.unfinished() && !limits.tooDeep(path.length()) && !isStopped();
  }

  private boolean isStopped() {
    if (++steps >= STEPS_BETWEEN_LOOKS_AT_THE_CLOCK) {
      steps = 0;
      limits.lookAtTheClock();
    }
    return limits.stopped();
  }

  private void step(Execution execution) {
    search.stepping(this);
    Finding finding = path.step(execution);
    counters.transition();
    tell(finding, execution);
  }

  private void tell(@Nullable Finding finding, Execution execution) {
    for (Finding next = finding; next != null; next = execution.more()) {
      search.found(this, next, execution);
    }
  }

  private void reach(Execution execution) {
    path.reach(execution);
    expansion.reached(execution);
  }

  private void end(Execution execution) {
    if (path.enabled().isEmpty(path.length())) {
      search.ended(this, execution);
    }
    String leftOut = execution.leftOut();
    if (leftOut != null) {
      limits.leftOut(leftOut);
    }
    counters.execution(path.length());
    path.effort().execution();
    search.executionEnded(this);
    if (execution.pastMatters()) {
      search.pastMatters();
    }
  }

  /** Goes back to the last state from which something is left to explore, if there is any. */
  boolean backtrack() {
    do {
      if (!retreat()) {
        return false;
      }
    } while (!expansion.unfinished());
    return true;
  }

  private boolean retreat() {
    if (path.length() == 0) {
      return false;
    }
    expansion.retreating();
    path.retreat();
    return true;
  }

  /**
   * Goes back to the last state from which something is left to explore, be it a junction, and runs
   * the program along that if it is admitted; returns whether there was anything.
   */
  boolean backtrackAndExecute(BooleanSupplier admission) {
    SharedStates<?> shared = ((Divisible) expansion).shared();
    while (retreat()) {
      boolean isShared = shared.contains(path.length());
      Claim claim = isShared ? shared.get(path.length()).claim() : null;
      if (isShared ? claim != null : expansion.unfinished()) {
        if (!admission.getAsBoolean()) {
          return false;
        }
        if (claim == null) {
          execute();
        } else {
          execute(claim);
        }
        return true;
      }
    }
    return false;
  }
}
