package io.mazurka.engine;

import io.mazurka.program.Operation;
import java.util.Arrays;

/**
 * The reversible races of the transitions of the path, found once for each transition: they depend
 * only on what comes before it.
 */
final class KnownRaces {

  private int[] ends = new int[64];
  private int[] earlier = new int[64];
  private Operation[] predictions = new Operation[64];

  /** Keeps the races found last, which are those of transition {@code k}; later ones are lost. */
  void set(int k, ReversibleRaces races) {
    if (k == ends.length) {
      ends = Arrays.copyOf(ends, 2 * k);
    }
    int end = start(k) + races.size();
    if (end > earlier.length) {
      earlier = Arrays.copyOf(earlier, 2 * end);
      predictions = Arrays.copyOf(predictions, 2 * end);
    }
    for (int race = 0; race < races.size(); race++) {
      earlier[start(k) + race] = races.get(race);
      predictions[start(k) + race] = races.prediction(race);
    }
    ends[k] = end;
  }

  /** The first of the races of transition {@code k}. */
  int start(int k) {
    return k == 0 ? 0 : ends[k - 1];
  }

  /** The first that is no longer one of them. */
  int end(int k) {
    return ends[k];
  }

  /** The earlier transition of a race. */
  int earlier(int race) {
    return earlier[race];
  }

  /** What the later operation of a race is when it comes first. */
  Operation prediction(int race) {
    return predictions[race];
  }
}
