package io.mazurka.engine;

import io.mazurka.engine.state.Automorphisms;
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
  private @Nullable Symmetries symmetries;
  private @Nullable Summary below;
  private boolean begun;
  private int threads;
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
  private @Nullable Summary[] branchSummaries = new Summary[4];

  /**
   * @param automorphisms finds the symmetries of other states
   */
  Visit(Automorphisms automorphisms) {
    this.automorphisms = automorphisms;
  }

  /** Turns to another state, in which there are so many threads. */
  void open(int newThreads) {
    threads = newThreads;
    readable = false;
    lookedAt = false;
    compared = false;
    entry = null;
    echo = false;
    truncated = false;
    endless = false;
    branches = 0;
    begun = false;
    if (threads > pending.length) {
      pending = new int[2 * threads];
    }
    Arrays.fill(pending, Links.NONE);
  }

  void setPending(int thread, int link) {
    pending[thread] = link;
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
    compared = false;
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

  /** The symmetries of the state, which was read. */
  Symmetries symmetries() {
    if (symmetries == null) {
      symmetries = new Symmetries(automorphisms.beside());
    }
    if (!compared) {
      compared = true;
      symmetries.begin(graph());
    }
    return symmetries;
  }

  /** Whether anybody has asked for symmetries of the state. */
  boolean wasCompared() {
    return compared;
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
    if (below == null) {
      below = new Summary();
    }
    if (!begun) {
      below.clear();
      addPendingTo(below);
    }
    return below;
  }

  private void addPendingTo(Summary summary) {
    begun = true;
    for (int thread = 0; thread < threads; thread++) {
      summary.add(thread, pending[thread]);
    }
  }

  /**
   * Adds what was seen below the branch of a thread, with one of its alternatives; the state to
   * which it leads is done with, and hands over its summary if there is none here.
   */
  void addBranch(int thread, Visit next, Links links) {
    int branch = branch(thread);
    branchAlternatives[branch]++;
    Summary seen = next.below();
    if (begun || next.threads > threads) {
      below().addBelow(seen, threads, thread, pending[thread], links);
      return;
    }
    next.below = below;
    below = seen;
    seen.prolong(thread, pending[thread], links);
    addPendingTo(seen);
  }

  /** Keeps what was seen below the branch of a thread apart from all else, too. */
  void keepBranch(int thread, Visit next) {
    branchSummary(branch(thread)).addAll(next.below(), threads, thread);
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
    if (branchSummaries[branches] != null) {
      branchSummaries[branches].clear();
    }
    branches++;
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

  /** Everything seen below a branch, if that is kept apart. */
  Summary branchSummary(int branch) {
    Summary summary = branchSummaries[branch];
    if (summary == null) {
      summary = new Summary();
      branchSummaries[branch] = summary;
    }
    return summary;
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
