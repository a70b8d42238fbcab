package io.mazurka.engine;

import io.mazurka.engine.state.CanonicalForm;
import org.jspecify.annotations.Nullable;

/** A state that was visited, in the names of threads and objects that it had then. */
final class VisitedState {

  private final CanonicalForm form;
  private final int depth;
  private final int place;
  private @Nullable Summary summary;
  private boolean endless;

  /**
   * @param depth after how many transitions the state was reached
   * @param place among the {@link WaysOut}
   */
  VisitedState(CanonicalForm form, int depth, int place) {
    this.form = form;
    this.depth = depth;
    this.place = place;
  }

  /** Which state of the path it is, while it is open. */
  int depth() {
    return depth;
  }

  int place() {
    return place;
  }

  CanonicalForm form() {
    return form;
  }

  /**
   * What may happen in the state and below it, or null if that is not known: the state is still
   * being explored, or something below it leads back to such a state.
   */
  @Nullable Summary summary() {
    return endless ? null : summary;
  }

  /** Whether the state is still being explored, and so is on the path. */
  boolean isOpen() {
    return summary == null;
  }

  /** All there is to explore from the state was explored. */
  void close(Summary below, boolean leadsBack) {
    summary = below;
    endless = leadsBack;
  }
}
