package io.mazurka.engine;

import io.mazurka.program.Operation;
import java.util.Arrays;

/**
 * For each state of the path the threads to explore from it: those done, and those still to do.
 * Exploring a thread means to take every alternative of its operation in turn.
 *
 * <p>Of states that are junctions, these things are in the {@link BacktrackJunction}.
 */
final class BacktrackSets {

  private static final int NONE = -1;

  private final Path path;
  private final Pick pick;
  private final ThreadSets todo = new ThreadSets();
  private final ThreadSets done = new ThreadSets();
  private int[] candidates = new int[64];
  private int[] only = new int[64];
  private boolean[] begun = new boolean[64];
  private final SharedStates<BacktrackJunction> shared = new SharedStates<>();

  BacktrackSets(Path path, Pick pick) {
    this.path = path;
    this.pick = pick;
  }

  /** Starts with nothing to explore from the last state. */
  void open() {
    int state = path.length();
    if (state >= candidates.length) {
      candidates = Arrays.copyOf(candidates, 2 * state);
      only = Arrays.copyOf(only, 2 * state);
      begun = Arrays.copyOf(begun, 2 * state);
    }
    only[state] = NONE;
    begun[state] = false;
    candidates[state] = NONE;
    todo.clear(state);
    done.clear(state);
  }

  /** Has nothing more explored from the last state. */
  void close() {
    todo.clear(path.length());
    candidates[path.length()] = NONE;
  }

  /** Has one transition explored from the last state, and nothing else. */
  void addOnly(int thread, int alternative) {
    close();
    todo.add(path.length(), thread);
    only[path.length()] = alternative;
  }

  /** Has the thread explored from the state, unless it is or was already. */
  void add(int state, int thread) {
    if (shared.contains(state)) {
      BacktrackJunction junction = shared.get(state);
      if (junction.add(thread)) {
        junction.opened();
      }
    } else if (only[state] == NONE && !done.contains(state, thread)) {
      todo.add(state, thread);
    }
  }

  /** Has every enabled thread explored from the state. */
  void addAllEnabled(int state) {
    ThreadSets enabled = path.enabled();
    for (int t = enabled.next(state, 0); t >= 0; t = enabled.next(state, t + 1)) {
      add(state, t);
    }
  }

  /** Whether the thread is or was to be explored from the state. */
  boolean contains(int state, int thread) {
    return shared.contains(state)
        ? shared.get(state).contains(thread)
        : todo.contains(state, thread) || done.contains(state, thread);
  }

  /** Whether nothing can be added to what is or was to be explored from the state. */
  boolean isFull(int state) {
    return !shared.contains(state)
        && (only[state] != NONE || path.enabled().isCovered(state, todo, done));
  }

  boolean unfinished() {
    return !todo.isEmpty(path.length()) || alternativeLeft();
  }

  void choose() {
    int state = path.length();
    if (alternativeLeft()) {
      path.choose(path.thread(state), path.alternative(state) + 1);
    } else {
      int thread = candidate();
      pass();
      begun[state] = true;
      path.choose(thread, Math.max(only[state], 0));
    }
  }

  /** The thread to explore next from the last state, from which some is to be explored. */
  int candidate() {
    int state = path.length();
    if (candidates[state] == NONE) {
      candidates[state] = pick.from(todo, state, path.mover(state));
    }
    return candidates[state];
  }

  /** Counts the thread to explore next among those done. */
  void pass() {
    int state = path.length();
    todo.remove(state, candidates[state]);
    done.add(state, candidates[state]);
    candidates[state] = NONE;
  }

  /** Whether the thread explored last from the last state has an alternative left. */
  boolean alternativeLeft() {
    return alternativeLeft(path.length());
  }

  private boolean alternativeLeft(int state) {
    return begun[state]
        && only[state] == NONE
        && path.alternative(state) + 1 < path.operation(state).alternatives();
  }

  /** The states that are junctions. */
  SharedStates<BacktrackJunction> shared() {
    return shared;
  }

  /** Whether there is something to explore from a state beside the transition on the path. */
  boolean isOpen(int state) {
    return !todo.isEmpty(state) || alternativeLeft(state);
  }

  /** Makes a junction of the first state that is none. */
  Junction share(Junctions all) {
    int state = shared.count();
    BacktrackJunction junction =
        new BacktrackJunction(
            Junction.Place.of(all, shared.last(), path, state), path, state, alternatives(state));
    for (int t = done.next(state, 0); t >= 0; t = done.next(state, t + 1)) {
      junction.pass(t);
    }
    for (int t = todo.next(state, 0); t >= 0; t = todo.next(state, t + 1)) {
      junction.add(t);
    }
    shared.add(junction);
    return junction;
  }

  private int[] alternatives(int state) {
    int[] alternatives = new int[path.population(state)];
    for (int t = 0; t < alternatives.length; t++) {
      Operation operation = path.pending(state, t);
      alternatives[t] = operation == null ? 0 : operation.alternatives();
    }
    return alternatives;
  }

  /** The last state is a junction. */
  void enter(Junction junction) {
    open();
    shared.add((BacktrackJunction) junction);
  }

  /** Chooses what was claimed at the last state. */
  void follow(Claim claim) {
    path.choose(claim.thread(), claim.alternative());
  }

  /** The last state is about to be left. */
  void retreating() {
    shared.keep(path.length());
  }
}
