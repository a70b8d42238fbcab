package io.mazurka.cli.bench.papers;

import io.mazurka.cli.bench.BenchSearch;
import io.mazurka.cli.bench.Machine;
import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Result;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The papers' tables: the same programs, or ports of them, under the presets that the papers are
 * about, beside what was published. A search that is not through within a limit is given up, and
 * shown as such; with more threads it is not tried again. Those that recognise states, and those
 * that came to their end in the paper, are to come to it here, and get longer.
 */
public final class PapersBenchmark {

  /** How many times as long those searches get that are to come to their end. */
  static final int PATIENCE = 30;

  private static final Set<Algorithm> PATIENTLY = Set.of(Algorithm.SDPOR, Algorithm.AUTO);

  private final Duration limit;
  private final Consumer<String> progress;
  private final Map<Attempt, Figures> known = new HashMap<>();

  /** A search that gets so long. */
  private record Attempt(BenchSearch search, Duration limit) {}

  /**
   * A benchmark that gives each search so long.
   *
   * @param progress is told of every search that has ended
   */
  public PapersBenchmark(Duration limit, Consumer<String> progress) {
    this.limit = limit;
    this.progress = progress;
  }

  /** What the tables are asked for by. */
  public static List<String> keys() {
    return PaperTables.all().stream().map(PaperTable::key).toList();
  }

  /** Whether something is asked for by that: a table, or the rows of one preset in it. */
  public static boolean isKnown(String key) {
    return PaperTables.all().stream().anyMatch(table -> !table.of(List.of(key)).rows().isEmpty());
  }

  /**
   * Runs the searches of these tables, or of the rows of one preset in them.
   *
   * @param soFar is told after each table of it and those before: a run may take hours
   */
  public PapersResult run(List<String> keys, Consumer<PapersResult> soFar) {
    List<MeasuredTable> tables = new ArrayList<>();
    for (PaperTable all : PaperTables.all()) {
      PaperTable table = all.of(keys);
      if (!table.rows().isEmpty()) {
        tables.add(measure(table));
        soFar.accept(result(tables));
      }
    }
    return result(tables);
  }

  private PapersResult result(List<MeasuredTable> tables) {
    return new PapersResult(Machine.here(), limit, tables);
  }

  private MeasuredTable measure(PaperTable table) {
    List<Figures> here = new ArrayList<>();
    Set<String> givenUp = new HashSet<>();
    for (PaperRow row : table.rows()) {
      boolean hopeless = givenUp.contains(row.family());
      Figures figures =
          known.computeIfAbsent(attempt(row), a -> hopeless ? Figures.NOT_TRIED : measure(a));
      if (!figures.complete()) {
        givenUp.add(row.family());
      }
      here.add(figures);
    }
    return new MeasuredTable(table, here);
  }

  private Attempt attempt(PaperRow row) {
    boolean patiently =
        row.isPublishedInFull() || PATIENTLY.contains(row.search().options().algorithm());
    return new Attempt(row.search(), patiently ? limit.multipliedBy(PATIENCE) : limit);
  }

  private Figures measure(Attempt attempt) {
    BenchSearch search = attempt.search();
    Result result = search.explore(Bounds.NONE.withTime(attempt.limit()));
    boolean found = !search.options().keepGoing() && !result.counterexamples().isEmpty();
    Figures figures = Figures.of(result, result.complete() || found);
    progress.accept(
        "%s, %s: %s executions, %s s"
            .formatted(
                search.subject().name(),
                search.how(),
                figures.text(Measure.EXECUTIONS),
                figures.text(Measure.SECONDS)));
    return figures;
  }
}
