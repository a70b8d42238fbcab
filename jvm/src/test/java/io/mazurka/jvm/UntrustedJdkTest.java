package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The JDK's own code, explored: what its classes promise holds, and shows in many more steps. */
class UntrustedJdkTest {

  private static final String PROGRAM =
      """
      import java.util.*;
      import java.util.concurrent.*;
      import java.util.concurrent.locks.*;
      public class Main {
        static int n;
        static final %s;
        static void other() throws Exception { %s }
        public static void main(String[] args) throws Exception {
          Thread other = new Thread(() -> {
            try { other(); } catch (Exception e) { throw new IllegalStateException(e); }
          });
          other.start();
          %s
          other.join();
          System.out.print(x);
        }
      }
      """;

  @TempDir Path classes;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Map<Integer, Integer> o = new ConcurrentHashMap<>() | o.merge(1, 1, Integer::sum); | o.merge(1, 1, Integer::sum); Object x = o; | {1=2}",
        "Map<Integer, Integer> o = new ConcurrentHashMap<>() | o.computeIfAbsent(1, k -> 1); | Object x = o.computeIfAbsent(1, k -> 2); | 1;2",
        "Queue<Integer> o = new ConcurrentLinkedQueue<>() | o.add(1); | o.add(2); Object x = o.poll(); | 1;2",
        "Deque<Integer> o = new ConcurrentLinkedDeque<>() | o.addFirst(1); | o.addLast(2); Object x = o.pollFirst(); | 1;2",
        "Map<Integer, Integer> o = new ConcurrentSkipListMap<>() | o.put(1, 1); | Object x = o.putIfAbsent(1, 2); | 1;null",
        "Set<Integer> o = new ConcurrentSkipListSet<>() | o.add(1); | Object x = o.add(1); | true;false",
        "List<Integer> o = new CopyOnWriteArrayList<>() | o.add(1); | o.add(2); Object x = o; | [1, 2];[2, 1]",
        "Set<Integer> o = new CopyOnWriteArraySet<>() | o.add(1); | Object x = o.add(1); | true;false",
        "Queue<Integer> o = new ArrayBlockingQueue<>(1) | o.offer(1); | Object x = o.poll(); | 1;null",
        "Queue<Integer> o = new ArrayBlockingQueue<>(1, true) | o.offer(1); | Object x = o.poll(); | 1;null",
        "Queue<Integer> o = new LinkedBlockingQueue<>() | o.offer(1); | Object x = o.poll(); | 1;null",
        "Queue<Integer> o = new LinkedBlockingDeque<>(1) | o.offer(1); | Object x = o.poll(); | 1;null",
        "ReadWriteLock o = new ReentrantReadWriteLock() | o.readLock().lock(); o.readLock().unlock(); | o.readLock().lock(); Object x = n; o.readLock().unlock(); | 0",
        "Lock o = new ReentrantLock() | o.lock(); n++; o.unlock(); | o.lock(); Object x = n++; o.unlock(); | 0;1",
        "StampedLock o = new StampedLock() | long s = o.writeLock(); n = 1; o.unlock(s); | long s = o.readLock(); Object x = n; o.unlock(s); | 0;1",
        "Exchanger<Integer> o = new Exchanger<>() | o.exchange(1); | Object x = o.exchange(2); | 1",
        "CountDownLatch o = new CountDownLatch(1) | n = 1; o.countDown(); | o.await(); Object x = n; | 1",
        "CyclicBarrier o = new CyclicBarrier(2) | n = 1; o.await(); | o.await(); Object x = n; | 1",
        "Semaphore o = new Semaphore(1) | o.tryAcquire(); | Object x = o.tryAcquire(); | true;false",
      })
  void classesOfTheJdk_keepTheirPromises(String object, String other, String main, String results) {
    Javac.compile(Map.of("Main", PROGRAM.formatted(object, other, main)), classes);
    Set<String> expected = Set.of(results.split(";"));
    Result inside = search(false);
    assertThat(inside.outcomes().keySet()).isEqualTo(expected);
    Result trusted = search(true);
    assertThat(trusted.outcomes().keySet()).isEqualTo(inside.outcomes().keySet());
    assertThat(inside.statistics().transitions()).isGreaterThan(trusted.statistics().transitions());
  }

  @Test
  void weaklyConsistentReads_showAllThatTheJdkAllows() {
    String object = "Map<String, Integer> o = new ConcurrentHashMap<>()";
    String other = "o.put(\"a\", 1); o.put(\"b\", 2);";
    Javac.compile(
        Map.of("Main", PROGRAM.formatted(object, other, "Object x = o.toString();")), classes);
    for (boolean trusting : new boolean[] {false, true}) {
      assertThat(search(trusting).outcomes().keySet())
          .containsExactlyInAnyOrder("{}", "{a=1}", "{b=2}", "{a=1, b=2}");
    }
  }

  @Test
  void sizeOfAMap_lagsBehind() {
    String object = "Map<Integer, Integer> o = new ConcurrentHashMap<>()";
    String other = "o.merge(1, 1, Integer::sum);";
    Javac.compile(
        Map.of("Main", PROGRAM.formatted(object, other, other + " Object x = o.size();")), classes);
    assertThat(search(false).outcomes().keySet()).containsExactlyInAnyOrder("0", "1");
    assertThat(search(true).outcomes().keySet()).containsExactly("1");
  }

  /** Trusted maps have threads of Mazurka's for these. */
  @Test
  void tasksOfMaps_areTasksOfThePool() {
    String program =
        """
        import java.util.concurrent.ConcurrentHashMap;
        public class Main {
          public static void main(String[] args) {
            ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
            map.put(1, 1);
            map.put(2, 3);
            System.out.print(map.reduceValues(1, Integer::sum));
          }
        }
        """;
    Javac.compile(Map.of("Main", program), classes);
    assertThat(search(false).outcomes().keySet()).containsExactly("4");
    assertThat(search(true).outcomes().keySet()).containsExactly("4");
  }

  private Result search(boolean trusting) {
    JvmOptions options =
        JvmOptions.of("Main", classes).under(Conditions.usual().withTrustJdk(trusting));
    try (JvmProgram program = JvmProgram.load(options)) {
      SearchOptions search = SearchOptions.of(Algorithm.OPTIMAL).withKeepGoing(true);
      Result result = new Search(program, search, SearchListener.NONE).run();
      assertThat(result.complete()).isTrue();
      assertThat(result.counterexamples()).isEmpty();
      return result;
    }
  }
}
