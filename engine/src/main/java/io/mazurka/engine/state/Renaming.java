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
 *
 * <p>Most renamings of a state to itself exchange two threads and what hangs on them. So those hold
 * only what changes places, and share with each other what else is there.
 */
public final class Renaming {

  private final int[] threads;
  private final int[] sources;
  private final int[] targets;
  private final @Nullable Owners staying;

  /**
   * @param owners how many counterparts there may be
   * @param staying what is its own counterpart if nothing else is said
   */
  private Renaming(int[] threads, int owners, @Nullable Owners staying) {
    this.threads = threads;
    this.staying = staying;
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
    Renaming renaming = new Renaming(threads, source.size(), null);
    for (int number = 0; number < source.size(); number++) {
      renaming.put(source.owner(number), target.owner(number));
    }
    return renaming;
  }

  /** The renaming of a state to itself that an exchange of two of its nodes shows. */
  static Renaming of(StateGraph graph, Owners owners, Exchange exchange) {
    int[] threads = new int[graph.threads()];
    for (int t = 0; t < threads.length; t++) {
      threads[t] = exchange.image(StateGraph.thread(t)) - 1;
    }
    Renaming renaming = new Renaming(threads, 2 * exchange.moves(), owners);
    for (int move = 0; move < exchange.moves(); move++) {
      int node = exchange.moved(move);
      int owner = graph.owner(node);
      int image = graph.owner(exchange.image(node));
      renaming.put(owner, image);
      renaming.put(image, owner);
    }
    return renaming;
  }

  private void put(int source, int target) {
    if (source != StateGraph.NO_OWNER) {
      int place = Owners.place(sources, source);
      sources[place] = source;
      targets[place] = target;
    }
  }

  /** The counterpart of a thread, or -1 if it has none. */
  public int thread(int thread) {
    return thread < threads.length ? threads[thread] : -1;
  }

  /** The owner number of the counterpart of what has this owner number, or -1 if it has none. */
  public int owner(int owner) {
    int place = Owners.place(sources, owner);
    if (sources[place] == StateGraph.NO_OWNER && staying != null && staying.contains(owner)) {
      return owner;
    }
    return targets[place];
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
