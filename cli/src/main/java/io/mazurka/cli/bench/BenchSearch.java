package io.mazurka.cli.bench;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.program.Program;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A program to be searched, and how.
 *
 * @param how the preset in words
 * @param symmetries what is declared to be symmetric
 */
public record BenchSearch(
    BenchSubject subject, String how, SearchOptions options, List<String> symmetries) {

  public BenchSearch {
    symmetries = List.copyOf(symmetries);
  }

  /** A search with a preset that goes on to its end, whatever it finds. */
  public static BenchSearch of(BenchSubject subject, Algorithm algorithm) {
    SearchOptions options = SearchOptions.of(algorithm).withKeepGoing(true);
    return new BenchSearch(subject, algorithm.label(), options, List.of());
  }

  /** The same with other options. */
  public BenchSearch with(String newHow, UnaryOperator<SearchOptions> change) {
    return new BenchSearch(subject, newHow, change.apply(options), symmetries);
  }

  /** The same with a symmetry declared. */
  public BenchSearch declaring(String symmetry) {
    return new BenchSearch(subject, how + ", declared", options, List.of(symmetry));
  }

  /** Searches the program to its end, or to one of these bounds. */
  public Result explore(Bounds bounds) {
    return explore(bounds, program -> program);
  }

  /**
   * The same.
   *
   * @param disguise what is searched in the program's place
   */
  Result explore(Bounds bounds, UnaryOperator<Program> disguise) {
    Program program = subject.load();
    SearchOptions bounded = optionsFor(program).withBounds(bounds);
    try {
      return new Search(disguise.apply(program), bounded, SearchListener.NONE).run();
    } finally {
      if (program instanceof AutoCloseable closeable) {
        close(closeable);
      }
    }
  }

  private SearchOptions optionsFor(Program program) {
    return options.withSymmetries(symmetries.stream().map(program::symmetry).toList());
  }

  private static void close(AutoCloseable program) {
    try {
      program.close();
    } catch (Exception e) {
      throw new IllegalStateException("a benchmark program cannot be closed", e);
    }
  }
}
