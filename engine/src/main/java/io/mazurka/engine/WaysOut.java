package io.mazurka.engine;

import io.mazurka.program.Schedule;
import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * From which of the states that a search recognises an execution can come to its end.
 *
 * <p>Where states are recognised, an execution that goes round in a circle is cut short, as there
 * is nothing new in it. If nothing leads out of the circle, then the program goes round for ever
 * whatever is scheduled, and the search has found no failure and no end. The transitions that were
 * explored are enough to tell: reductions keep every state in which no thread can move within reach
 * of every state from which it can be reached.
 */
final class WaysOut {

  /** A state that is not recognised: it is taken that an execution can end there. */
  static final int UNKNOWN = -1;

  private static final int NONE = -1;

  /** Where the parent of a place would be if it is the initial state. */
  private static final int ROOT = -2;

  private final Path path;
  private final BitSet open = new BitSet();
  private int[] places = new int[64];
  private boolean[] discovered = new boolean[64];
  private boolean isNew;
  private int states;
  private int[] ways = new int[64];
  private int[] parents = new int[64];
  private int[] threads = new int[64];
  private int[] alternatives = new int[64];
  private int size;
  private int[] sources = new int[64];
  private int[] others = new int[64];

  WaysOut(Path path) {
    this.path = path;
  }

  /** A place for a state that was not known before, which is the last one of the path. */
  int add() {
    if (states == ways.length) {
      ways = Arrays.copyOf(ways, 2 * states);
      parents = Arrays.copyOf(parents, 2 * states);
      threads = Arrays.copyOf(threads, 2 * states);
      alternatives = Arrays.copyOf(alternatives, 2 * states);
    }
    ways[states] = NONE;
    isNew = true;
    int state = path.length();
    if (state == 0) {
      parents[states] = ROOT;
    } else {
      parents[states] = discovered[state - 1] ? places[state - 1] : UNKNOWN;
      threads[states] = path.thread(state - 1);
      alternatives[states] = path.alternative(state - 1);
    }
    return states++;
  }

  /** The path has come to the place, or to a state that has none. */
  void reached(int place) {
    int state = path.length();
    if (state == places.length) {
      places = Arrays.copyOf(places, 2 * state);
      discovered = Arrays.copyOf(discovered, 2 * state);
    }
    places[state] = place;
    discovered[state] = isNew;
    isNew = false;
    if (place == UNKNOWN) {
      takeForOpen(state - 1);
    } else if (state > 0 && places[state - 1] != UNKNOWN) {
      lead(places[state - 1], place);
    }
    if (path.enabled().isEmpty(state)) {
      takeForOpen(state);
    }
  }

  /** It is taken that an execution can end from the state of the path on. */
  void takeForOpen(int state) {
    if (state >= 0 && places[state] != UNKNOWN) {
      open.set(places[state]);
    }
  }

  private void lead(int from, int to) {
    if (size == sources.length) {
      sources = Arrays.copyOf(sources, 2 * size);
      others = Arrays.copyOf(others, 2 * size);
    }
    sources[size] = from;
    others[size] = ways[to];
    ways[to] = size++;
  }

  /** Whether there is a state from which no execution ends; to be asked when all is explored. */
  boolean isTrap() {
    return withWayOut().cardinality() < states;
  }

  /** The shortest schedule by which such a state was first come to, or null if none is known. */
  @Nullable Schedule wayToTrap() {
    BitSet free = withWayOut();
    Schedule shortest = null;
    for (int p = free.nextClearBit(0); p < states; p = free.nextClearBit(p + 1)) {
      int depth = depth(p);
      if (depth >= 0 && (shortest == null || depth < shortest.length())) {
        shortest = wayTo(p, depth);
      }
    }
    return shortest;
  }

  /** How many transitions led to a place when it was first come to, or -1 if that is not known. */
  private int depth(int place) {
    int depth = 0;
    int here = place;
    while (parents[here] >= 0) {
      here = parents[here];
      depth++;
    }
    return parents[here] == ROOT ? depth : -1;
  }

  private Schedule wayTo(int place, int depth) {
    int[] movers = new int[depth];
    int[] choices = new int[depth];
    int here = place;
    for (int i = depth - 1; i >= 0; i--) {
      movers[i] = threads[here];
      choices[i] = alternatives[here];
      here = parents[here];
    }
    return new Schedule(movers, choices);
  }

  private BitSet withWayOut() {
    BitSet seen = (BitSet) open.clone();
    int[] todo = new int[states];
    int count = 0;
    for (int place = open.nextSetBit(0); place >= 0; place = open.nextSetBit(place + 1)) {
      todo[count++] = place;
    }
    while (count > 0) {
      for (int way = ways[todo[--count]]; way != NONE; way = others[way]) {
        if (!seen.get(sources[way])) {
          seen.set(sources[way]);
          todo[count++] = sources[way];
        }
      }
    }
    return seen;
  }
}
