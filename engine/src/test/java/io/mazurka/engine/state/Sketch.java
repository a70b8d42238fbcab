package io.mazurka.engine.state;

import io.mazurka.program.StateGraph;
import io.mazurka.program.StateGraph.Entry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Consumer;

/** A graph to be renumbered at will; an object's owner number is 100 more than its node's. */
final class Sketch {

  static final int FIRST_OWNER = 100;

  private record Arrow(Entry kind, int content) {}

  final int threads;
  private final List<Integer> labels = new ArrayList<>();
  private final List<List<Arrow>> arrows = new ArrayList<>();

  Sketch(int threads, int objects) {
    this.threads = threads;
    for (int node = 0; node <= threads + objects; node++) {
      labels.add(0);
      arrows.add(new ArrayList<>());
    }
  }

  int size() {
    return labels.size();
  }

  Sketch label(int node, int label) {
    labels.set(node, label);
    return this;
  }

  Sketch add(int node, Entry kind, int content) {
    arrows.get(node).add(new Arrow(kind, content));
    return this;
  }

  /** A small graph in which all nodes can be reached, with few labels, so that many are alike. */
  static Sketch random(Random random) {
    Sketch sketch = new Sketch(1 + random.nextInt(4), random.nextInt(5));
    for (int node = 0; node < sketch.size(); node++) {
      sketch.label(node, random.nextInt(8) == 0 ? 1 : 0);
      for (int i = random.nextInt(3); i > 0; i--) {
        sketch.add(node, Entry.values()[random.nextInt(3)], random);
      }
    }
    for (int object = 1 + sketch.threads; object < sketch.size(); object++) {
      Entry kind = random.nextInt(3) == 0 ? Entry.MEMBER : Entry.REFERENCE;
      sketch.add(random.nextInt(1 + sketch.threads), kind, object);
    }
    return sketch;
  }

  /**
   * A small graph of threads that are alike, each with an object of its own, around one that they
   * share, but for a few arrows here and there.
   */
  static Sketch alike(Random random) {
    int threads = 2 + random.nextInt(2);
    Sketch sketch = new Sketch(threads, threads + 1);
    for (int i = 1 + random.nextInt(4); i > 0; i--) {
      Entry kind = Entry.values()[random.nextInt(3)];
      int from = random.nextInt(4);
      int to = random.nextInt(4);
      for (int t = 0; t < threads; t++) {
        sketch.add(sketch.inBundle(from, t), kind, sketch.inBundle(to, t));
      }
    }
    for (int t = 0; t < threads; t++) {
      sketch.add(1 + t, Entry.REFERENCE, 1 + threads + t);
    }
    sketch.add(StateGraph.ROOT, Entry.REFERENCE, 1 + 2 * threads);
    for (int i = random.nextInt(3); i > 0; i--) {
      sketch.add(random.nextInt(sketch.size()), Entry.values()[random.nextInt(3)], random);
    }
    return sketch;
  }

  /** The root, a thread, its own object, or the shared one. */
  private int inBundle(int which, int thread) {
    return switch (which) {
      case 0 -> StateGraph.ROOT;
      case 1 -> 1 + thread;
      case 2 -> 1 + threads + thread;
      default -> 1 + 2 * threads;
    };
  }

  private void add(int node, Entry kind, Random random) {
    switch (kind) {
      case VALUE -> add(node, kind, random.nextInt(8) == 0 ? 1 : 0);
      case REFERENCE -> add(node, kind, random.nextInt(1 + size()) - 1);
      case MEMBER -> add(node, kind, random.nextInt(size()));
    }
  }

  /** The graph whose node {@code order[i]} is this one's node {@code i}. */
  StateGraph renumbered(int[] order) {
    int[] origin = new int[order.length];
    for (int node = 0; node < order.length; node++) {
      origin[order[node]] = node;
    }
    StateGraph graph = new StateGraph();
    graph.begin(threads);
    for (int node = 1 + threads; node < size(); node++) {
      graph.add();
    }
    for (int node = 0; node < size(); node++) {
      graph.describe(node, labels.get(origin[node]), FIRST_OWNER + node);
      for (Arrow arrow : arrows.get(origin[node])) {
        switch (arrow.kind()) {
          case VALUE -> graph.value(arrow.content());
          case REFERENCE -> graph.reference(arrow.content() < 0 ? -1 : order[arrow.content()]);
          case MEMBER -> graph.member(order[arrow.content()]);
        }
      }
    }
    return graph;
  }

  StateGraph graph() {
    return renumbered(identity());
  }

  int[] identity() {
    int[] order = new int[size()];
    Arrays.setAll(order, node -> node);
    return order;
  }

  /** A random order that mixes threads with threads and objects with objects, as told. */
  int[] shuffled(Random random, boolean mixThreads, boolean mixObjects) {
    int[] order = identity();
    for (int i = size() - 1; i > 0; i--) {
      int from = i > threads ? 1 + threads : 1;
      if (i > threads ? mixObjects : mixThreads) {
        swap(order, i, from + random.nextInt(i - from + 1));
      }
    }
    return order;
  }

  /** Goes through all orders that mix threads with threads and objects with objects, as told. */
  void everyOrder(boolean mixThreads, boolean mixObjects, Consumer<int[]> visitor) {
    permute(identity(), 1, mixThreads, mixObjects, visitor);
  }

  private void permute(
      int[] order, int i, boolean mixThreads, boolean mixObjects, Consumer<int[]> visitor) {
    if (i >= order.length) {
      visitor.accept(order);
      return;
    }
    boolean mix = i > threads ? mixObjects : mixThreads;
    int end = mix ? (i > threads ? order.length : 1 + threads) : i + 1;
    for (int j = i; j < end; j++) {
      swap(order, i, j);
      permute(order, i + 1, mixThreads, mixObjects, visitor);
      swap(order, i, j);
    }
  }

  private static void swap(int[] order, int i, int j) {
    int kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }

  /** The graph in words, which are the same for the same graph. */
  static String text(StateGraph graph) {
    StringBuilder text = new StringBuilder();
    for (int node = 0; node < graph.size(); node++) {
      List<String> members = new ArrayList<>();
      text.append(node).append(':').append(graph.label(node));
      for (int e = graph.first(node); e < graph.end(node); e++) {
        if (graph.kind(e) == Entry.MEMBER) {
          members.add("" + graph.content(e));
        } else {
          text.append(' ').append(graph.kind(e)).append(graph.content(e));
        }
      }
      members.sort(null);
      text.append(members).append('\n');
    }
    return text.toString();
  }

  /** The first in the alphabet of all graphs that differ from this one in the order of nodes. */
  String leastText(boolean mixThreads, boolean mixObjects) {
    TreeSet<String> texts = new TreeSet<>();
    everyOrder(mixThreads, mixObjects, order -> texts.add(text(renumbered(order))));
    return threads + " threads\n" + texts.first();
  }
}
