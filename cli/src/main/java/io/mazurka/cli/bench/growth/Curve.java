package io.mazurka.cli.bench.growth;

import io.mazurka.cli.bench.BenchSubject;
import io.mazurka.cli.bench.program.Spread;
import io.mazurka.cli.bench.program.Uses;
import io.mazurka.engine.SearchOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Programs that differ in one number; or a single one, to be compared with other curves.
 *
 * @param what what the number is
 */
record Curve(String what, List<Point> points) {

  /** How many executions of a search are measured, where the program does not have fewer. */
  static final int EXECUTIONS = 2_000;

  /**
   * One of the programs.
   *
   * @param executions where its search is cut off
   * @param recallAfter after how many of them the program is run only where it is not known what it
   *     does
   */
  record Point(BenchSubject subject, int number, int executions, long recallAfter) {

    /** A program that is run for each execution. */
    Point(BenchSubject subject, int number, int executions) {
      this(subject, number, executions, SearchOptions.NO_RECALL);
    }
  }

  static List<Curve> all() {
    List<Curve> curves = new ArrayList<>();
    curves.add(new Curve("threads", threads()));
    curves.add(new Curve("operations", operations()));
    curves.add(new Curve("depth", depth()));
    curves.add(new Curve("executions", executions()));
    curves.add(new Curve("recalled executions", recalled()));
    curves.add(new Curve("threads of a model", models()));
    for (Uses.What what : Uses.What.values()) {
      curves.add(new Curve(nameOf(what), points(new int[] {20}, times -> uses(what, times))));
    }
    return curves;
  }

  private static String nameOf(Uses.What what) {
    return what.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static List<Point> threads() {
    return points(new int[] {2, 4, 8, 16, 32}, n -> spread(n, 1, 0));
  }

  private static List<Point> operations() {
    return points(new int[] {4, 8, 16, 32, 64}, k -> spread(2, k, 0));
  }

  private static List<Point> depth() {
    return points(new int[] {0, 16, 64, 256, 1024}, d -> spread(3, 2, d));
  }

  private static List<Point> executions() {
    List<Point> points = new ArrayList<>();
    for (int executions : new int[] {1_000, 4_000, 16_000, 64_000}) {
      points.add(new Point(spread(4, 3, 0), executions, executions));
    }
    return points;
  }

  private static List<Point> recalled() {
    List<Point> points = new ArrayList<>();
    for (int executions : new int[] {1_000, 16_000, 256_000, 4_096_000}) {
      points.add(new Point(spread(4, 4, 0), executions, executions, SearchOptions.USUAL_RECALL));
    }
    return points;
  }

  private static List<Point> models() {
    return points(
        new int[] {3, 5, 7, 9},
        n -> BenchSubject.model("philosophers", "philosophers.spl", Map.of("N", n)));
  }

  private interface Family {
    BenchSubject of(int number);
  }

  private static List<Point> points(int[] numbers, Family family) {
    List<Point> points = new ArrayList<>();
    for (int number : numbers) {
      points.add(new Point(family.of(number), number, EXECUTIONS));
    }
    return points;
  }

  static BenchSubject uses(Uses.What what, int times) {
    return BenchSubject.java(
        nameOf(what), Uses.class, () -> List.of(what.name(), Integer.toString(times)));
  }

  private static BenchSubject spread(int threads, int times, int writes) {
    String name = "%d threads, %d increments, %d writes".formatted(threads, times, writes);
    return BenchSubject.java(name, Spread.class, threads, times, writes);
  }
}
