package io.mazurka.engine;

import io.mazurka.engine.state.Addresses;
import io.mazurka.engine.state.CanonicalForm;
import io.mazurka.engine.state.Canonizer;
import io.mazurka.engine.state.StateKey;
import io.mazurka.program.Probe;
import io.mazurka.program.Schedule;
import io.mazurka.program.StateGraph;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Is a visited state recognised? By its canonical form, up to the symmetries that are used:
 * exactly, and not by a hash alone.
 *
 * <p>All methods speak of the last state of the path.
 */
final class CanonicalStates {

  /** What is known of a state that was reached. */
  enum Sight {
    /** It was never seen before. */
    NEW,
    /** It was seen before, and all that is to be explored from it has been. */
    VISITED,
    /** It is on the path already: the path has come round in a circle. */
    ON_PATH,
    /** It cannot be told from others. */
    UNKNOWN
  }

  private final Path path;
  private final Counters counters;
  private final Reductions reductions;
  private final boolean withPast;
  private final Canonizer canonizer;
  private final Addresses addresses = new Addresses();
  private final StateGraph graph = new StateGraph();
  private final Map<StateKey, Visit> visits = new HashMap<>();
  private @Nullable Visit[] firstVisits = new Visit[64];
  private final WaysOut waysOut;
  private boolean allocated;
  private boolean mirrored;
  private @Nullable String obstacle;

  /** The first visit to a state, as long as it lasts and afterwards. */
  private static final class Visit {
    private final int place;
    private final int threads;
    private boolean onPath = true;

    Visit(int place, int threads) {
      this.place = place;
      this.threads = threads;
    }
  }

  /**
   * @param withPast whether states are the same only if data races after them are
   */
  CanonicalStates(Path path, Counters counters, Reductions reductions, boolean withPast) {
    this.path = path;
    this.withPast = withPast;
    this.counters = counters;
    this.reductions = reductions;
    this.waysOut = new WaysOut(path);
    canonizer = new Canonizer(reductions.heapSymmetry(), reductions.threadSymmetry());
    counters.open(Figure.STATES, Figure.REVISITED, Figure.PROBE_TIME, Figure.COMPARE_TIME);
  }

  /** Why some state could not be read, as far as is known; null if all could. */
  @Nullable String obstacle() {
    return obstacle;
  }

  /** Says what is known of the state, and remembers it. */
  Sight reached(Probe probe) {
    int state = path.length();
    if (state >= firstVisits.length) {
      firstVisits = Arrays.copyOf(firstVisits, 2 * state);
    }
    firstVisits[state] = null;
    long start = System.nanoTime();
    boolean readable = withPast ? probe.readWithPast(graph) : probe.read(graph);
    long read = System.nanoTime();
    counters.add(Figure.PROBE_TIME, read - start);
    if (!readable) {
      obstacle = probe.obstacle();
      addresses.forget(state);
      allocated = true;
      waysOut.reached(WaysOut.UNKNOWN);
      return Sight.UNKNOWN;
    }
    CanonicalForm form = canonize(state);
    counters.add(Figure.COMPARE_TIME, System.nanoTime() - read);
    return look(state, form);
  }

  private CanonicalForm canonize(int state) {
    if (reductions.heapSymmetry() && reductions.symmetricIndependence()) {
      return canonizer.canonize(graph);
    }
    int[] identities = addresses.of(state, graph);
    allocated = addresses.allocated();
    return reductions.heapSymmetry()
        ? canonizer.canonize(graph)
        : canonizer.canonize(graph, identities);
  }

  private Sight look(int state, CanonicalForm form) {
    Visit before = visits.get(form.key());
    int threads = order(form);
    if (before != null) {
      mirrored |= before.threads != threads;
      counters.add(Figure.REVISITED, 1);
      path.effort().saved();
      waysOut.reached(before.place);
      return before.onPath ? Sight.ON_PATH : Sight.VISITED;
    }
    Visit first = new Visit(waysOut.add(), threads);
    waysOut.reached(first.place);
    visits.put(form.key(), first);
    firstVisits[state] = first;
    counters.add(Figure.STATES, 1);
    return Sight.NEW;
  }

  /** A number for the order in which the threads of the state come in its canonical form. */
  private static int order(CanonicalForm form) {
    int order = 0;
    for (int place = 0; place < form.threads(); place++) {
      order = 31 * order + form.thread(place);
    }
    return order;
  }

  /** Whether a state was taken for one in which other threads stand in some threads' places. */
  boolean hasMirrorImages() {
    return mirrored;
  }

  /** Whether there is a state from which no execution ends; to be asked when all is explored. */
  boolean isTrap() {
    return waysOut.isTrap();
  }

  /** A schedule that leads to such a state, or null if none is known. */
  @Nullable Schedule wayToTrap() {
    return waysOut.wayToTrap();
  }

  /** The search is about to leave the state for good. */
  void retreating() {
    Visit first = firstVisits[path.length()];
    if (first != null) {
      first.onPath = false;
    }
  }

  /** The graph of the state. */
  StateGraph graph() {
    return graph;
  }

  /** Whether the state has, or may have, objects that came into being in the last transition. */
  boolean hasNewObjects() {
    return allocated;
  }
}
