package io.mazurka.engine.state;

import io.mazurka.program.StateGraph;
import java.util.Arrays;

/** The owner numbers that there are in a state. */
final class Owners {

  private final int[] table;

  Owners(StateGraph graph) {
    table = new int[Integer.highestOneBit(graph.size()) << 2];
    Arrays.fill(table, StateGraph.NO_OWNER);
    for (int node = 0; node < graph.size(); node++) {
      int owner = graph.owner(node);
      if (owner != StateGraph.NO_OWNER) {
        table[place(table, owner)] = owner;
      }
    }
  }

  boolean contains(int owner) {
    return owner != StateGraph.NO_OWNER && table[place(table, owner)] == owner;
  }

  /** Where an owner is in a table, whose length is a power of two, or would be. */
  static int place(int[] table, int owner) {
    int mask = table.length - 1;
    int place = owner * 0x9E3779B9 >>> 7 & mask;
    while (table[place] != owner && table[place] != StateGraph.NO_OWNER) {
      place = place + 1 & mask;
    }
    return place;
  }
}
