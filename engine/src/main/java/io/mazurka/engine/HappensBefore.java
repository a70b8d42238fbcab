package io.mazurka.engine;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The happens-before order of the path's transitions, by vector clocks.
 *
 * <p>Transition <em>i</em> happens before transition <em>j</em> if it comes first and the two are
 * dependent, or of one thread, or one made the other's thread, or by a chain of such pairs. The
 * clock of transition <em>j</em> says for every thread how far into the path one must go to have
 * seen all of that thread's transitions that happen before <em>j</em>, or are <em>j</em>. Clocks
 * are computed once, when a transition is first taken, and stay on the stack while it is replayed.
 *
 * <p>Vector clocks: Mattern, "Virtual time and global states of distributed systems", 1989.
 */
final class HappensBefore {

  private final Path path;
  private final boolean birthsOrdered;
  private final Accesses accesses = new Accesses();
  private int stride = 8;
  private int[] clocks = new int[64 * stride];
  private int[] previousOfThread = new int[64];
  private int[] accessesBefore = new int[64];
  private int[] lastOfThread = new int[0];
  private int[] origin = new int[0];

  /**
   * @param birthsOrdered whether transitions that bring threads into being are dependent
   */
  HappensBefore(Path path, boolean birthsOrdered) {
    this.path = path;
    this.birthsOrdered = birthsOrdered;
  }

  Accesses accesses() {
    return accesses;
  }

  /** The thread's last transition on the path, or -1. */
  int last(int thread) {
    return thread < lastOfThread.length ? lastOfThread[thread] : -1;
  }

  /** Whether transition {@code i} happens before whatever the thread does next. */
  boolean before(int i, int thread) {
    int anchor = anchor(thread);
    return anchor >= 0 && clocks[anchor * stride + path.thread(i)] > i;
  }

  /** Whether transition {@code i} happens before transition {@code j}, or is the same. */
  boolean ordered(int i, int j) {
    return clocks[j * stride + path.thread(i)] > i;
  }

  /**
   * The latest transition among the first so many that races with an operation that the thread is
   * about to perform: the two are dependent, may be enabled in one state, and the transition does
   * not happen before what the thread did so far. -1 if there is none.
   */
  int latestRace(int thread, Operation operation, int below) {
    int race = -1;
    for (Operation link = operation; link != null; link = link.also()) {
      race = Math.max(race, latestRaceOf(thread, link, below));
    }
    return race;
  }

  /**
   * The races of the last run of accesses that the link of an operation, which the thread may
   * perform at some time to come, can race with. All that it could race with before them happens
   * before each of them.
   *
   * @return how many there are in {@code races}
   */
  int lastRaces(int thread, Operation link, int[] races) {
    int count = 0;
    int run = accesses.latestDependency(link);
    boolean known = false;
    while (run >= 0 && count == 0 && !known) {
      int end = accesses.previousRun(run);
      for (int access = run; access != end; access = accesses.previous(access)) {
        if (before(accesses.transition(access), thread)) {
          known = true;
        } else if (accesses.racing(access, link)) {
          races[count++] = accesses.transition(access);
        }
      }
      run = accesses.dependencyFrom(end, link);
    }
    return count;
  }

  private int latestRaceOf(int thread, Operation link, int below) {
    int run = accesses.latestDependency(link);
    while (run >= 0) {
      int end = accesses.previousRun(run);
      boolean known = false;
      for (int access = run; access != end; access = accesses.previous(access)) {
        int i = accesses.transition(access);
        if (before(i, thread)) {
          known = true;
        } else if (i < below && accesses.racing(access, link)) {
          return i;
        }
      }
      if (known) {
        return -1;
      }
      run = accesses.dependencyFrom(end, link);
    }
    return -1;
  }

  /** A clock that has seen nothing, to be used in place of one that is not needed any more. */
  int[] clock(int[] old) {
    if (old.length < stride) {
      return new int[stride];
    }
    Arrays.fill(old, 0);
    return old;
  }

  /** Lets a clock see all that happens before the operation, or anything, that the thread does. */
  void joinBefore(int[] clock, int thread, @Nullable Operation operation) {
    int anchor = anchor(thread);
    if (anchor >= 0) {
      see(clock, anchor);
    }
    for (Operation link = operation; link != null; link = link.also()) {
      int run = accesses.latestDependency(link);
      int end = run < 0 ? run : accesses.previousRun(run);
      for (int access = run; access != end; access = accesses.previous(access)) {
        see(clock, accesses.transition(access));
      }
    }
  }

  /** Lets a clock see a transition, and so all that happens before it. */
  private void see(int[] clock, int transition) {
    if (clock[path.thread(transition)] <= transition) {
      join(clock, 0, transition);
    }
  }

  /** Enters the last transition of the path into the order; the path's last state is known. */
  void push() {
    int i = path.length() - 1;
    reserve(i);
    int thread = path.thread(i);
    Operation operation = path.operation(i);
    inherit(i, anchor(thread));
    for (Operation link = operation; link != null; link = link.also()) {
      joinDependencies(i, link);
    }
    if (isBirth(operation)) {
      joinDependencies(i, Accesses.BIRTH);
    }
    clocks[i * stride + thread] = i + 1;
    previousOfThread[i] = lastOfThread[thread];
    lastOfThread[thread] = i;
    accessesBefore[i] = accesses.push(i, operation);
    if (isBirth(operation)) {
      accesses.pushBirth(i);
    }
    for (int born = path.population(i); born < path.population(i + 1); born++) {
      lastOfThread[born] = -1;
      origin[born] = i;
    }
  }

  /** Whether the operation is one of those that are dependent because they make threads. */
  boolean isBirth(Operation operation) {
    return birthsOrdered && operation.kind() == Kind.START;
  }

  /** Takes the last transition of the path out of the order. */
  void pop() {
    int i = path.length() - 1;
    accesses.popTo(accessesBefore[i]);
    lastOfThread[path.thread(i)] = previousOfThread[i];
  }

  /** The first of the accesses that transition {@code i} made, if it made any. */
  int firstAccess(int i) {
    return accessesBefore[i];
  }

  /** The transition that the thread's next one follows for certain, given its last one, or -1. */
  int anchor(int thread, int last) {
    return last >= 0 || thread >= origin.length ? last : origin[thread];
  }

  /** The thread's last transition among the first so many, or -1. */
  int last(int thread, int below) {
    int last = last(thread);
    while (last >= below) {
      last = previousOfThread[last];
    }
    return last;
  }

  /** The transition after which the thread stood before what it does next, or -1. */
  int anchor(int thread) {
    return anchor(thread, last(thread));
  }

  private void inherit(int i, int anchor) {
    if (anchor < 0) {
      Arrays.fill(clocks, i * stride, (i + 1) * stride, 0);
    } else {
      System.arraycopy(clocks, anchor * stride, clocks, i * stride, stride);
    }
  }

  private void joinDependencies(int i, Operation link) {
    int run = accesses.latestDependency(link);
    if (run < 0) {
      return;
    }
    int end = accesses.previousRun(run);
    for (int access = run; access != end; access = accesses.previous(access)) {
      int j = accesses.transition(access);
      if (!ordered(j, i)) {
        join(clocks, i * stride, j);
      }
    }
  }

  private void join(int[] target, int to, int transition) {
    for (int t = 0; t < stride; t++) {
      target[to + t] = Math.max(target[to + t], clocks[transition * stride + t]);
    }
  }

  private void reserve(int i) {
    int population = path.population(i + 1);
    if (population > stride) {
      widen(Math.max(population, 2 * stride));
    }
    if (population > lastOfThread.length) {
      int from = lastOfThread.length;
      lastOfThread = Arrays.copyOf(lastOfThread, 2 * population);
      origin = Arrays.copyOf(origin, 2 * population);
      Arrays.fill(lastOfThread, from, 2 * population, -1);
      Arrays.fill(origin, from, 2 * population, -1);
    }
    if (i >= previousOfThread.length) {
      clocks = Arrays.copyOf(clocks, 2 * clocks.length);
      previousOfThread = Arrays.copyOf(previousOfThread, 2 * i);
      accessesBefore = Arrays.copyOf(accessesBefore, 2 * i);
    }
  }

  private void widen(int newStride) {
    int[] wider = new int[clocks.length / stride * newStride];
    for (int row = 0; row < clocks.length / stride; row++) {
      System.arraycopy(clocks, row * stride, wider, row * newStride, stride);
    }
    clocks = wider;
    stride = newStride;
  }
}
