package io.mazurka.engine;

import io.mazurka.engine.state.Automorphisms;
import io.mazurka.engine.state.Renaming;
import io.mazurka.program.Probe;
import io.mazurka.program.StateGraph;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A state of the path as a search sees it that recognises states or symmetry: its graph, what its
 * threads stand before in the graph's terms, and what was seen below it so far.
 */
final class Visit {

  private @Nullable StateGraph graph;
  private final Automorphisms automorphisms;
  private final Summary below = new Summary();
  private boolean readable;
  private boolean lookedAt;
  private boolean compared;
  private boolean echo;
  private @Nullable VisitedState entry;
  private boolean truncated;
  private boolean endless;
  private int[] pending = new int[8];
  private int branches;
  private int[] branchThreads = new int[4];
  private int[] branchAlternatives = new int[4];
  private Summary[] branchSummaries = new Summary[4];

  /**
   * @param automorphisms finds the symmetries of this state only
   */
  Visit(Automorphisms automorphisms) {
    this.automorphisms = automorphisms;
  }

  /** Turns to another state, in which there are so many threads. */
  void open(int threads) {
    readable = false;
    lookedAt = false;
    compared = false;
    entry = null;
    echo = false;
    truncated = false;
    endless = false;
    branches = 0;
    below.clear();
    if (threads > pending.length) {
      pending = new int[2 * threads];
    }
    Arrays.fill(pending, Links.NONE);
  }

  void setPending(int thread, int link) {
    pending[thread] = link;
    below.add(thread, link);
  }

  /** What the thread stands before. */
  int pending(int thread) {
    return pending[thread];
  }

  /** Reads the graph of the state, if that can be done. */
  boolean read(Probe probe, boolean withPast) {
    if (graph == null) {
      graph = new StateGraph();
    }
    lookedAt = true;
    readable = withPast ? probe.readWithPast(graph) : probe.read(graph);
    return readable;
  }

  /** Whether it was tried to read the graph. */
  boolean wasLookedAt() {
    return lookedAt;
  }

  boolean isReadable() {
    return readable;
  }

  /** The graph of the state, which was read. */
  StateGraph graph() {
    return Objects.requireNonNull(graph);
  }

  /** A renaming of the state to itself that takes one thread to the other, or null. */
  @Nullable Renaming symmetry(int from, int to) {
    if (!compared) {
      compared = true;
      automorphisms.begin(graph());
    }
    return automorphisms.mapping(from, to);
  }

  /** What the state is known by, if this is the first visit to it. */
  @Nullable VisitedState entry() {
    return entry;
  }

  void setEntry(VisitedState newEntry) {
    entry = newEntry;
  }

  /** Notes that the state is one that the path has been in before. */
  void setEcho() {
    echo = true;
  }

  boolean isEcho() {
    return echo;
  }

  /** Everything seen in the state and below it so far. */
  Summary below() {
    return below;
  }

  /** Adds what was seen below the branch of a thread, with one of its alternatives. */
  void addBranch(int thread, Summary seen, int threads, Links links) {
    int branch = branch(thread);
    branchAlternatives[branch]++;
    branchSummaries[branch].addAll(seen, threads, thread);
    below.addBelow(seen, threads, thread, pending[thread], links);
  }

  private int branch(int thread) {
    for (int branch = 0; branch < branches; branch++) {
      if (branchThreads[branch] == thread) {
        return branch;
      }
    }
    openBranch(thread);
    return branches - 1;
  }

  private void openBranch(int thread) {
    if (branches == branchThreads.length) {
      branchThreads = Arrays.copyOf(branchThreads, 2 * branches);
      branchAlternatives = Arrays.copyOf(branchAlternatives, 2 * branches);
      branchSummaries = Arrays.copyOf(branchSummaries, 2 * branches);
    }
    branchThreads[branches] = thread;
    branchAlternatives[branches] = 0;
    if (branchSummaries[branches] == null) {
      branchSummaries[branches] = new Summary();
    }
    branchSummaries[branches++].clear();
  }

  /** How many threads were explored. */
  int branches() {
    return branches;
  }

  int branchThread(int branch) {
    return branchThreads[branch];
  }

  /** How many alternatives of the thread were explored. */
  int branchAlternatives(int branch) {
    return branchAlternatives[branch];
  }

  /** Everything seen below a branch. */
  Summary branchSummary(int branch) {
    return branchSummaries[branch];
  }

  /** Whether an execution through the state was given up for its length. */
  boolean isTruncated() {
    return truncated;
  }

  void truncate() {
    truncated = true;
  }

  /** Whether something below leads back to a state that is still being explored. */
  boolean isEndless() {
    return endless;
  }

  void setEndless() {
    endless = true;
  }
}
