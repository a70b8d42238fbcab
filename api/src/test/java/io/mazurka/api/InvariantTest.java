package io.mazurka.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.api.harness.BodyEntry;
import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.engine.Verdict;
import io.mazurka.jvm.Conditions;
import io.mazurka.jvm.JvmProgram;
import io.mazurka.program.Finding;
import io.mazurka.program.ProgramException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class InvariantTest {

  /** Two variables, each written by a thread of its own: independent, but for an invariant. */
  static final class Flags {
    volatile boolean left;
    volatile boolean right;
  }

  private static Set<String> messages(Result result) {
    return result.findings().stream()
        .map(Finding::message)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void independentWrites_areExploredInBothOrders(Algorithm algorithm) {
    Set<String> broken =
        broken(
            algorithm,
            () -> {
              Flags flags = new Flags();
              Mazurka.invariant("left first", () -> flags.left || !flags.right);
              Mazurka.invariant("right first", () -> flags.right || !flags.left);
              Thread other = new Thread(() -> flags.left = true);
              other.start();
              flags.right = true;
              other.join();
            });
    assertThat(broken)
        .containsExactly(
            "invariant \"left first\" does not hold", "invariant \"right first\" does not hold");
  }

  /** The threads could change places, but for the invariant. */
  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void interchangeableThreads_areNotForInvariants(Algorithm algorithm) {
    Set<String> broken =
        broken(
            algorithm,
            () -> {
              AtomicInteger left = new AtomicInteger();
              AtomicInteger right = new AtomicInteger();
              Mazurka.invariant("left first", () -> left.get() >= right.get());
              Mazurka.invariant("right first", () -> left.get() <= right.get());
              Thread first = new Thread(left::incrementAndGet);
              Thread second = new Thread(right::incrementAndGet);
              first.start();
              second.start();
              first.join();
              second.join();
            });
    assertThat(broken)
        .containsExactly(
            "invariant \"left first\" does not hold", "invariant \"right first\" does not hold");
  }

  @Test
  void transfer_inTwoSteps_breaksTheSum() throws InterruptedException {
    Result result =
        Mazurka.check(() -> {
          AtomicInteger[] accounts = {new AtomicInteger(10), new AtomicInteger(10)};
          Mazurka.invariant(() -> accounts[0].get() + accounts[1].get() == 20);
          Thread other = new Thread(() -> accounts[0].getAndAdd(5), "giver");
          accounts[1].getAndAdd(-5);
          other.start();
          other.join();
        });
    assertThat(result.findings()).extracting(Finding::kind).containsExactly(Finding.Kind.ASSERTION);
    assertThat(result.findings().getFirst().message())
        .matches("invariant at InvariantTest.java:[0-9]+ does not hold");
  }

  @Test
  void invariant_thatHolds_isVerified_andHidesNoRace() throws InterruptedException {
    Body body =
        () -> {
          int[] shared = new int[1];
          AtomicInteger count = new AtomicInteger();
          Mazurka.invariant(() -> count.get() <= 2);
          Thread other =
              new Thread(() -> {
                shared[0] = 1;
                count.incrementAndGet();
              });
          other.start();
          count.incrementAndGet();
          if (count.get() == 1) {
            shared[0] = 2;
          }
          other.join();
        };
    assertThat(Mazurka.check(body).findings())
        .extracting(Finding::kind)
        .containsExactly(Finding.Kind.RACE);
  }

  @Test
  void invariant_thatDoesMoreThanLook_isRefused() throws InterruptedException {
    Result result =
        Mazurka.check(() -> {
          AtomicInteger looks = new AtomicInteger();
          Mazurka.invariant(() -> looks.incrementAndGet() > 0);
        });
    assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThatThrownBy(result::orFail)
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("an invariant that does more than look (update) is not supported");
  }

  @Test
  void invariant_thatThrows_isAFinding() throws InterruptedException {
    Result result =
        Mazurka.check(() -> {
          Flags[] flags = new Flags[1];
          Mazurka.invariant("there is a flag", () -> !flags[0].left);
        });
    assertThat(messages(result))
        .containsExactly("invariant \"there is a flag\" cannot be evaluated");
    assertThat(result.findings().getFirst().detail()).contains("java.lang.NullPointerException");
  }

  /** Three variables and a reference to one of two cells, written by threads as a text says. */
  static final class Machine {

    static final class Cell {
      volatile int value;
    }

    final Cell first = new Cell();
    final Cell second = new Cell();
    volatile Cell chosen = first;
    volatile int x;
    volatile int y;

    /** Runs {@code "x1 y2|f1 c2"}: one thread for each part. */
    void run(String script) throws InterruptedException {
      List<Thread> threads = new ArrayList<>();
      for (String part : script.split("\\|", -1)) {
        threads.add(new Thread(() -> perform(part)));
      }
      for (Thread thread : threads) {
        thread.start();
      }
      for (Thread thread : threads) {
        thread.join();
      }
    }

    private void perform(String part) {
      for (String step : part.split(" ", -1)) {
        int number = step.charAt(1) - '0';
        switch (step.charAt(0)) {
          case 'x' -> x = number;
          case 'y' -> y = number;
          case 'f' -> first.value = number;
          case 's' -> second.value = number;
          case 'c' -> chosen = number == 1 ? first : second;
          case 'r' -> y = x;
          default -> throw new IllegalArgumentException(step);
        }
      }
    }
  }

  /** Two threads of one or two steps, or three of one: brute force must come to an end. */
  private static String script(Random random) {
    StringBuilder script = new StringBuilder();
    int threads = 2 + random.nextInt(2);
    for (int i = 0; i < threads; i++) {
      script.append(i == 0 ? "" : "|");
      int steps = threads == 2 ? 1 + random.nextInt(2) : 1;
      for (int j = 0; j < steps; j++) {
        script.append(j == 0 ? "" : " ").append("xyfscr".charAt(random.nextInt(6)));
        script.append(1 + random.nextInt(2));
      }
    }
    return script.toString();
  }

  private static Set<String> broken(Algorithm algorithm, Body body) {
    SearchOptions options = SearchOptions.of(algorithm).withKeepGoing(true);
    try (JvmProgram program =
        JvmProgram.load(
            InvariantTest.class.getClassLoader(), new BodyEntry(body), Conditions.usual())) {
      return new Search(program, options, SearchListener.NONE)
          .run().counterexamples().stream()
              .map(found -> found.finding().message())
              .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void randomPrograms_breakTheSameInvariants_underEveryAlgorithm(long seed) {
    Random random = new Random(seed);
    String script = script(random);
    int a = random.nextInt(3);
    int b = random.nextInt(3);
    Body body =
        () -> {
          Machine machine = new Machine();
          Mazurka.invariant("x and y", () -> machine.x != a || machine.y != b);
          Mazurka.invariant("chosen", () -> machine.chosen.value != a || machine.x != b);
          Mazurka.invariant("cells", () -> machine.first.value <= machine.second.value);
          machine.run(script);
        };
    Set<String> all = broken(Algorithm.DFS, body);
    for (Algorithm algorithm : List.of(Algorithm.DPOR, Algorithm.OPTIMAL, Algorithm.VERISOFT)) {
      assertThat(broken(algorithm, body))
          .as("%s of %s with %d, %d", algorithm, script, a, b)
          .isEqualTo(all);
    }
  }
}
