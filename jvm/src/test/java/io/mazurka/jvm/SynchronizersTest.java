package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.program.Finding;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Locks and synchronizers of the JDK: what they cost, and what is said about them. */
class SynchronizersTest {

  private static final String CRITICAL_SECTIONS =
      """
      import java.util.concurrent.*;
      import java.util.concurrent.atomic.*;
      import java.util.concurrent.locks.*;
      public class Main {
        static int count;
        public static void main(String[] args) throws Throwable {
          Object monitor = new Object();
          Lock lock = new ReentrantLock();
          Lock fair = new ReentrantLock(true);
          Lock write = new ReentrantReadWriteLock().writeLock();
          StampedLock stamped = new StampedLock();
          Semaphore permit = new Semaphore(1);
          AtomicInteger counter = new AtomicInteger();
          Thread[] threads = new Thread[Integer.parseInt(args[0])];
          for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
              for (int k = 0; k < Integer.parseInt(args[1]); k++) {
                SECTION
              }
            });
            threads[i].start();
          }
          for (Thread thread : threads) thread.join();
          System.out.println(count);
        }
      }
      """;

  private static final String MONITOR = "synchronized (monitor) { count++; }";
  private static final String LOCK = "lock.lock(); try { count++; } finally { lock.unlock(); }";

  private static final String STAMPED =
      "long stamp = stamped.writeLock(); count++; stamped.unlockWrite(stamp);";
  private static final String PERMIT =
      "permit.acquireUninterruptibly(); count++; permit.release();";
  private static final String COUNTER = "if (counter.incrementAndGet() == 0) count++;";

  @TempDir Path classes;

  @ParameterizedTest
  @EnumSource(names = {"DPOR", "OPTIMAL"})
  void criticalSections_takeAsManyExecutionsAsWithMonitors(Algorithm algorithm) throws IOException {
    for (String[] size : List.of(new String[] {"2", "2"}, new String[] {"3", "2"})) {
      long monitors = executions(MONITOR, algorithm, size);
      assertThat(executions(LOCK, algorithm, size)).isEqualTo(monitors);
      assertThat(executions(LOCK.replace("lock.", "fair."), algorithm, size)).isEqualTo(monitors);
      assertThat(executions(LOCK.replace("lock.", "write."), algorithm, size)).isEqualTo(monitors);
    }
  }

  /** As many as there are orders of the sections: (n k)! / (k!)^n. */
  @ParameterizedTest
  @DisabledIfSystemProperty(
      named = "mazurka.threads",
      matches = "platform",
      disabledReason = "what is one transition does not depend on the carrier, and there are many")
  @CsvSource({"2, 2, 6", "3, 2, 90", "4, 2, 2520", "3, 3, 1680"})
  void eachLockOperation_isOneTransition(String threads, String sections, long orders)
      throws IOException {
    for (String section : List.of(MONITOR, LOCK, STAMPED, PERMIT, COUNTER)) {
      assertThat(executions(section, Algorithm.OPTIMAL, threads, sections))
          .as(section)
          .isEqualTo(orders);
    }
  }

  private long executions(String section, Algorithm algorithm, String... arguments)
      throws IOException {
    Result result = search(CRITICAL_SECTIONS.replace("SECTION", section), algorithm, arguments);
    assertThat(result.counterexamples()).isEmpty();
    assertThat(result.outcomes()).hasSize(1);
    return result.statistics().executions();
  }

  @Test
  void deadlock_saysWhoWaitsForWhatAndWhoHasIt() throws IOException {
    Finding deadlock =
        deadlock(
            """
            ReentrantLock lock = new ReentrantLock();
            Semaphore permits = new Semaphore(1);
            CountDownLatch latch = new CountDownLatch(2);
            Thread first = new Thread(lock::lock, "first");
            first.start();
            first.join();
            new Thread(lock::lock, "second").start();
            new Thread(() -> permits.acquireUninterruptibly(2), "third").start();
            CyclicBarrier barrier = new CyclicBarrier(2);
            Thread fourth = new Thread(() -> {
              try {
                barrier.await();
              } catch (Exception e) {
                throw new AssertionError(e);
              }
            }, "fourth");
            fourth.start();
            ReentrantReadWriteLock shared = new ReentrantReadWriteLock();
            shared.readLock().lock();
            new Thread(shared.writeLock()::lock, "fifth").start();
            latch.countDown();
            latch.await();
            """);
    assertThat(deadlock.detail())
        .contains("second waits for ReentrantLock#1, held by first")
        .contains("third waits for 2 permits of Semaphore#1, which has 1")
        .contains("fourth waits for 1 more to arrive at CyclicBarrier#1")
        .contains("fifth waits for ReentrantReadWriteLock#1, read by main")
        .contains("main waits for CountDownLatch#1 to reach zero, from 1");
  }

  @Test
  void objects_lookLikeThoseOfTheJdk() throws IOException {
    Result result =
        search(
            program(
                """
                ReentrantLock lock = new ReentrantLock(true);
                System.out.println(lock.isFair() + lock.toString().replaceAll("@.*\\\\[", "["));
                lock.lock();
                System.out.println(lock.toString().replaceAll("@.*\\\\[", "["));
                Semaphore permits = new Semaphore(3);
                System.out.println(permits.toString().replaceAll("@.*\\\\[", "["));
                ReentrantReadWriteLock shared = new ReentrantReadWriteLock();
                shared.readLock().lock();
                System.out.println(shared.toString().replaceAll("@.*\\\\[", "["));
                System.out.println(shared.readLock().toString().replaceAll("@.*\\\\[", "["));
                System.out.println(shared.writeLock().toString().replaceAll("@.*\\\\[", "["));
                System.out.println(new CountDownLatch(1).toString().replaceAll("@.*\\\\[", "["));
                """),
            Algorithm.DPOR);
    assertThat(result.outcomes().keySet())
        .containsExactly(
            """
            truejava.util.concurrent.locks.ReentrantLock[Unlocked]
            java.util.concurrent.locks.ReentrantLock[Locked by thread main]
            java.util.concurrent.Semaphore[Permits = 3]
            java.util.concurrent.locks.ReentrantReadWriteLock[Write locks = 0, Read locks = 1]
            java.util.concurrent.locks.ReentrantReadWriteLock$ReadLock[Read locks = 1]
            java.util.concurrent.locks.ReentrantReadWriteLock$WriteLock[Unlocked]
            java.util.concurrent.CountDownLatch[Count = 1]\
            """
                .replace("\n", System.lineSeparator()));
  }

  private Finding deadlock(String statements) throws IOException {
    Result result = search(program(statements), Algorithm.OPTIMAL);
    Finding finding = result.counterexamples().getFirst().finding();
    assertThat(finding.kind()).isEqualTo(Finding.Kind.DEADLOCK);
    return finding;
  }

  private static String program(String statements) {
    return """
    import java.util.concurrent.*;
    import java.util.concurrent.locks.*;
    public class Main {
      public static void main(String[] args) throws Throwable {
        %s
      }
    }
    """
        .formatted(statements);
  }

  private Result search(String source, Algorithm algorithm, String... arguments)
      throws IOException {
    Javac.compile(Map.of("Main", source), classes);
    JvmOptions options = JvmOptions.of("Main", classes).withArguments(arguments);
    try (JvmProgram program = JvmProgram.load(options)) {
      SearchOptions search =
          SearchOptions.of(algorithm)
              .withKeepGoing(true)
              .withBounds(Bounds.NONE.withExecutions(100_000));
      Result result = new Search(program, search, SearchListener.NONE).run();
      assertThat(result.complete()).isTrue();
      return result;
    }
  }
}
