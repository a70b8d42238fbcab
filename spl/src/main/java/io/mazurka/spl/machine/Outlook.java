package io.mazurka.spl.machine;

import io.mazurka.program.Operation;
import org.jspecify.annotations.Nullable;

/** What a thread is about to do, and whether it can. */
final class Outlook {

  private final Footprint footprint = new Footprint();
  private @Nullable Operation operation;
  private boolean enabled;

  /** The thread has moved: it is about to do something else, or nothing any more. */
  void forget() {
    footprint.clear();
    operation = null;
    enabled = false;
  }

  /** Everything the transition would have touched in the states since the thread came to it. */
  Footprint footprint() {
    return footprint;
  }

  /** Takes in what a rehearsal added to the footprint, and how many ways it found; 0 if none. */
  void update(int ways) {
    operation = footprint.operation(Math.max(1, ways));
    enabled = ways > 0;
  }

  boolean isTouchedBy(Footprint other) {
    return operation != null && footprint.conflictsWith(other);
  }

  @Nullable Operation operation() {
    return operation;
  }

  boolean isEnabled() {
    return enabled;
  }
}
