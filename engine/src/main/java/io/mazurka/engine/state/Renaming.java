package io.mazurka.engine.state;

import io.mazurka.program.Operation;
import io.mazurka.program.Probe;
import io.mazurka.program.StateGraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What corresponds to what in two states that are the same but for the names of threads and
 * objects, or in one state and itself.
 *
 * <p>It speaks of what is there in the states. Threads and objects that come into being later have
 * no counterpart yet.
 */
public final class Renaming {

  private final int[] threads;
  private final int[] sources;
  private final int[] targets;

  private Renaming(int[] threads, int owners) {
    this.threads = threads;
    int capacity = Integer.highestOneBit(Math.max(1, owners)) << 2;
    sources = new int[capacity];
    targets = new int[capacity];
    Arrays.fill(sources, StateGraph.NO_OWNER);
    Arrays.fill(targets, StateGraph.NO_OWNER);
  }

  /** The renaming from one state to another whose key is equal. */
  public static Renaming between(CanonicalForm source, CanonicalForm target) {
    int[] threads = new int[source.threads()];
    for (int place = 0; place < threads.length; place++) {
      threads[source.thread(place)] = target.thread(place);
    }
    Renaming renaming = new Renaming(threads, source.size());
    for (int number = 0; number < source.size(); number++) {
      renaming.put(source.owner(number), target.owner(number));
    }
    return renaming;
  }

  /** The renaming of a state to itself that puts the image of each node in its place. */
  static Renaming of(StateGraph graph, int[] images) {
    int[] threads = new int[graph.threads()];
    for (int t = 0; t < threads.length; t++) {
      threads[t] = images[StateGraph.thread(t)] - 1;
    }
    Renaming renaming = new Renaming(threads, graph.size());
    for (int node = 0; node < graph.size(); node++) {
      renaming.put(graph.owner(node), graph.owner(images[node]));
    }
    return renaming;
  }

  private void put(int source, int target) {
    if (source != StateGraph.NO_OWNER) {
      int place = place(source);
      sources[place] = source;
      targets[place] = target;
    }
  }

  /** Where a source is in the table, or would be. */
  private int place(int source) {
    int mask = sources.length - 1;
    int place = source * 0x9E3779B9 >>> 7 & mask;
    while (sources[place] != source && sources[place] != StateGraph.NO_OWNER) {
      place = place + 1 & mask;
    }
    return place;
  }

  /** The counterpart of a thread, or -1 if it has none. */
  public int thread(int thread) {
    return thread < threads.length ? threads[thread] : -1;
  }

  /** The owner number of the counterpart of what has this owner number, or -1 if it has none. */
  public int owner(int owner) {
    return targets[place(owner)];
  }

  /**
   * The counterpart of an operation, as far as it is on objects that have one.
   *
   * @param source knows the objects of the operation
   * @param target knows the objects of its counterpart
   * @return null if all of its objects came into being later
   */
  public @Nullable Operation operation(Operation operation, Probe source, Probe target) {
    Operation renamed = chain(operation, source, target);
    return renamed == null ? null : renamed.withAlternatives(operation.alternatives());
  }

  private @Nullable Operation chain(Operation operation, Probe source, Probe target) {
    List<Operation> links = new ArrayList<>(4); // As many as elements of an array, in some cases.
    for (Operation link = operation; link != null; link = link.also()) {
      links.add(link);
    }
    Operation renamed = null;
    for (Operation link : links.reversed()) {
      renamed = link(link, renamed, source, target);
    }
    return renamed;
  }

  private @Nullable Operation link(
      Operation link, @Nullable Operation also, Probe source, Probe target) {
    if (link.object() == Operation.NO_OBJECT) {
      return Operation.of(link.kind(), Operation.NO_OBJECT, also);
    }
    int owner = owner(source.owner(link.object()));
    return owner == StateGraph.NO_OWNER
        ? also
        : Operation.of(link.kind(), target.object(owner, source.slot(link.object())), also);
  }
}
