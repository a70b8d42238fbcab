package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Who waits for a lock or for permits, in which order they go on, and who waits for ever: small
 * programs whose outcomes under Java can be told by hand. Each is run under all schedules, and then
 * under every search.
 */
@DisabledIfSystemProperty(
    named = "mazurka.threads",
    matches = "platform",
    disabledReason =
        "there are many schedules, which take minutes on this carrier and are the same")
class LinesTest {

  private static final String HEAD =
      """
      import java.util.concurrent.*;
      import java.util.concurrent.locks.*;
      public class Main {
        static String went = "";
        static volatile String tried = "";
        interface Code { void run() throws Exception; }
        static Thread thread(Code code) {
          Thread thread = new Thread(() -> {
            try {
              code.run();
            } catch (Exception e) {
              tried += e.getClass().getSimpleName().charAt(0);
            }
          });
          return thread;
        }
        public static void main(String[] args) throws Exception {
          STATEMENTS
        }
      }
      """;

  @TempDir Path classes;

  /** The thread that is notified has its place in the line when the other comes back. */
  private static final String NOTIFIED_THEN_LOCKED =
      """
      ReentrantLock lock = new ReentrantLock(FAIR);
      Condition condition = lock.newCondition();
      lock.lock();
      Thread other = thread(() -> {
        lock.lock();
        condition.signal();
        lock.unlock();
        lock.AGAIN;
        went += "b";
        lock.unlock();
      });
      other.start();
      condition.await();
      went += "a";
      lock.unlock();
      other.join();
      System.out.print(went);
      """;

  @Test
  void notified_goesBeforeOneWhoComesLater_onlyWhereTheLockIsFair() {
    String again = NOTIFIED_THEN_LOCKED.replace("AGAIN", "lock()");
    assertThat(outcomes(again.replace("FAIR", "true"))).containsExactly("ab");
    assertThat(outcomes(again.replace("FAIR", "false"))).containsExactly("ab", "ba");
  }

  @Test
  void tryLock_overtakesTheNotified_unlessItWaits() {
    String fair = NOTIFIED_THEN_LOCKED.replace("FAIR", "true");
    String barging = fair.replace("lock.AGAIN;", "if (!lock.tryLock()) lock.lock();");
    String waiting = fair.replace("lock.AGAIN;", "if (!lock.tryLock(1, TimeUnit.SECONDS)) return;");
    assertThat(outcomes(barging)).containsExactly("ab", "ba");
    assertThat(outcomes(waiting)).containsExactly("a", "ab");
  }

  @Test
  void notifiedThreads_goInTheOrderOfTheSignals_onlyWhereTheLockIsFair() {
    String program =
        """
        ReentrantLock lock = new ReentrantLock(FAIR);
        Condition first = lock.newCondition();
        Condition second = lock.newCondition();
        lock.lock();
        Thread other = thread(() -> {
          lock.lock();
          Thread third = thread(() -> {
            lock.lock();
            second.signal();
            first.signal();
            lock.unlock();
          });
          third.start();
          second.await();
          went += "b";
          lock.unlock();
        });
        other.start();
        first.await();
        went += "a";
        lock.unlock();
        other.join();
        System.out.print(went);
        """;
    assertThat(outcomes(program.replace("FAIR", "true"))).containsExactly("ba");
    assertThat(outcomes(program.replace("FAIR", "false"))).containsExactly("ab", "ba");
  }

  @Test
  void oneWhoComes_goesBeforeOrAfterTheNotified_asItCame() {
    String program =
        """
        ReentrantLock lock = new ReentrantLock(true);
        Condition condition = lock.newCondition();
        Thread late = thread(() -> {
          lock.lock();
          went += "c";
          lock.unlock();
        });
        lock.lock();
        Thread other = thread(() -> {
          lock.lock();
          EARLY
          condition.signal();
          LATE
          lock.unlock();
        });
        other.start();
        condition.await();
        went += "a";
        lock.unlock();
        other.join();
        late.join();
        System.out.print(went);
        """;
    String early = program.replace("EARLY", "late.start();").replace("LATE", "");
    String afterwards = program.replace("EARLY", "").replace("LATE", "late.start();");
    assertThat(outcomes(early)).containsExactly("ac", "ca");
    assertThat(outcomes(afterwards)).containsExactly("ac");
  }

  /** The first attempt fails as the other is in line, the second one does not care. */
  @Test
  void timedAttempt_failsWhereAnotherIsInLineForAFreeLock_onlyWhereItIsFair() {
    String program =
        """
        ReentrantLock lock = new ReentrantLock(FAIR);
        CountDownLatch latch = new CountDownLatch(1);
        lock.lock();
        Thread other = thread(() -> {
          lock.lock();
          latch.await();
          lock.unlock();
        });
        other.start();
        lock.unlock();
        boolean first = lock.tryLock(0, TimeUnit.SECONDS);
        if (first) lock.unlock();
        boolean second = lock.tryLock();
        if (second) lock.unlock();
        latch.countDown();
        System.out.print(first + " " + second);
        """;
    assertThat(outcomes(program.replace("FAIR", "true")))
        .containsExactly("false false", "false true", "true false", "true true");
    assertThat(outcomes(program.replace("FAIR", "false")))
        .containsExactly("false false", "true false", "true true");
  }

  @Test
  void interruptedThread_mayHaveBeenInTheWay_onlyWhereTheLockIsFair() {
    String program =
        """
        ReentrantLock lock = new ReentrantLock(FAIR);
        lock.lock();
        Thread other = thread(() -> {
          lock.lockInterruptibly();
          lock.unlock();
        });
        other.start();
        lock.unlock();
        boolean first = lock.tryLock(0, TimeUnit.SECONDS);
        if (first) lock.unlock();
        other.interrupt();
        other.join();
        System.out.print(first + tried);
        """;
    assertThat(outcomes(program.replace("FAIR", "true")))
        .containsExactly("false", "falseI", "true", "trueI");
    assertThat(outcomes(program.replace("FAIR", "false")))
        .containsExactly("false", "true", "trueI");
  }

  @Test
  void threadsSeenToWait_goInThatOrder_onlyWhereTheLockIsFair() {
    String program =
        """
        ReentrantLock lock = new ReentrantLock(FAIR);
        Thread first = thread(() -> {
          lock.lock();
          went += "a";
          lock.unlock();
        });
        Thread second = thread(() -> {
          lock.lock();
          went += "b";
          lock.unlock();
        });
        lock.lock();
        first.start();
        while (first.getState() != Thread.State.WAITING) Thread.onSpinWait();
        second.start();
        lock.unlock();
        first.join();
        second.join();
        System.out.print(went);
        """;
    assertThat(outcomes(program.replace("FAIR", "true"))).containsExactly("ab");
    assertThat(outcomes(program.replace("FAIR", "false"))).containsExactly("ab", "ba");
  }

  @Test
  void fairSemaphore_keepsASmallWishWaitingBehindALargeOne() {
    String program =
        """
        Semaphore permits = new Semaphore(1, FAIR);
        Thread other = thread(() -> permits.acquire(2));
        other.start();
        permits.acquire();
        permits.release(2);
        other.join();
        """;
    assertThat(findings(program.replace("FAIR", "true"))).containsExactly("DEADLOCK");
    assertThat(findings(program.replace("FAIR", "false"))).isEmpty();
  }

  /** Who comes takes what there is; but both may have come when there was nothing. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void smallWish_waitsForEverBehindALargeOne_fairOrNot(boolean fair) {
    String program =
        """
        Semaphore permits = new Semaphore(0, FAIR);
        Thread large = thread(() -> permits.acquire(2));
        Thread small = thread(() -> { permits.acquire(); permits.release(2); });
        large.start();
        small.start();
        permits.release();
        """
            .replace("FAIR", String.valueOf(fair));
    assertThat(findings(program)).containsExactly("DEADLOCK");
    String alike =
        program.replace("permits.acquire(2)", "{ permits.acquire(); permits.release(2); }");
    assertThat(findings(alike)).isEmpty();
  }

  @Test
  void timedWish_failsBehindALargeOneThoughThereIsAPermit_onlyWhereTheSemaphoreIsFair() {
    String program =
        """
        Semaphore permits = new Semaphore(1, FAIR);
        Thread other = thread(() -> permits.acquire(2));
        other.start();
        boolean got = permits.tryAcquire(1, TimeUnit.SECONDS);
        int left = permits.availablePermits();
        permits.release(2);
        other.join();
        System.out.print(got + " " + left);
        """;
    assertThat(outcomes(program.replace("FAIR", "true"))).containsExactly("false 1", "true 0");
    assertThat(outcomes(program.replace("FAIR", "false"))).containsExactly("true 0");
  }

  private static final String READERS =
      """
      ReentrantReadWriteLock lock = new ReentrantReadWriteLock(FAIR);
      CountDownLatch latch = new CountDownLatch(1);
      Thread writer = thread(() -> { lock.writeLock().lock(); lock.writeLock().unlock(); });
      Thread reader = thread(() -> {
        lock.readLock().READ;
        latch.countDown();
        lock.readLock().unlock();
      });
      lock.readLock().lock();
      writer.start();
      reader.start();
      latch.await();
      lock.readLock().unlock();
      """;

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void reader_waitsBehindAWriterForAReaderThatWaitsForIt_fairOrNot(boolean fair) {
    String program = READERS.replace("FAIR", String.valueOf(fair));
    String waiting = program.replace("READ;", "lock();");
    assertThat(findings(waiting)).containsExactly("DEADLOCK");
    assertThat(findings(waiting.replace("writer.start();", ""))).isEmpty();
    assertThat(
            findings(
                program.replace(
                    "lock.readLock().READ;",
                    "if (!lock.readLock().tryLock()) lock.readLock().lock();")))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void readerWhoReadsAlready_overtakesAWriter_fairOrNot(boolean fair) {
    String program =
        """
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock(FAIR);
        CountDownLatch latch = new CountDownLatch(1);
        Thread writer = thread(() -> { lock.writeLock().lock(); lock.writeLock().unlock(); });
        writer.start();
        lock.readLock().lock();
        Thread third = thread(latch::countDown);
        third.start();
        latch.await();
        lock.readLock().lock();
        lock.readLock().tryLock(1, TimeUnit.SECONDS);
        lock.readLock().unlock();
        lock.readLock().unlock();
        lock.readLock().unlock();
        """
            .replace("FAIR", String.valueOf(fair));
    assertThat(findings(program)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void timedReader_failsBehindAWriterThatWaitsForAnother_fairOrNot(boolean fair) {
    String program =
        """
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock(FAIR);
        Thread writer = thread(() -> { lock.writeLock().lock(); lock.writeLock().unlock(); });
        Thread reader = thread(() -> {
          boolean got = lock.readLock().tryLock(1, TimeUnit.SECONDS);
          tried += got;
          if (got) lock.readLock().unlock();
        });
        lock.readLock().lock();
        writer.start();
        reader.start();
        reader.join();
        lock.readLock().unlock();
        System.out.print(tried);
        """
            .replace("FAIR", String.valueOf(fair));
    assertThat(outcomes(program)).containsExactly("false", "true");
    assertThat(outcomes(program.replace("writer.start();", ""))).containsExactly("true");
  }

  @Test
  void notifiedWriter_goesBeforeOneWhoComesToRead_whereTheLockIsFair() {
    String program =
        """
        ReentrantReadWriteLock both = new ReentrantReadWriteLock(FAIR);
        Lock lock = both.writeLock();
        Condition condition = lock.newCondition();
        lock.lock();
        Thread other = thread(() -> {
          lock.lock();
          condition.signal();
          lock.unlock();
          both.readLock().lock();
          went += "b";
          both.readLock().unlock();
        });
        other.start();
        condition.await();
        went += "a";
        lock.unlock();
        other.join();
        System.out.print(went);
        """;
    assertThat(outcomes(program.replace("FAIR", "true"))).containsExactly("ab");
    assertThat(outcomes(program.replace("FAIR", "false"))).containsExactly("ab", "ba");
  }

  /** Who tries first whether it can read does so, whoever is in line. */
  @Test
  void readerWithoutALimit_waitsBehindAWriterIfDisturbed_whereTheLockHasStamps() {
    String program =
        """
        StampedLock lock = new StampedLock();
        Thread writer = thread(() -> lock.unlockWrite(lock.writeLock()));
        long first = lock.readLock();
        writer.start();
        OTHER
        long second = lock.READ;
        lock.unlockRead(first);
        lock.unlockRead(second);
        """;
    String alone = program.replace("OTHER", "");
    String disturbed =
        program.replace("OTHER", "thread(() -> lock.unlockRead(lock.tryReadLock())).start();");
    assertThat(findings(alone.replace("READ", "readLock()"))).isEmpty();
    assertThat(findings(disturbed.replace("READ", "readLock()"))).contains("DEADLOCK");
    assertThat(findings(disturbed.replace("READ", "readLockInterruptibly()")))
        .doesNotContain("DEADLOCK");
    assertThat(findings(alone.replace("READ", "tryReadLock(1, TimeUnit.SECONDS)"))).isEmpty();
    assertThat(findings(alone.replace("READ", "tryReadLock()"))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"true", "false"})
  void oneInLine_isThereUntilItGoesOn(String fair) {
    String program =
        """
        ReentrantLock lock = new ReentrantLock(FAIR);
        lock.lock();
        Thread other = thread(() -> {
          lock.lock();
          lock.unlock();
        });
        other.start();
        boolean first = lock.hasQueuedThread(other);
        lock.unlock();
        System.out.print(first + " " + lock.hasQueuedThreads());
        """;
    assertThat(outcomes(program.replace("FAIR", fair)))
        .containsExactly("false false", "false true", "true false", "true true");
  }

  @ParameterizedTest
  @ValueSource(strings = {"new ReentrantLock(true)", "new ReentrantLock()", "rw"})
  void notified_isInLineAtOnce(String made) {
    String program =
        """
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        MADE
        Condition condition = lock.newCondition();
        lock.lock();
        Thread other = thread(() -> {
          lock.lock();
          condition.signal();
          System.out.print(lock.getQueueLength());
          lock.unlock();
        });
        other.start();
        condition.await();
        lock.unlock();
        """;
    String readWrite =
        program
            .replace("MADE", "Lock lock = rw.writeLock();")
            .replace("lock.getQueueLength", "rw.getQueueLength");
    String exclusive = program.replace("MADE", "ReentrantLock lock = " + made + ";");
    assertThat(outcomes(made.equals("rw") ? readWrite : exclusive)).containsExactly("1");
  }

  @Test
  void oneWhoDoesNotWait_isNeverInLine() {
    String program =
        """
        ReentrantLock lock = new ReentrantLock(true);
        lock.lock();
        Thread other = thread(() -> lock.tryLock(0, TimeUnit.SECONDS));
        other.start();
        System.out.print(lock.hasQueuedThreads());
        lock.unlock();
        """;
    assertThat(outcomes(program)).containsExactly("false");
  }

  @Test
  void thoseInLine_areCounted_forPermitsAndReadWriteLocks() {
    String permits =
        """
        Semaphore semaphore = new Semaphore(0);
        Thread other = thread(semaphore::acquire);
        other.start();
        System.out.print(semaphore.getQueueLength());
        semaphore.release();
        """;
    String readers =
        """
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        lock.readLock().lock();
        Thread writer = thread(lock.writeLock()::lock);
        writer.start();
        System.out.print(lock.getQueueLength());
        lock.readLock().unlock();
        """;
    assertThat(outcomes(permits)).containsExactly("0", "1");
    assertThat(outcomes(readers)).containsExactly("0", "1");
  }

  /** The code of a fair queue is explored, in too many steps for all schedules. */
  @Test
  void threadsSeenToWaitForRoom_putInThatOrder_onlyWhereTheQueueIsFair() {
    String program =
        """
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1, FAIR);
        queue.put(0);
        for (int i = 1; i < 3; i++) {
          int element = i;
          Thread later = thread(() -> queue.put(element));
          later.start();
          while (later.getState() != Thread.State.WAITING) { }
        }
        queue.take();
        System.out.print(queue.take() + "" + queue.take());
        """;
    assertThat(outcomesOfAuto(program.replace("FAIR", "true"))).containsExactly("12");
    assertThat(outcomesOfAuto(program.replace("FAIR", "false")))
        .containsExactlyInAnyOrder("12", "21");
  }

  private Set<String> outcomesOfAuto(String statements) {
    Javac.compile(Map.of("Main", HEAD.replace("STATEMENTS", statements)), classes);
    try (JvmProgram program = JvmProgram.load(JvmOptions.of("Main", classes))) {
      Result result =
          new Search(program, SearchOptions.of(Algorithm.AUTO), SearchListener.NONE).run();
      assertThat(result.complete()).isTrue();
      return result.outcomes().keySet();
    }
  }

  private Set<String> outcomes(String statements) {
    BruteForce all = run(statements);
    assertThat(all.findings).isEmpty();
    return all.outcomes;
  }

  private Set<String> findings(String statements) {
    return run(statements).findings.stream()
        .map(finding -> finding.substring(0, finding.indexOf(' ')))
        .collect(Collectors.toSet());
  }

  private BruteForce run(String statements) {
    String source = HEAD.replace("STATEMENTS", statements);
    Javac.compile(Map.of("Main", source), classes);
    try (JvmProgram program = JvmProgram.load(JvmOptions.of("Main", classes))) {
      BruteForce all = Objects.requireNonNull(BruteForce.everySchedule(program, 200_000));
      new EverySearch(program, all, 1, source).compare();
      return all;
    }
  }
}
