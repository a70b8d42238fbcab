package io.mazurka.engine;

/**
 * For each state of the path the threads to explore from it: those done, and those still to do.
 * Exploring a thread means to take every alternative of its operation in turn.
 */
final class BacktrackSets {

  private final Path path;
  private final Pick pick;
  private final ThreadSets todo = new ThreadSets();
  private final ThreadSets done = new ThreadSets();

  BacktrackSets(Path path, Pick pick) {
    this.path = path;
    this.pick = pick;
  }

  /** Starts with nothing to explore from the last state. */
  void open() {
    todo.clear(path.length());
    done.clear(path.length());
  }

  /** Has the thread explored from the state, unless it is or was already. */
  void add(int state, int thread) {
    if (!done.contains(state, thread)) {
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
    return todo.contains(state, thread) || done.contains(state, thread);
  }

  boolean unfinished() {
    return !todo.isEmpty(path.length()) || alternativeLeft();
  }

  void choose() {
    int state = path.length();
    if (alternativeLeft()) {
      path.choose(path.thread(state), path.alternative(state) + 1);
    } else {
      int thread = pick.from(todo, state, path.mover(state));
      todo.remove(state, thread);
      done.add(state, thread);
      path.choose(thread, 0);
    }
  }

  private boolean alternativeLeft() {
    int state = path.length();
    return !done.isEmpty(state)
        && path.alternative(state) + 1 < path.operation(state).alternatives();
  }
}
