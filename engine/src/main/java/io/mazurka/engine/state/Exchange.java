package io.mazurka.engine.state;

import io.mazurka.program.StateGraph;
import io.mazurka.program.StateGraph.Entry;
import java.util.Arrays;

/**
 * Tries the simplest kind of symmetry: two nodes change places, and with them what hangs on either
 * of them in the same places, while all else stays. Threads that run the same code on objects of
 * their own are exchanged like that, and one look is enough to see it.
 */
final class Exchange {

  private StateGraph graph = new StateGraph();
  private boolean objectsStay;
  private int[] images = new int[64];
  private int[] moved = new int[64];
  private int moves;

  /** Turns to a graph, in which threads only can be exchanged if objects are to stay. */
  void begin(StateGraph newGraph, boolean newObjectsStay) {
    graph = newGraph;
    objectsStay = newObjectsStay;
  }

  /** Whether the graph stays as it is when the two nodes are exchanged. */
  boolean keeps(int a, int b) {
    if (images.length < graph.size()) {
      images = new int[2 * graph.size()];
      moved = new int[2 * graph.size()];
    }
    for (int node = 0; node < graph.size(); node++) {
      images[node] = node;
    }
    moves = 0;
    return pair(a, b) && followed() && othersAgree();
  }

  /** What takes the place of the node, after an exchange that keeps the graph. */
  int image(int node) {
    return images[node];
  }

  /** What takes the place of each node, after an exchange that keeps the graph. */
  int[] images() {
    return Arrays.copyOf(images, graph.size());
  }

  private boolean pair(int a, int b) {
    if (images[a] == b) {
      return true;
    }
    if (images[a] != a || images[b] != b || !alike(a, b)) {
      return false;
    }
    images[a] = b;
    images[b] = a;
    moved[moves++] = a;
    return true;
  }

  private boolean alike(int a, int b) {
    return graph.label(a) == graph.label(b)
        && graph.end(a) - graph.first(a) == graph.end(b) - graph.first(b)
        && isThread(a) == isThread(b)
        && (isThread(a) || !objectsStay);
  }

  private boolean isThread(int node) {
    return node <= graph.threads();
  }

  /** Pairs what hangs on the nodes paired so far. */
  private boolean followed() {
    for (int i = 0; i < moves; i++) {
      int a = moved[i];
      int distance = graph.first(images[a]) - graph.first(a);
      for (int e = graph.first(a); e < graph.end(a); e++) {
        if (!agree(e, e + distance)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean agree(int e, int f) {
    long left = graph.content(e);
    long right = graph.content(f);
    if (graph.kind(e) != graph.kind(f)) {
      return false;
    }
    if (graph.kind(e) == Entry.VALUE || left < 0 || right < 0) {
      return left == right;
    }
    return left == right || pair((int) left, (int) right);
  }

  /** Whether all entries point to the image of what they pointed to. */
  private boolean othersAgree() {
    for (int node = 0; node < graph.size(); node++) {
      int distance = graph.first(images[node]) - graph.first(node);
      for (int e = graph.first(node); e < graph.end(node); e++) {
        if (!staysTrue(node, e, e + distance)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean staysTrue(int node, int e, int f) {
    if (graph.kind(e) == Entry.VALUE || graph.content(e) < 0) {
      return true;
    }
    int image = images[(int) graph.content(e)];
    if (graph.content(f) == image) {
      return true;
    }
    return graph.kind(e) == Entry.MEMBER
        && memberships(node, (int) graph.content(e)) == memberships(images[node], image);
  }

  private int memberships(int node, int member) {
    int count = 0;
    for (int e = graph.first(node); e < graph.end(node); e++) {
      count += graph.kind(e) == Entry.MEMBER && graph.content(e) == member ? 1 : 0;
    }
    return count;
  }
}
