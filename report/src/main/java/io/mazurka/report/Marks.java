package io.mazurka.report;

import io.mazurka.program.Finding;
import io.mazurka.program.Operation;
import io.mazurka.program.Trace;
import io.mazurka.program.Trace.Step;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The steps of a trace that the finding is about. A schedule ends where its finding appears: at the
 * second of two racing accesses, at the step that throws. The first of the racing accesses is the
 * latest one by another thread that nothing but the race itself orders.
 */
final class Marks {

  private Marks() {}

  /** Words for the marked steps, by their numbers from 0. */
  static Map<Integer, String> of(Trace trace, Finding.Kind kind) {
    Map<Integer, String> marks = new TreeMap<>();
    int last = trace.steps().size() - 1;
    if (last >= 0) {
      switch (kind) {
        case RACE -> {
          marks.put(last, "races");
          partner(trace, last, marks);
        }
        case ASSERTION, EXCEPTION, HANG -> marks.put(last, "fails");
        case DEADLOCK, LIVELOCK -> {}
      }
    }
    return marks;
  }

  private static void partner(Trace trace, int last, Map<Integer, String> marks) {
    List<Step> steps = trace.steps();
    Operation second = steps.get(last).visible();
    if (second == null || second.object() == Operation.NO_OBJECT) {
      return;
    }
    HappensBefore order = HappensBefore.without(trace, second.object());
    for (int i = last - 1; i >= 0; i--) {
      Operation first = steps.get(i).visible();
      if (first != null
          && steps.get(i).thread() != steps.get(last).thread()
          && first.object() == second.object()
          && first.kind().dependsOn(second.kind())
          && !order.ordered(i, last)) {
        marks.put(i, "races");
        return;
      }
    }
  }
}
