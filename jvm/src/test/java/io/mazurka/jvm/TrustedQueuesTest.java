package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Result;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Queues whose calls are one step, or go through them step by step, show what the code of the JDK
 * shows when it is explored: two threads with a call or two each. {@code -Dmazurka.queues.programs}
 * says how many such programs there are for each class, and {@code -Dmazurka.queues.seed} with
 * which one they begin.
 */
class TrustedQueuesTest {

  private static final int PROGRAMS = Integer.getInteger("mazurka.queues.programs", 25);
  private static final long SEED = Long.getLong("mazurka.queues.seed", 1);
  private static final Bounds ENOUGH = Bounds.NONE.withExecutions(1_000);

  private static final String PROGRAM =
      """
      import java.util.*;
      import java.util.concurrent.*;
      import java.util.stream.*;
      public class NAME {
        record Soon(int number, long time) implements Delayed {
          public long getDelay(TimeUnit unit) {
            return unit.convert(time - System.nanoTime(), TimeUnit.NANOSECONDS);
          }
          public int compareTo(Delayed other) { return Long.compare(time, ((Soon) other).time); }
          public String toString() { return "" + number; }
        }
        static final QUEUE q = new CLASS<>();
        static volatile int v;
        static Thread t;
        static String run1() {
          String r = "";
          try { BODY_A } catch (Exception e) { r += e.getClass().getSimpleName(); }
          return r;
        }
        static String run2() {
          String r = "";
          try { BODY_B } catch (Exception e) { r += e.getClass().getSimpleName(); }
          return r;
        }
        public static void main(String[] args) throws Exception {
          String[] seen = new String[2];
          START
          t = new Thread(() -> seen[0] = run1());
          t.start();
          seen[1] = run2();
          t.join();
          System.out.print(seen[0] + " / " + seen[1] + " / " + q);
        }
      }
      """;

  private static final List<String> STATEMENTS =
      List.of(
          "q.put(E1);",
          "q.add(E3);",
          "r += q.offer(E2);",
          "r += q.offer(E1, 1, TimeUnit.SECONDS);",
          "r += q.poll();",
          "r += q.poll();",
          "r += q.take();",
          "r += q.take();",
          "r += q.poll(1, TimeUnit.SECONDS);",
          "r += q.poll(0, TimeUnit.SECONDS);",
          "r += q.peek();",
          "r += q.size();",
          "r += q.isEmpty();",
          "r += q.contains(E1);",
          "r += q.remove(E1);",
          "r += q.remove(E2);",
          "q.clear();",
          "{ List<Object> l = new ArrayList<>(); q.drainTo(l); r += l; }",
          "{ List<Object> l = new ArrayList<>(); q.drainTo(l, 1); r += l; }",
          "r += q;",
          "r += Arrays.toString(q.toArray());",
          "for (var e : q) r += e;",
          "for (var i = q.iterator(); i.hasNext();) { r += i.next(); i.remove(); }",
          "r += q.removeIf(e -> NUMBER > 1);",
          "r += q.removeIf(e -> { v++; return NUMBER < 3; });",
          "{ var b = new StringBuilder(); q.forEach(e -> b.append(e)); r += b; }",
          "{ var b = new StringBuilder(); q.forEach(e -> b.append(e).append(v)); r += b; }",
          "r += q.stream().map(e -> \"\" + e).collect(Collectors.joining());",
          "r += q.addAll(List.of(E1, E3));",
          "r += q.removeAll(List.of(E1, E2));",
          "r += q.retainAll(List.of(E1, E3));",
          "r += new ArrayList<>(q);",
          "v++;",
          "t.interrupt();");

  /** What a queue of transfers has besides. */
  private static final List<String> TRANSFERS =
      List.of(
          "q.transfer(E1);",
          "q.transfer(E2);",
          "r += q.tryTransfer(E3);",
          "r += q.tryTransfer(E3, 1, TimeUnit.SECONDS);",
          "r += q.tryTransfer(E3, 0, TimeUnit.SECONDS);",
          "r += q.hasWaitingConsumer();",
          "r += q.getWaitingConsumerCount();");

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "PriorityBlockingQueue, Integer, 1, 2, 3, e",
    "DelayQueue, Soon, 'new Soon(1, 0)', 'new Soon(2, 0)', 'new Soon(3, 9000)', e.number()",
    "DelayQueue, Soon, 'new Soon(1, 9000)', 'new Soon(2, 90000)', 'new Soon(3, 900)', e.number()",
    "LinkedTransferQueue, Integer, 1, 2, 3, e"
  })
  void calls_showWhatTheJdkShows(
      String type, String element, String one, String two, String three, String number) {
    Map<String, String> sources = new LinkedHashMap<>();
    for (long seed = SEED; seed < SEED + PROGRAMS; seed++) {
      String name = type + seed;
      SplittableRandom random = new SplittableRandom(seed);
      List<String> all = new ArrayList<>(STATEMENTS);
      if (type.equals("LinkedTransferQueue")) {
        all.addAll(TRANSFERS);
        all.addAll(TRANSFERS);
      }
      String start =
          List.of("", "q.add(E1);", "q.add(E2); q.add(E1);", "q.add(E1); q.add(E3);")
              .get(random.nextInt(4));
      String first = pick(all, random) + (random.nextInt(3) == 0 ? pick(all, random) : "");
      String second = pick(all, random) + (random.nextInt(3) == 0 ? pick(all, random) : "");
      sources.put(
          name,
          PROGRAM
              .replace("START", start)
              .replace("BODY_A", first)
              .replace("BODY_B", second)
              .replace("NAME", name)
              .replace("QUEUE", type + "<" + element + ">")
              .replace("CLASS", type)
              .replace("NUMBER", number)
              .replace("E1", one)
              .replace("E2", two)
              .replace("E3", three));
    }
    Javac.compile(sources, folder);
    SoftAssertions differences = new SoftAssertions();
    sources.forEach((name, source) -> compare(name, source, differences));
    differences.assertAll();
  }

  /** As many threads put as take. */
  @ParameterizedTest
  @CsvSource({
    "PriorityBlockingQueue, Integer, n",
    "DelayQueue, Soon, 'new Soon(n, 1_000)'",
    "LinkedTransferQueue, Integer, n"
  })
  void putAndTake_areExploredAsThoseOfALinkedBlockingQueue(
      String type, String element, String one) {
    for (int threads = 1; threads <= 2; threads++) {
      Result expected = putAndTake("LinkedBlockingQueue", "Integer", "n", threads);
      Result result = putAndTake(type, element, one, threads);
      assertThat(result.complete()).isTrue();
      assertThat(result.statistics().executions()).isEqualTo(expected.statistics().executions());
      assertThat(result.statistics().transitions()).isEqualTo(expected.statistics().transitions());
    }
  }

  private Result putAndTake(String type, String element, String one, int threads) {
    String name = type + "With" + threads;
    String starts =
        """
        Thread[] all = new Thread[2 * THREADS];
        for (int i = 0; i < all.length; i++) {
          int n = i;
          all[i] = new Thread(() -> {
            try { if (n < THREADS) q.put(ONE); else q.take(); } catch (InterruptedException e) { }
          });
        }
        for (Thread thread : all) thread.start();
        for (Thread thread : all) thread.join();
        """
            .replace("THREADS", String.valueOf(threads))
            .replace("ONE", one);
    String source =
        PROGRAM
            .replace("START", starts)
            .replace("BODY_A", "Thread.sleep(1);")
            .replace("BODY_B", "Thread.sleep(1);")
            .replace("NAME", name)
            .replace("QUEUE", type + "<" + element + ">")
            .replace("CLASS", type);
    Javac.compile(Map.of(name, source), folder);
    return search(name, true);
  }

  private static String pick(List<String> statements, SplittableRandom random) {
    return statements.get(random.nextInt(statements.size()));
  }

  private void compare(String name, String source, SoftAssertions differences) {
    Result explored = search(name, false);
    if (explored.complete()) {
      Result trusted = search(name, true);
      differences.assertThat(trusted.complete()).as(source).isTrue();
      differences.assertThat(told(trusted)).as(source).isEqualTo(told(explored));
    }
  }

  private Result search(String name, boolean trusting) {
    JvmOptions options =
        JvmOptions.of(name, folder).under(Conditions.usual().withTrustJdk(trusting));
    try (JvmProgram program = JvmProgram.load(options)) {
      return EverySearch.search(program, Algorithm.OPTIMAL, 0, ENOUGH);
    }
  }

  /** Outcomes and sorts of findings: what threads wait for has other names in the JDK's code. */
  private static Set<String> told(Result result) {
    Set<String> told = new TreeSet<>(result.outcomes().keySet());
    told.addAll(
        result.counterexamples().stream()
            .map(c -> c.finding().kind().toString())
            .collect(Collectors.toSet()));
    return told;
  }
}
