package io.mazurka.engine;

import io.mazurka.engine.state.Canonizer;
import io.mazurka.engine.state.StateKey;
import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.Probe;
import io.mazurka.program.Program;
import io.mazurka.program.Schedule;
import io.mazurka.program.SearchAgain;
import io.mazurka.program.StateGraph;
import io.mazurka.program.Trace;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Executions that come back to a state in which they have been: what a livelock looks like that a
 * search has found by its states, and no front end has noticed.
 *
 * <p>A search knows from {@link WaysOut} that no execution ends from some state on. To show that,
 * threads take turns from there until everything is as it was before, so that no thread which could
 * move all the time is left out: what follows can go on like that for ever, and it is not the
 * schedule that is to blame. That nothing leads out of it is the result of the search; that it
 * leads back can be seen again.
 */
public final class Circles {

  /** More transitions than a circle takes that is worth looking at. */
  private static final int LONGEST = 10_000;

  private static final String MESSAGE =
      "livelock: threads go round for ever, whatever is scheduled";

  private final Canonizer canonizer = new Canonizer(true, false);
  private final StateGraph graph = new StateGraph();
  private final Execution execution;
  private int length;
  private int[] threads = new int[64];
  private int[] alternatives = new int[64];

  private Circles(Execution execution) {
    this.execution = execution;
  }

  /** Who moved last, and where that led: if both are the same again, so is what follows. */
  private record Turn(StateKey state, int mover) {}

  /**
   * A livelock that is found along an execution which begins with the schedule, given that none
   * ends after that; null if it cannot be shown.
   *
   * @param number that of the execution, from 1
   */
  static @Nullable Counterexample after(Program program, Schedule beginning, long number) {
    try {
      return after(inFull(program, beginning), program.inFull(), number);
    } catch (SearchAgain _) {
      return null;
    }
  }

  private static @Nullable Counterexample after(Schedule way, Program inFull, long number) {
    try (Execution execution = inFull.start()) {
      Circles circles = new Circles(execution);
      for (int i = 0; i < way.length(); i++) {
        circles.step(way.thread(i), way.alternative(i));
      }
      Finding finding = circles.takeTurns();
      return finding == null ? null : new Counterexample(finding, circles.schedule(), number);
    }
  }

  /** The schedule by which the program in full does the same as by one of a search. */
  private static Schedule inFull(Program program, Schedule schedule) {
    try (Execution execution = program.start()) {
      for (int i = 0; i < schedule.length(); i++) {
        execution.step(schedule.thread(i), schedule.alternative(i));
      }
      return execution.inFull(schedule);
    }
  }

  private @Nullable Finding takeTurns() {
    int beginning = length;
    Map<Turn, Integer> turns = new HashMap<>();
    for (int mover = -1; length - beginning < LONGEST; mover = threads[length - 1]) {
      StateKey state = read();
      if (state == null) {
        return null;
      }
      Integer before = turns.putIfAbsent(new Turn(state, mover), length);
      if (before != null) {
        return livelock(beginning, length - before);
      }
      int next = next(mover);
      if (next < 0) {
        return noticed(execution.end().stuck());
      }
      step(next, 0);
    }
    return null;
  }

  /** The front end may see that threads go round now that they take turns. */
  private static @Nullable Finding noticed(@Nullable Finding stuck) {
    return stuck != null && stuck.kind() == Finding.Kind.LIVELOCK ? stuck : null;
  }

  /** The next thread after the mover that can move, in the order of their numbers, or -1. */
  private int next(int mover) {
    int count = execution.threads();
    for (int i = 1; i <= count; i++) {
      int thread = (mover + i) % count;
      if (execution.enabled(thread)) {
        return thread;
      }
    }
    return -1;
  }

  private void step(int thread, int alternative) {
    if (length == threads.length) {
      threads = Arrays.copyOf(threads, 2 * length);
      alternatives = Arrays.copyOf(alternatives, 2 * length);
    }
    threads[length] = thread;
    alternatives[length++] = alternative;
    execution.step(thread, alternative);
  }

  private @Nullable StateKey read() {
    Probe probe = execution.probe();
    return probe != null && probe.read(graph) ? canonizer.canonize(graph).key() : null;
  }

  private Schedule schedule() {
    return new Schedule(Arrays.copyOf(threads, length), Arrays.copyOf(alternatives, length));
  }

  private static Finding livelock(int beginning, int circle) {
    String since = beginning == 0 ? "" : "After " + steps(beginning) + ": ";
    return new Finding(
        Finding.Kind.LIVELOCK,
        MESSAGE,
        since + "whatever is scheduled, no execution ends.\n" + way(circle));
  }

  private static String way(int circle) {
    return "The last " + steps(circle) + " here lead back to the state before them.";
  }

  private static String steps(int count) {
    return count == 1 ? "1 step" : count + " steps";
  }

  /**
   * Tells an execution in words, and that it shows the recorded finding, if that is a livelock
   * which only states show and the execution still comes back to a state in which it has been.
   */
  public static Trace trace(Program program, Schedule schedule, Finding recorded) {
    Program inFull = program.inFull();
    Lesson.teach(inFull, schedule);
    Trace trace = inFull.trace(schedule);
    return recorded.message().equals(MESSAGE) && circle(inFull, schedule) > 0
        ? trace.with(recorded)
        : trace;
  }

  /**
   * Tells an execution in words of which it is not recorded what it shows. If nothing else, and it
   * comes back to a state in which it has been, that is why it was recorded.
   */
  public static Trace trace(Program program, Schedule schedule) {
    Program inFull = program.inFull();
    Lesson.teach(inFull, schedule);
    Trace trace = inFull.trace(schedule);
    if (trace.over() || !trace.findings().isEmpty()) {
      return trace;
    }
    int circle = circle(inFull, schedule);
    return circle == 0
        ? trace
        : trace.with(new Finding(Finding.Kind.LIVELOCK, MESSAGE, way(circle)));
  }

  /** How many steps ago an execution was in the state in which it ends, 0 if never. */
  private static int circle(Program program, Schedule schedule) {
    try (Execution execution = program.start()) {
      Circles circles = new Circles(execution);
      Map<StateKey, Integer> states = new HashMap<>();
      for (int i = 0; i < schedule.length(); i++) {
        StateKey state = circles.read();
        if (state != null) {
          states.put(state, i);
        }
        circles.step(schedule.thread(i), schedule.alternative(i));
      }
      StateKey last = circles.read();
      return last == null ? 0 : schedule.length() - states.getOrDefault(last, schedule.length());
    } catch (SearchAgain _) {
      return circle(program, schedule);
    }
  }
}
