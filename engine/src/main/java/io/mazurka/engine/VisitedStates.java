package io.mazurka.engine;

import io.mazurka.engine.state.CanonicalForm;
import io.mazurka.engine.state.Canonizer;
import io.mazurka.engine.state.StateKey;
import io.mazurka.program.StateGraph;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The states that were visited, up to the names of objects, and of threads if that is wanted. */
final class VisitedStates {

  private final Canonizer canonizer;
  private final Map<StateKey, VisitedState> states = new HashMap<>();

  /**
   * @param threadSymmetry whether states are the same if they differ in which thread is which
   */
  VisitedStates(boolean threadSymmetry) {
    canonizer = new Canonizer(true, threadSymmetry);
  }

  CanonicalForm canonize(StateGraph graph) {
    return canonizer.canonize(graph);
  }

  /** The visited state that the form is of too, or null. */
  @Nullable VisitedState get(CanonicalForm form) {
    return states.get(form.key());
  }

  VisitedState add(CanonicalForm form, int depth, int place) {
    VisitedState state = new VisitedState(form, depth, place);
    states.put(form.key(), state);
    return state;
  }

  void remove(VisitedState state) {
    states.remove(state.form().key());
  }
}
