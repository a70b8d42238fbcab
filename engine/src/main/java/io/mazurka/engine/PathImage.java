package io.mazurka.engine;

import io.mazurka.program.Kind;

/**
 * The path under a permutation of threads, and whether the two are the same trace.
 *
 * <p>Godefroid's check of s = σ(s) (FORTE 1999, sections 5 and 6): the initial state is symmetric,
 * so σ(w) can be executed where w can, and leads to σ(s); if w and σ(w) are interleavings of one
 * trace they lead to one state.
 *
 * <p>Here threads may be started on the way. The symmetry is then that of the state in which all of
 * the permuted threads are there and none has moved. That state need not lie on the path, but on
 * one that is equivalent to it: what their starts need comes first, and the rest after it. It is
 * the rest that is compared.
 *
 * <p>Where a schedule leads is a matter of threads and alternatives alone. So w and σ(w) are one
 * trace if the <em>n</em>-th step of thread p in w, wherever it stands, corresponds to the
 * <em>n</em>-th step of σ(p), and dependent steps have the same order in both. If then operations
 * do not correspond, the declaration is wrong.
 */
final class PathImage {

  private final Path path;
  private final HappensBefore order;
  private boolean[] early = new boolean[64];
  private int[] twin = new int[64];

  PathImage(Path path, HappensBefore order) {
    this.path = path;
    this.order = order;
  }

  /** The step that corresponds to step {@code i} of the rest in the path compared last. */
  int twin(int i) {
    return twin[i];
  }

  /** Whether step {@code i} of the path compared last is among what the starts need. */
  boolean isEarly(int i) {
    return early[i];
  }

  /**
   * Whether the path and its image are the same trace.
   *
   * @param image where the permutation takes each thread
   */
  boolean isSameTrace(int[] image) {
    return divide(image) && pairUp(image) && isOrderKept();
  }

  /** Sets apart what the starts of permuted threads need; false if they move in it themselves. */
  boolean divide(int[] image) {
    int length = path.length();
    if (early.length < length) {
      early = new boolean[2 * length];
      twin = new int[2 * length];
    }
    for (int i = length - 1; i >= 0; i--) {
      early[i] = isNeeded(i, image);
      if (early[i] && image[path.thread(i)] != path.thread(i)) {
        return false;
      }
    }
    return true;
  }

  private boolean isNeeded(int i, int[] image) {
    for (int birth = i; birth < path.length(); birth++) {
      for (int t = path.population(birth); t < path.population(birth + 1); t++) {
        if (image[t] != t && order.ordered(i, birth)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean pairUp(int[] image) {
    int[] next = new int[image.length];
    for (int i = 0; i < path.length(); i++) {
      if (!early[i]) {
        int thread = image[path.thread(i)];
        int j = stepOf(thread, next[path.thread(i)]);
        if (j < 0
            || path.alternative(i) != path.alternative(j)
            || (path.operation(i).kind() == Kind.NOTIFY && path.operation(i).alternatives() > 1)) {
          return false;
        }
        twin[i] = j;
        next[path.thread(i)] = j + 1;
      }
    }
    return true;
  }

  /** The first step of the thread from there on that belongs to the rest, or -1. */
  private int stepOf(int thread, int from) {
    for (int j = from; j < path.length(); j++) {
      if (!early[j] && path.thread(j) == thread) {
        return j;
      }
    }
    return -1;
  }

  private boolean isOrderKept() {
    for (int i = 0; i < path.length(); i++) {
      for (int j = i + 1; j < path.length() && !early[i]; j++) {
        if (!early[j] && twin[j] < twin[i] && order.ordered(twin[j], twin[i])) {
          return false;
        }
      }
    }
    return true;
  }
}
