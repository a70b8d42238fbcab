package io.mazurka.engine;

import io.mazurka.program.Operation;
import java.util.ArrayList;
import java.util.List;

/** The transitions that sleep in a state. */
final class Sleepers {

  private final List<Sleeper> sleepers = new ArrayList<>(0);

  /**
   * A transition.
   *
   * @param predicted the operation as it was predicted
   */
  private record Sleeper(int thread, int alternative, Operation operation, Operation predicted) {

    boolean sleepsOn(Operation other) {
      return !EventSequence.dependent(operation, other)
          && !EventSequence.dependent(predicted, other);
    }
  }

  void add(int thread, int alternative, Operation operation, Operation predicted) {
    sleepers.add(new Sleeper(thread, alternative, operation, predicted));
  }

  /** Lets those of the others sleep that do so after a transition; see {@link SleepSets}. */
  void inherit(Sleepers others, int mover, Operation moved, Operation predicted) {
    for (Sleeper other : others.sleepers) {
      if (other.thread != mover && other.sleepsOn(moved) && other.sleepsOn(predicted)) {
        sleepers.add(other);
      }
    }
  }

  /** Whether one of them is a weak initial of the sequence. */
  boolean cover(EventSequence sequence) {
    for (Sleeper sleeper : sleepers) {
      if (sequence.canBeginWith(sleeper.thread, sleeper.alternative, sleeper.operation)
          && sequence.canBeginWith(sleeper.thread, sleeper.alternative, sleeper.predicted)) {
        return true;
      }
    }
    return false;
  }
}
