package io.mazurka.engine;

import java.util.Comparator;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * Where workers without work find some: the junctions from which something is left to explore.
 *
 * <p>The search is over when nobody is at work and nothing is left. Only who is at work adds
 * anything. A worker takes from the junction nearest to the initial state, as there is most to do
 * below that.
 */
final class Junctions {

  /** How long a worker waits before it looks whether the search was stopped. */
  private static final long PATIENCE_MILLIS = 20;

  private final int workers;
  private final Limits limits;
  private final PriorityQueue<Junction> open =
      new PriorityQueue<>(Comparator.comparingInt(Junction::depth));
  private int idle;
  private boolean over;
  private volatile boolean wanted;

  Junctions(int workers, Limits limits) {
    this.workers = workers;
    this.limits = limits;
  }

  /** Whether somebody waits for work while there is none; to be asked at any time by anybody. */
  boolean isWorkWanted() {
    return wanted;
  }

  /** Something is left to explore from the junction. */
  synchronized void open(Junction junction) {
    if (!junction.isListed) {
      junction.isListed = true;
      open.add(junction);
    }
    wanted = false;
    notifyAll();
  }

  /** Claims something to do, or waits for it; null when there will be no more. */
  synchronized @Nullable Claim take() throws InterruptedException {
    Claim claim = next();
    if (claim == null) {
      idle++;
      while (claim == null && !isOver()) {
        wanted = true;
        wait(PATIENCE_MILLIS);
        claim = next();
      }
      idle--;
      wanted = idle > 0 && open.isEmpty();
    }
    return claim;
  }

  private boolean isOver() {
    if (!over && (idle == workers || limits.stopped())) {
      over = true;
      notifyAll();
    }
    return over;
  }

  private @Nullable Claim next() {
    for (Junction first = open.peek(); first != null && !over; first = open.peek()) {
      Claim claim = first.claim();
      if (claim != null) {
        return claim;
      }
      open.poll();
      first.isListed = false;
    }
    return null;
  }
}
