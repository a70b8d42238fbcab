package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Figure;
import io.mazurka.engine.Reductions;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs whose allocations are steps: they do what they do otherwise, in more steps. */
class AllocationStepsTest {

  private static final String TWO_BOXES =
      """
      public class Main {
        static final class Box { int value; Box next; Box(Box next) { this.next = next; } }
        static void fill() {
          Box box = new Box(new Box(null));
          box.next.value = 1;
        }
        public static void main(String[] args) throws Exception {
          Thread one = new Thread(Main::fill), two = new Thread(Main::fill);
          one.start(); two.start(); one.join(); two.join();
        }
      }
      """;

  private static final String OWN_ARRAYS =
      """
      public class Main {
        static void fill(int length) {
          int[] own = new int[length];
          for (int i = 0; i < length; i++) { own[i] = i; }
        }
        public static void main(String[] args) throws Exception {
          int length = Integer.parseInt(args[0]);
          Thread one = new Thread(() -> fill(length)), two = new Thread(() -> fill(length));
          one.start(); two.start(); one.join(); two.join();
        }
      }
      """;

  private static final String EVERY_SORT =
      """
      import java.util.*;
      public class Main {
        record Pair(Object a, Object b) { }
        static final class Tree { final Tree left; Tree(Tree left) { this.left = left; } }
        static int depth(Tree tree) { return tree == null ? 0 : 1 + depth(tree.left); }
        public static void main(String[] args) {
          int[] counted = {1, 2, args.length};
          long[][] table = new long[2][3];
          String[] words = {"a", new StringBuilder("b").toString()};
          Tree tree = new Tree(args.length == 0 ? new Tree(null) : null);
          Object[] all = new Object[] {new Pair(1, new Object()), new ArrayList<>(List.of(1))};
          try {
            throw new IllegalStateException("x" + new Tree(tree).left.left.left);
          } catch (IllegalStateException e) {
            System.out.print(e.getMessage() + " " + Arrays.toString(counted) + table[1].length);
          }
          new Object();
          System.out.print(" " + String.join(",", words) + depth(tree) + ((Pair) all[0]).a() + all[1]);
        }
      }
      """;

  @TempDir Path classes;

  @Test
  void allocations_ofEverySort_leaveWhatTheProgramDoesAsItIs() {
    Javac.compile(Map.of("Main", EVERY_SORT), classes);
    Result steps = search(SearchOptions.of(Algorithm.DFS), true);
    assertThat(steps.outcomes()).containsOnlyKeys("xnull [1, 2, 0]3 a,b21[1]");
    assertThat(search(SearchOptions.of(Algorithm.DFS), false).outcomes())
        .isEqualTo(steps.outcomes());
  }

  @Test
  void allocations_areStepsOfTheirOwn() {
    Javac.compile(Map.of("Main", TWO_BOXES), classes);
    SearchOptions once = SearchOptions.of(Algorithm.OPTIMAL);
    Result without = search(once, false);
    Result with = search(once, true);
    assertThat(without.statistics().executions()).isEqualTo(1);
    assertThat(with.statistics().executions()).isEqualTo(1);
    // At least those of two threads and of four boxes.
    assertThat(with.statistics().transitions() - without.statistics().transitions())
        .isGreaterThanOrEqualTo(6);
  }

  @Test
  void allocations_dependOnEachOther_onlyWithoutSymmetricIndependence() {
    if (!ReadsStates.Condition.holds()) {
      return;
    }
    Javac.compile(Map.of("Main", TWO_BOXES), classes);
    assertThat(states(true, true)).isLessThan(states(true, false));
    assertThat(states(false, true)).isLessThan(states(false, false));
    assertThat(states(true, false)).isLessThan(states(false, false));
  }

  /** With each element more there are some states more, and not one for each pair of elements. */
  @Test
  void stackOfAThread_concernsNobodyElse_whoeverKnowsTheThread() {
    if (!ReadsStates.Condition.holds()) {
      return;
    }
    Javac.compile(Map.of("Main", OWN_ARRAYS), classes);
    long four = states(true, true, "4");
    assertThat(states(true, true, "6") - four).isEqualTo(four - states(true, true, "2"));
  }

  private long states(boolean heapSymmetry, boolean symmetricIndependence, String... arguments) {
    Reductions reductions = new Reductions(heapSymmetry, false, true, symmetricIndependence);
    return search(SearchOptions.of(Algorithm.DSPIN).withReductions(reductions), true, arguments)
        .statistics()
        .figure(Figure.STATES);
  }

  private Result search(SearchOptions search, boolean steps, String... arguments) {
    JvmOptions options =
        JvmOptions.of("Main", classes)
            .withArguments(arguments)
            .under(Conditions.usual().withAllocationSteps(steps));
    try (JvmProgram program = JvmProgram.load(options)) {
      Result result = new Search(program, search, SearchListener.NONE).run();
      assertThat(result.complete()).isTrue();
      assertThat(result.counterexamples()).isEmpty();
      return result;
    }
  }
}
