package io.mazurka.engine;

import io.mazurka.program.StateGraph;

/**
 * What a walk has cost so far, and how often it was spared something: counted and not measured, so
 * that the same search costs the same on every machine.
 *
 * <p>The unit is one transition, be it explored or replayed. What else a search does is put down in
 * transitions that take about as long.
 */
final class Effort {

  /** So many nodes and entries of a state are read in the time of a transition. */
  private static final int READ = 2;

  /** So many nodes and entries of a state are brought into order in the time of a transition. */
  private static final int ORDERED = 20;

  /** So many operations of a summary are foreseen in the time of a transition. */
  private static final int FORESEEN = 64;

  private long steps;
  private long explored;
  private long trials;
  private long discovery;
  private long executions;
  private long saved;

  /** A transition was explored. */
  void explored() {
    explored++;
    steps++;
  }

  /** Transitions were replayed. */
  void replayed(int count) {
    steps += count;
  }

  /** Transitions were run to find out what a thread can do. */
  void tried(int count) {
    trials += count;
  }

  /** Transitions were run to a state that is to be read. */
  void broughtToRead(int count) {
    discovery += count;
  }

  /** A state was read. */
  void read(StateGraph graph) {
    discovery += graph.weight() / READ;
  }

  /** A state was brought into canonical form. */
  void canonized(StateGraph graph) {
    discovery += graph.weight() / ORDERED;
  }

  /** So many operations were taken from summaries, to be foreseen. */
  void foreseen(int count) {
    discovery += count / FORESEEN;
  }

  /** An execution has ended. */
  void execution() {
    executions++;
  }

  /** An execution came to an early end, or a transition was left out. */
  void saved() {
    saved++;
  }

  /** How many executions have ended. */
  long executions() {
    return executions;
  }

  /** How many transitions were explored or replayed. */
  long steps() {
    return steps;
  }

  /** What it has cost to read and compare states, and to foresee what was left out. */
  long discovery() {
    return discovery;
  }

  /** Everything together. */
  long total() {
    return steps + trials + discovery;
  }

  /** How many executions would have cost as much if there was nothing else to do. */
  long worth() {
    return steps == 0 ? 0 : total() * executions / steps;
  }

  /**
   * Whether executions end early in comparison with those of another search: each explores less
   * than half as much that is new.
   */
  boolean endsEarlyBeside(Effort other) {
    return 2 * explored * other.executions < other.explored * executions;
  }

  /** Whether anything was left out. */
  boolean hasSaved() {
    return saved > 0;
  }

  /** Whether executions were spared something as often as not. */
  boolean pays() {
    return 2 * saved >= executions;
  }

  /** Whether executions were hardly ever spared anything. */
  boolean isInVain() {
    return 8 * saved < executions;
  }
}
