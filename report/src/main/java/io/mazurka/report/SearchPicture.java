package io.mazurka.report;

import io.mazurka.engine.Counterexample;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What a search looked like while it ran, in a bounded number of samples: for every execution where
 * it branched off from the one before, how deep it went and whether it was cut short; and for every
 * depth how many moves there were and how many were explored.
 *
 * <p>There are at most so many columns. When they are full, neighbours are merged, and each stands
 * for twice as many executions from then on. So the cost is a few instructions for each transition,
 * and memory does not grow with the search.
 */
public final class SearchPicture implements SearchListener {

  private static final int MOST_COLUMNS = 480;
  private static final int MOST_DEPTHS = 4_096;

  /**
   * Some consecutive executions.
   *
   * @param executions how many
   * @param branch the least depth at which one of them left the path of its predecessor
   * @param depth how deep the deepest of them went
   * @param cut how many were left although threads could have gone on
   * @param findings how many new findings they brought
   * @param nanos when the last of them ended, since the start
   */
  record Column(int executions, int branch, int depth, int cut, int findings, long nanos) {

    Column and(Column next) {
      return new Column(
          executions + next.executions,
          Math.min(branch, next.branch),
          Math.max(depth, next.depth),
          cut + next.cut,
          findings + next.findings,
          next.nanos);
    }
  }

  private final long began = System.nanoTime();
  private final List<Column> columns = new ArrayList<>();
  private int perColumn = 1;
  private boolean branching = true;
  private boolean fresh = true;
  private int branch;
  private int findings;
  private long[] offered = new long[64];
  private long[] explored = new long[64];
  private int depths;

  @Override
  public void stepping(Search search) {
    int depth = Math.min(search.depth(), MOST_DEPTHS - 1);
    if (depth >= offered.length) {
      offered = Arrays.copyOf(offered, 2 * depth);
      explored = Arrays.copyOf(explored, 2 * depth);
    }
    if (branching) {
      branch = search.depth();
    }
    // Where an execution branches off, the state was there before, and so were its moves.
    if (!branching || fresh) {
      offered[depth] += search.enabledThreads();
    }
    explored[depth]++;
    depths = Math.max(depths, depth + 1);
    branching = false;
    fresh = false;
  }

  @Override
  public void executionEnded(Search search) {
    int cut = search.enabledThreads() > 0 ? 1 : 0;
    int from = branching ? search.depth() : branch;
    add(new Column(1, from, search.depth(), cut, findings, System.nanoTime() - began));
    findings = 0;
    branching = true;
  }

  @Override
  public void found(Counterexample counterexample) {
    findings++;
  }

  private void add(Column column) {
    int last = columns.size() - 1;
    if (last >= 0 && columns.get(last).executions() < perColumn) {
      columns.set(last, columns.get(last).and(column));
      return;
    }
    columns.add(column);
    if (columns.size() == MOST_COLUMNS) {
      merge();
    }
  }

  private void merge() {
    List<Column> merged = new ArrayList<>();
    for (int i = 0; i + 1 < columns.size(); i += 2) {
      merged.add(columns.get(i).and(columns.get(i + 1)));
    }
    columns.clear();
    columns.addAll(merged);
    perColumn *= 2;
  }

  /** The executions, in order. */
  List<Column> columns() {
    return List.copyOf(columns);
  }

  /** How many moves there were in all states at each depth; the last depth stands for the rest. */
  long[] offered() {
    return Arrays.copyOf(offered, depths);
  }

  /** How many of them were explored. */
  long[] explored() {
    return Arrays.copyOf(explored, depths);
  }
}
