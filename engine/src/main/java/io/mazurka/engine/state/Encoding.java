package io.mazurka.engine.state;

import io.mazurka.program.StateGraph;
import io.mazurka.program.StateGraph.Entry;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A numbered graph as bytes, from which the graph could be read back: equal bytes mean equal
 * graphs.
 *
 * <p>Numbers are written seven bits to a byte, the lowest first, with the eighth bit set in all but
 * the last; the first byte of an entry spends one bit on telling values from references.
 */
final class Encoding {

  private byte[] bytes = new byte[256];
  private int length;
  private int[] members = new int[16];

  /**
   * Writes the graph, in place of what was written before.
   *
   * @param identities what tells objects apart however alike they are, or null
   */
  void write(StateGraph graph, Numbering numbering, int @Nullable [] identities) {
    length = 0;
    write(graph.threads());
    write(numbering.size());
    for (int number = 0; number < numbering.size(); number++) {
      int node = numbering.node(number);
      write(graph.label(node));
      if (identities != null && node > graph.threads()) {
        write(identities[node]);
      }
      writeInOrder(graph, node, numbering);
      writeMembers(graph, node, numbering);
    }
  }

  private void writeInOrder(StateGraph graph, int node, Numbering numbering) {
    int count = 0;
    for (int e = graph.first(node); e < graph.end(node); e++) {
      count += graph.kind(e) == Entry.MEMBER ? 0 : 1;
    }
    write(count);
    for (int e = graph.first(node); e < graph.end(node); e++) {
      switch (graph.kind(e)) {
        case VALUE -> write(graph.content(e), 0);
        case REFERENCE -> {
          int target = (int) graph.content(e);
          write(target == StateGraph.NULL ? target : numbering.numberOf(target), 1);
        }
        case MEMBER -> {}
      }
    }
  }

  private void writeMembers(StateGraph graph, int node, Numbering numbering) {
    int count = 0;
    for (int e = graph.first(node); e < graph.end(node); e++) {
      if (graph.kind(e) == Entry.MEMBER) {
        if (count == members.length) {
          members = Arrays.copyOf(members, 2 * count);
        }
        members[count++] = numbering.numberOf((int) graph.content(e));
      }
    }
    write(count);
    Arrays.sort(members, 0, count);
    for (int i = 0; i < count; i++) {
      write(members[i]);
    }
  }

  private void write(long number) {
    writeRest(number << 1 ^ number >> 63);
  }

  private void write(long number, int bit) {
    reserve();
    long folded = number << 1 ^ number >> 63;
    long rest = folded >>> 6;
    bytes[length++] = (byte) (bit | (folded & 63) << 1 | (rest == 0 ? 0 : 128));
    if (rest != 0) {
      writeRest(rest);
    }
  }

  private void writeRest(long number) {
    reserve();
    long rest = number;
    while ((rest & ~127L) != 0) {
      bytes[length++] = (byte) (rest & 127 | 128);
      rest >>>= 7;
    }
    bytes[length++] = (byte) rest;
  }

  private void reserve() {
    if (length + 16 > bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * bytes.length);
    }
  }

  /** Which of two graphs comes first; 0 if they are equal. */
  int compareTo(Encoding other) {
    return Arrays.compare(bytes, 0, length, other.bytes, 0, other.length);
  }

  /** What was written. */
  StateKey key() {
    return new StateKey(Arrays.copyOf(bytes, length));
  }
}
