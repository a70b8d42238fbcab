package io.mazurka.engine;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.Arrays;

/**
 * The races of an operation with earlier transitions whose order can be turned round.
 *
 * <p>Transition <em>i</em> and a later operation of thread p are in a reversible race if they are
 * dependent and may be co-enabled, <em>i</em> does not happen before p's previous transition, p can
 * move after pre(E, i).notdep(i, E), and <em>i</em> does not happen before another such transition
 * between them.
 *
 * <p>What comes between them and is no such race itself does not count. So the acquisitions of a
 * lock race across the release between them. And a release of a semaphore is no race with the
 * acquisition that it let through, if that could not have gone first; then the acquisition before
 * the release is.
 *
 * <p>Additions commute, and so a thread that waits for a certain sum may be able to move where
 * several of them are put off, yet not where any single one is. That is no race of two, and {@link
 * UnpredictableOperations} says so.
 */
final class ReversibleRaces {

  private final HappensBefore order;
  private final Trial trial;
  private final Accesses accesses;
  private int linkCount;
  private Operation[] links = new Operation[8];
  private int[] cursors = new int[8];
  private boolean[] closed = new boolean[8];
  private int[] races = new int[64];
  private Operation[] predictions = new Operation[64];
  private int size;

  ReversibleRaces(HappensBefore order, Trial trial) {
    this.order = order;
    this.trial = trial;
    this.accesses = order.accesses();
  }

  /** How many races were found last. */
  int size() {
    return size;
  }

  /** The earlier transition of one of the races found last. */
  int get(int race) {
    return races[race];
  }

  /** What the later operation of one of the races found last is when it comes first. */
  Operation prediction(int race) {
    return predictions[race];
  }

  /** Finds the races of a transition of the path. */
  void ofTransition(int k, int thread, Operation operation) {
    linkCount = 0;
    int access = order.firstAccess(k);
    for (Operation link = operation; link != null; link = link.also()) {
      if (link.object() != Operation.NO_OBJECT) {
        open(link, accesses.previousRun(access++));
      }
    }
    if (order.isBirth(operation)) {
      open(Accesses.BIRTH, accesses.previousRun(access));
    }
    find(k, thread, operation);
  }

  /** Finds the races of what a thread stands before at the end of the path. */
  void ofPending(int length, int thread, Operation operation) {
    linkCount = 0;
    for (Operation link = operation; link != null; link = link.also()) {
      open(link, accesses.latestDependency(link));
    }
    if (order.isBirth(operation)) {
      open(Accesses.BIRTH, accesses.latestDependency(Accesses.BIRTH));
    }
    find(length, thread, operation);
  }

  private void find(int k, int thread, Operation operation) {
    size = 0;
    int anchor = order.anchor(thread, order.last(thread, k));
    for (int link = latest(); link >= 0; link = latest()) {
      int access = cursors[link];
      int i = accesses.transition(access);
      if (i < k) {
        closed[link] |=
            isSettled(i, anchor)
                || (accesses.racing(access, links[link])
                    && isReversible(link, k, thread, operation));
      }
      advance(link);
    }
  }

  /** Whether the transition happens before what the thread did before, or before a later race. */
  private boolean isSettled(int i, int anchor) {
    boolean settled = anchor >= 0 && order.ordered(i, anchor);
    for (int race = 0; race < size && !settled; race++) {
      settled = order.ordered(i, races[race]);
    }
    return settled;
  }

  private boolean isReversible(int link, int k, int thread, Operation operation) {
    int access = cursors[link];
    int i = accesses.transition(access);
    Operation first = trial.first(i, k, thread, operation);
    if (first != null) {
      add(i, first);
    } else if (links[link].kind() == Kind.AWAIT && accesses.isOneOfSeveral(access)) {
      throw new UnpredictableOperations();
    }
    return first != null;
  }

  private void open(Operation link, int cursor) {
    if (linkCount == links.length) {
      links = Arrays.copyOf(links, 2 * linkCount);
      cursors = Arrays.copyOf(cursors, 2 * linkCount);
      closed = Arrays.copyOf(closed, 2 * linkCount);
    }
    links[linkCount] = link;
    cursors[linkCount] = cursor;
    closed[linkCount++] = false;
  }

  /** The link whose cursor is at the latest transition, or -1 if none has any left. */
  private int latest() {
    int latest = -1;
    for (int link = 0; link < linkCount; link++) {
      if (cursors[link] >= 0
          && (latest < 0
              || accesses.transition(cursors[link]) > accesses.transition(cursors[latest]))) {
        latest = link;
      }
    }
    return latest;
  }

  /** Moves on to the access before; past a run only if none of it settles all before it. */
  private void advance(int link) {
    int access = cursors[link];
    int end = accesses.previousRun(access);
    int previous = accesses.previous(access);
    if (previous != end) {
      cursors[link] = previous;
    } else {
      cursors[link] = closed[link] ? -1 : accesses.dependencyFrom(end, links[link]);
    }
  }

  private void add(int i, Operation prediction) {
    if (size == races.length) {
      races = Arrays.copyOf(races, 2 * size);
      predictions = Arrays.copyOf(predictions, 2 * size);
    }
    races[size] = i;
    predictions[size++] = prediction;
  }
}
