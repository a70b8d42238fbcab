package io.mazurka.jvm.runtime;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * The bins of maps in which those who go through them have found something, in any execution. All
 * others need no step of their own to be passed.
 */
final class FilledBins {

  private final Map<Integer, BitSet> filled = new HashMap<>();
  private final Map<Integer, BitSet> chained = new HashMap<>();

  boolean isEmpty() {
    return filled.values().stream().allMatch(BitSet::isEmpty);
  }

  /** Looks at all bins; false if there is nothing new. */
  boolean note(Traverser traverser) {
    Object[] table = traverser.table();
    if (table == null) {
      return false;
    }
    BitSet some = of(filled, traverser);
    BitSet several = of(chained, traverser);
    int known = some.cardinality() + several.cardinality();
    for (int i = 0; i < table.length; i++) {
      if (table[i] != null) {
        some.set(i % traverser.length());
        if (Bins.isChain(table[i])) {
          several.set(i % traverser.length());
        }
      }
    }
    return some.cardinality() + several.cardinality() > known;
  }

  /**
   * How far the traverser comes in one step: it passes one bin in which something may be, unless
   * the limit comes before.
   */
  int next(Traverser traverser, int to) {
    BitSet bins = of(filled, traverser);
    int first = bins.nextSetBit(traverser.bin());
    int second = first < 0 ? first : bins.nextSetBit(first + 1);
    return second < 0 || second >= to ? to : first + 1;
  }

  /** Whether the bin of a node may have others behind it. */
  boolean isChained(Traverser traverser, Object node) {
    return of(chained, traverser).get(Bins.bin(node, traverser.length()));
  }

  private static BitSet of(Map<Integer, BitSet> bins, Traverser traverser) {
    return bins.computeIfAbsent(traverser.length(), length -> new BitSet(length));
  }
}
