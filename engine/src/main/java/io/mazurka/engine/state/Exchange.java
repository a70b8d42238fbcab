package io.mazurka.engine.state;

import io.mazurka.program.StateGraph;
import io.mazurka.program.StateGraph.Entry;
import java.util.Arrays;

/**
 * Tries the simplest kind of symmetry: two nodes change places, and with them what hangs on either
 * of them in the same places, while all else stays. Threads that run the same code on objects of
 * their own are exchanged like that, and one look is enough to see it: at the nodes that change
 * places and at what refers to them, however large the graph is.
 */
final class Exchange {

  private StateGraph graph = new StateGraph();
  private boolean objectsStay;
  private boolean indexed;
  private int[] firstSight = new int[64];
  private int[] seenFrom = new int[64];
  private int[] images = new int[64];
  private int[] moved = new int[64];
  private int moves;

  /** Turns to a graph, in which threads only can be exchanged if objects are to stay. */
  void begin(StateGraph newGraph, boolean newObjectsStay) {
    graph = newGraph;
    objectsStay = newObjectsStay;
    indexed = false;
  }

  /** Turns back to a graph that did not change since, if another was turned to after it. */
  void turnTo(StateGraph known) {
    if (known != graph) {
      begin(known, false);
    }
  }

  /** Whether the graph stays as it is when the two nodes are exchanged. */
  boolean keeps(int a, int b) {
    if (!indexed) {
      index();
    }
    for (int i = 0; i < moves; i++) {
      images[images[moved[i]]] = images[moved[i]];
      images[moved[i]] = moved[i];
    }
    moves = 0;
    return pair(a, b) && followed() && othersAgree();
  }

  /** Notes for each node which entries refer to it, in the order of the nodes they belong to. */
  private void index() {
    indexed = true;
    moves = 0;
    reserve();
    int size = graph.size();
    Arrays.fill(firstSight, 0, size + 1, 0);
    for (int node = 0; node < size; node++) {
      images[node] = node;
      for (int e = graph.first(node); e < graph.end(node); e++) {
        if (refers(e)) {
          firstSight[(int) graph.content(e)]++;
        }
      }
    }
    for (int node = 1; node <= size; node++) {
      firstSight[node] += firstSight[node - 1];
    }
    if (seenFrom.length < 2 * firstSight[size]) {
      seenFrom = new int[4 * firstSight[size]];
    }
    for (int node = size - 1; node >= 0; node--) {
      for (int e = graph.end(node) - 1; e >= graph.first(node); e--) {
        if (refers(e)) {
          int place = --firstSight[(int) graph.content(e)];
          seenFrom[2 * place] = node;
          seenFrom[2 * place + 1] = e;
        }
      }
    }
  }

  private void reserve() {
    if (images.length <= graph.size()) {
      images = new int[2 * graph.size()];
      moved = new int[2 * graph.size()];
      firstSight = new int[2 * graph.size()];
    }
  }

  private boolean refers(int e) {
    return graph.kind(e) != Entry.VALUE && graph.content(e) >= 0;
  }

  /** What takes the place of the node, after an exchange that keeps the graph. */
  int image(int node) {
    return images[node];
  }

  /** How many pairs of nodes change places, after an exchange that keeps the graph. */
  int moves() {
    return moves;
  }

  /** One node of a pair that changes places, the first pair being that which was asked for. */
  int moved(int move) {
    return moved[move];
  }

  /** Whether any node that changes places has members, which no order ties to those of another. */
  boolean movesMembers() {
    for (int i = 0; i < moves; i++) {
      int node = moved[i];
      for (int e = graph.first(node); e < graph.end(node); e++) {
        if (graph.kind(e) == Entry.MEMBER) {
          return true;
        }
      }
    }
    return false;
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
        && (a == StateGraph.ROOT) == (b == StateGraph.ROOT)
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

  /** Whether all entries of nodes that change places, or to them, point to the image now. */
  private boolean othersAgree() {
    for (int i = 0; i < moves; i++) {
      int node = moved[i];
      int distance = graph.first(images[node]) - graph.first(node);
      for (int e = graph.first(node); e < graph.end(node); e++) {
        if (!staysTrue(node, e, e + distance)) {
          return false;
        }
      }
      if (!isSeenAlike(node, images[node])) {
        return false;
      }
    }
    return true;
  }

  /** Whether nodes that stay refer to both alike: by membership only, and as often. */
  private boolean isSeenAlike(int a, int b) {
    int i = nextFromOutside(firstSight[a], a);
    int j = nextFromOutside(firstSight[b], b);
    while (i < firstSight[a + 1] && j < firstSight[b + 1]) {
      if (seenFrom[2 * i] != seenFrom[2 * j]
          || graph.kind(seenFrom[2 * i + 1]) != Entry.MEMBER
          || graph.kind(seenFrom[2 * j + 1]) != Entry.MEMBER) {
        return false;
      }
      i = nextFromOutside(i + 1, a);
      j = nextFromOutside(j + 1, b);
    }
    return i == firstSight[a + 1] && j == firstSight[b + 1];
  }

  private int nextFromOutside(int from, int node) {
    int place = from;
    while (place < firstSight[node + 1] && images[seenFrom[2 * place]] != seenFrom[2 * place]) {
      place++;
    }
    return place;
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
