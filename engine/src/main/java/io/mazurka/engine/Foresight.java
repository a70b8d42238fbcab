package io.mazurka.engine;

import io.mazurka.program.Operation;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Operations that threads perform or wait for at some time below the last state of the path; and
 * the races of these with the path.
 *
 * <p>Of what will happen before such an operation only its past in the {@link Summary} is known,
 * and so not which of its races is the last one, by which {@link DynamicPartialOrder} goes. So all
 * those count that do not happen before another, or before something in the past.
 */
final class Foresight {

  /** Has a race explored the other way round. */
  interface Reversal {

    /** The race is of transition i with operation number n, whose past the foresight knows. */
    void reverse(int i, Foresight foresight, int n);

    /** Whether nothing is left to be done about races of transition i with what the thread does. */
    default boolean isSettled(int i, int thread) {
      return false;
    }
  }

  private final Path path;
  private final HappensBefore order;
  private Summary summary = new Summary();
  private Links links = new Links();
  private int[] races = new int[64];
  private int[] past = new int[8];

  Foresight(Path path, HappensBefore order) {
    this.path = path;
    this.order = order;
  }

  /** Turns to what is in a summary, as far as the path touches the same. */
  void begin(Summary foreseen, Links terms) {
    summary = foreseen;
    links = terms;
  }

  /** Finds the races of all of the operations with the path. */
  void findRaces(Reversal reversal) {
    if (races.length < path.length()) {
      races = new int[2 * path.length()];
    }
    for (int n = 0; n < summary.size(); n++) {
      findRaces(n, reversal);
    }
  }

  private void findRaces(int n, Reversal reversal) {
    boolean pastKnown = false;
    for (Operation link = touching(n); link != null; link = link.also()) {
      int count = order.lastRaces(summary.thread(n), link, races);
      count = unsettled(count, summary.thread(n), reversal);
      if (count > 0 && !pastKnown) {
        pastKnown = true;
        findPast(n);
      }
      for (int race = 0; race < count; race++) {
        if (!isPast(races[race])) {
          reversal.reverse(races[race], this, n);
        }
      }
    }
  }

  /** Keeps those of the races found last that something is to be done about. */
  private int unsettled(int count, int thread, Reversal reversal) {
    int kept = 0;
    for (int race = 0; race < count; race++) {
      if (!reversal.isSettled(races[race], thread)) {
        races[kept++] = races[race];
      }
    }
    return kept;
  }

  /** Finds out how much of the path happens before what the thread does before the operation. */
  private void findPast(int n) {
    past = order.clock(past);
    order.joinBefore(past, summary.thread(n), null);
    for (int m = summary.nextInPast(n, 0); m >= 0; m = summary.nextInPast(n, m + 1)) {
      order.joinBefore(past, summary.thread(m), touching(m));
    }
  }

  /** Whether transition i happens before what is before the operation that is looked at. */
  boolean isPast(int i) {
    return past[path.thread(i)] > i;
  }

  /** Whether the thread has to move below the last state before operation n comes. */
  boolean needs(int thread, int n) {
    for (int m = summary.nextInPast(n, 0); m >= 0; m = summary.nextInPast(n, m + 1)) {
      if (summary.thread(m) == thread) {
        return true;
      }
    }
    return false;
  }

  int thread(int n) {
    return summary.thread(n);
  }

  Operation operation(int n) {
    return Objects.requireNonNull(touching(n));
  }

  private @Nullable Operation touching(int n) {
    return links.operation(summary.link(n));
  }

  /** Whether operation n may be on other objects when other threads have moved. */
  boolean mayShift(int n) {
    return links.isChain(summary.link(n));
  }

  /** Whether some third thread does what matters to the operation, beside transition i. */
  boolean isOpenToOthers(int i, int n) {
    Operation operation = operation(n);
    for (int m = 0; m < summary.size(); m++) {
      Operation other = touching(m);
      if (other != null
          && summary.thread(m) != summary.thread(n)
          && summary.thread(m) != path.thread(i)
          && other.dependsOn(operation)) {
        return true;
      }
    }
    return false;
  }
}
