package io.mazurka.engine;

import io.mazurka.program.Execution;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.Prospect;
import java.util.Arrays;

/**
 * Finds a small set of threads that is enough to explore from a state, from what each thread may
 * still do.
 *
 * <p>A set of transitions enabled in a state is <em>persistent</em> if nothing that the other
 * transitions can lead to, as long as none of the set is taken, depends on one of the set
 * (Godefroid, "Partial-order methods for the verification of concurrent systems", LNCS 1032, 1996,
 * definition 4.1). So every execution from the state has an equivalent one that begins with a
 * member.
 *
 * <p>Such a set is found by closing a set of threads that begins with an enabled one: where a
 * thread outside may still do something that depends on what a thread inside is about to do, it
 * comes inside. The enabled threads of the closed set are persistent. For let others move, as long
 * as they like: while all of them are outside, whatever they do leaves the threads inside standing
 * before the same operations, the enabled ones enabled and the blocked ones blocked; so the first
 * thread from inside to move is one that could have moved first.
 *
 * <p>With an operation that is enabled, only what can be enabled along with it has to be compared:
 * an enabled one stays so until a member moves. For one that is blocked everything dependent
 * counts, as that may unblock it.
 */
final class PersistentSets {

  private final Path path;
  private int size;
  private boolean[] conflicts = new boolean[0];
  private boolean[] inside = new boolean[0];
  private boolean[] best = new boolean[0];
  private int[] work = new int[0];
  private Prospect[] prospects = new Prospect[0];

  PersistentSets(Path path) {
    this.path = path;
  }

  /**
   * Adds to the last state's set the members of a persistent set, one with as few members awake as
   * can be found.
   *
   * @param execution stands in the state
   * @param first the enabled thread to prefer where it makes no difference
   */
  void addSmallest(Execution execution, SleepSets sleep, int first, ThreadSets members) {
    int state = path.length();
    size = path.population(state);
    compare(execution);
    int fewest = close(first, sleep);
    keep();
    ThreadSets enabled = path.enabled();
    for (int t = enabled.next(state, 0); t >= 0; t = enabled.next(state, t + 1)) {
      int awake = fewest > 0 && t != first ? close(t, sleep) : fewest;
      if (awake < fewest) {
        fewest = awake;
        keep();
      }
    }
    for (int t = enabled.next(state, 0); t >= 0; t = enabled.next(state, t + 1)) {
      if (best[t]) {
        members.add(state, t);
      }
    }
  }

  /**
   * Whether what an enabled thread is about to do in the last state is independent of everything
   * that the others may still do.
   */
  boolean isAlone(Execution execution, int thread) {
    int state = path.length();
    Operation next = path.pending(state, thread);
    for (int t = 0; t < path.population(state); t++) {
      if (t != thread
          && next != null
          && path.pending(state, t) != null
          && !isFirst(next)
          && next.dependsOn(prospect(execution, t))) {
        return false;
      }
    }
    return true;
  }

  private void keep() {
    boolean[] spare = best;
    best = inside;
    inside = spare;
  }

  /** Finds out for all pairs whether the second may still do what depends on the first. */
  private void compare(Execution execution) {
    reserve();
    int state = path.length();
    for (int t = 0; t < size; t++) {
      prospects[t] = prospect(execution, t);
    }
    for (int r = 0; r < size; r++) {
      Operation next = path.pending(state, r);
      boolean enabled = path.enabled().contains(state, r);
      for (int q = 0; q < size; q++) {
        conflicts[r * size + q] =
            next != null
                && q != r
                && path.pending(state, q) != null
                && meets(next, enabled, prospects[q]);
      }
    }
  }

  /** A thread before its last operation does nothing else. */
  private Prospect prospect(Execution execution, int thread) {
    Operation next = path.pending(path.length(), thread);
    return next != null && next.kind() == Kind.END ? only(next) : execution.prospect(thread);
  }

  private static Prospect only(Operation last) {
    return (kind, object) -> {
      for (Operation link = last; link != null; link = link.also()) {
        if (link.kind() == kind && link.object() == object) {
          return true;
        }
      }
      return false;
    };
  }

  private static boolean meets(Operation next, boolean enabled, Prospect prospect) {
    if (enabled) {
      return !isFirst(next) && next.racesWith(prospect);
    }
    return next.dependsOn(prospect);
  }

  /** A thread is brought to life once; so nothing that may come concerns its first operation. */
  private static boolean isFirst(Operation next) {
    return next.kind() == Kind.BEGIN && next.also() == null;
  }

  /**
   * Closes the set that begins with the thread; returns how many enabled threads in it are awake.
   */
  private int close(int seed, SleepSets sleep) {
    int state = path.length();
    Arrays.fill(inside, 0, size, false);
    inside[seed] = true;
    work[0] = seed;
    int awake = 0;
    for (int done = 0, known = 1; done < known; done++) {
      int r = work[done];
      if (path.enabled().contains(state, r) && !sleep.contains(state, r)) {
        awake++;
      }
      for (int q = 0; q < size; q++) {
        if (conflicts[r * size + q] && !inside[q]) {
          inside[q] = true;
          work[known++] = q;
        }
      }
    }
    return awake;
  }

  private void reserve() {
    if (work.length < size) {
      int room = 2 * size;
      conflicts = new boolean[room * room];
      inside = new boolean[room];
      best = new boolean[room];
      work = new int[room];
      prospects = new Prospect[room];
    }
  }
}
