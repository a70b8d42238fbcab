package io.mazurka.jvm.sync;

import io.mazurka.jvm.runtime.Line;

/** What threads line up for, and can be asked who does. */
public interface LinedUp {

  /** Those who wait. */
  Line line();
}
