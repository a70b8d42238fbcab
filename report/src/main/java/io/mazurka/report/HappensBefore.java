package io.mazurka.report;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.Trace;
import io.mazurka.program.Trace.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The happens-before order of a trace, by vector clocks, and the fewest arrows that show it.
 *
 * <p>Step <em>i</em> happens before step <em>j</em> if it comes first and the two are of one thread
 * or dependent, or by a chain of such pairs. An arrow is drawn where a dependent step of another
 * thread is not already known to come first through later steps: the transitive reduction. Of every
 * other thread only the latest dependent step matters, as the earlier ones come before that.
 */
final class HappensBefore {

  private static final int[] NEVER = new int[Kind.values().length];

  static {
    Arrays.fill(NEVER, -1);
  }

  private final List<Step> steps;
  private final int without;
  private final int[][] clocks;
  private final int[][] last;
  private final Map<Integer, Map<Integer, int[]>> accesses = new HashMap<>();
  private final List<Arrow> arrows = new ArrayList<>();

  private HappensBefore(Trace trace, int without) {
    this.steps = trace.steps();
    this.without = without;
    this.clocks = new int[steps.size()][];
    this.last = new int[trace.threads().size()][];
    for (int i = 0; i < steps.size(); i++) {
      enter(i);
    }
  }

  /** The whole order. */
  static HappensBefore of(Trace trace) {
    return new HappensBefore(trace, Operation.NO_OBJECT);
  }

  /** The order that would remain if nobody minded who came first to this object. */
  static HappensBefore without(Trace trace, int object) {
    return new HappensBefore(trace, object);
  }

  /** The arrows between threads, by the later step. */
  List<Arrow> arrows() {
    return List.copyOf(arrows);
  }

  /** Whether step {@code i} happens before step {@code j}, or is the same. */
  boolean ordered(int i, int j) {
    return clocks[j][steps.get(i).thread()] > i;
  }

  private void enter(int i) {
    int thread = steps.get(i).thread();
    clocks[i] = last[thread] == null ? new int[last.length] : last[thread].clone();
    for (int earlier : dependencies(i)) {
      if (!ordered(earlier, i)) {
        arrows.add(new Arrow(earlier, i, races(steps.get(earlier), steps.get(i))));
        join(clocks[i], clocks[earlier]);
      }
    }
    clocks[i][thread] = i + 1;
    last[thread] = clocks[i];
    record(i);
  }

  /** The latest dependent step of each other thread, the latest of all first. */
  private List<Integer> dependencies(int i) {
    Map<Integer, Integer> latest = new TreeMap<>();
    for (Operation link = steps.get(i).visible(); link != null; link = link.also()) {
      for (Map.Entry<Integer, int[]> other :
          accesses.getOrDefault(link.object(), Map.of()).entrySet()) {
        int step = latestDependent(other.getValue(), link.kind());
        if (other.getKey() != steps.get(i).thread() && step >= 0) {
          latest.merge(other.getKey(), step, Math::max);
        }
      }
    }
    return latest.values().stream().sorted(Comparator.reverseOrder()).toList();
  }

  private static int latestDependent(int[] latestOfKind, Kind kind) {
    int latest = -1;
    for (Kind other : Kind.values()) {
      if (other.dependsOn(kind)) {
        latest = Math.max(latest, latestOfKind[other.ordinal()]);
      }
    }
    return latest;
  }

  private void record(int i) {
    Step step = steps.get(i);
    for (Operation link = step.visible(); link != null; link = link.also()) {
      if (link.object() != Operation.NO_OBJECT && link.object() != without) {
        accesses.computeIfAbsent(link.object(), _ -> new HashMap<>())
                .computeIfAbsent(step.thread(), _ -> NEVER.clone())[link.kind().ordinal()] =
            i;
      }
    }
  }

  private static boolean races(Step a, Step b) {
    Operation first = a.visible();
    Operation second = b.visible();
    return first != null && second != null && first.racesWith(second);
  }

  private static void join(int[] to, int[] from) {
    for (int t = 0; t < to.length; t++) {
      to[t] = Math.max(to[t], from[t]);
    }
  }
}
