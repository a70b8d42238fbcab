package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.ProgramException;
import io.mazurka.program.Schedule;
import io.mazurka.program.Trace;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a trace tells besides words: operations, values, and who waits for what. */
class TraceTest {

  private static final String CROSSED =
      """
      public class Main {
        static volatile int count;
        static final Object a = new Object();
        static final Object b = new Object();
        public static void main(String[] args) {
          new Thread(() -> both(a, b), "one").start();
          new Thread(() -> both(b, a), "two").start();
          count = 7;
        }
        static void both(Object first, Object second) {
          synchronized (first) {
            synchronized (second) {
              count++;
            }
          }
        }
      }
      """;

  @TempDir Path classes;

  @BeforeEach
  void compile() {
    Javac.compile(Map.of("Main", CROSSED), classes);
  }

  private Trace trace(String schedule) {
    try (JvmProgram program = JvmProgram.load(JvmOptions.of("Main", classes))) {
      return program.trace(Schedule.parse(schedule));
    }
  }

  @Test
  void steps_haveTheirOperationsAndVariables() {
    Trace trace = trace("0 0 0 0");
    Trace.Step write = trace.steps().getLast();
    assertThat(Objects.requireNonNull(write.visible()).kind()).isEqualTo(Kind.WRITE);
    assertThat(write.variables()).containsExactly(new Trace.Variable("Main.count", "0", "7"));
    assertThat(trace.steps().getFirst().variables()).isEmpty();
  }

  @Test
  void stepsInsideTheJdk_areToldWhereTheProgramCalledIt() {
    String pooled =
        """
        import java.util.concurrent.*;
        public class Pooled {
          public static void main(String[] args) throws Exception {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            Future<Integer> one =
                pool.submit(() -> 1);
            one.get();
            pool.shutdown();
          }
        }
        """;
    Javac.compile(Map.of("Pooled", pooled), classes);
    try (JvmProgram program = JvmProgram.load(JvmOptions.of("Pooled", classes))) {
      List<Trace.Step> steps = program.trace(Schedule.parse("0 0 0 1 1 1 1 1 0")).steps();
      assertThat(steps.getLast().location()).isEqualTo("Pooled.java:7");
      assertThat(steps.getLast().operation()).endsWith(" (get)");
      assertThat(steps)
          .filteredOn(step -> !step.operation().equals("begin"))
          .allMatch(step -> step.location().startsWith("Pooled.java:"));
    }
  }

  @Test
  void waits_thatTimeOut_sayWhyAndForWhichCondition() {
    String timed =
        """
        import java.util.concurrent.locks.*;
        public class Timed {
          public static void main(String[] args) throws Exception {
            Lock lock = new ReentrantLock();
            Thread.ofVirtual().start(lock::lock);
            lock.lock();
            lock.newCondition().awaitNanos(1);
          }
        }
        """;
    Javac.compile(Map.of("Timed", timed), classes);
    try (JvmProgram program = JvmProgram.load(JvmOptions.of("Timed", classes))) {
      List<Trace.Step> steps = program.trace(Schedule.parse("0 0 0 0 0")).steps();
      assertThat(steps.get(1).object()).isEqualTo("thread virtual-1");
      Trace.Step last = steps.getLast();
      assertThat(last.operation()).isEqualTo("wake (awaitNanos)");
      assertThat(last.object()).isEqualTo("Condition#1");
      assertThat(last.value()).isEqualTo("the time is up");
    }
  }

  @Test
  void results_thatAreWaitedForInVain_sayThatTheTimeIsUp() {
    String latched =
        """
        import java.util.concurrent.*;
        public class Latched {
          public static void main(String[] args) throws Exception {
            CountDownLatch latch = new CountDownLatch(1);
            new Thread(latch::countDown).start();
            latch.await(1, TimeUnit.DAYS);
          }
        }
        """;
    Javac.compile(Map.of("Latched", latched), classes);
    try (JvmProgram program = JvmProgram.load(JvmOptions.of("Latched", classes))) {
      assertThat(program.trace(Schedule.parse("0 0 0")).steps().getLast().value())
          .isEqualTo("the time is up");
      assertThat(program.trace(Schedule.parse("0 0 1 1 0")).steps().getLast().value()).isEmpty();
    }
  }

  @Test
  void joins_inARow_areToldWithAllTheirThreads() {
    String joining =
        """
        public class Joining {
          public static void main(String[] args) throws InterruptedException {
            Thread one = new Thread(() -> {}, "one");
            Thread two = new Thread(() -> {}, "two");
            one.start();
            two.start();
            one.join();
            two.join();
          }
        }
        """;
    Javac.compile(Map.of("Joining", joining), classes);
    try (JvmProgram program = JvmProgram.load(JvmOptions.of("Joining", classes))) {
      Trace trace = program.trace(Schedule.parse("0 0 0 1 1 2 2 0"));
      assertThat(trace.steps().getLast().operation()).isEqualTo("join");
      assertThat(trace.steps().getLast().object()).isEqualTo("thread one, two");
    }
  }

  @Test
  void waits_inADeadlock_nameThreadObjectAndPlace() {
    Trace trace = trace("0 0 0 0 0 1 1 2 2");
    assertThat(trace.waits()).hasSize(2);
    Trace.Wait wait = trace.waits().getFirst();
    assertThat(wait.thread()).isEqualTo(1);
    assertThat(wait.reason()).isEqualTo("the monitor of Object#2, held by two");
    assertThat(wait.object()).isEqualTo("Object#2");
    assertThat(wait.location()).isEqualTo("Main.java:12");
    Operation last = Objects.requireNonNull(trace.steps().getLast().visible());
    assertThat(wait.operation().touchesSameAs(last)).isTrue();
  }

  @Test
  void waits_forLocksTakenBeforeOthersCouldReachThem_nameTheHolder() {
    String early =
        """
        import java.util.concurrent.locks.*;
        public class Early {
          public static void main(String[] args) throws InterruptedException {
            Object gate = new Object();
            ReentrantLock lock = new ReentrantLock();
            ReadWriteLock pages = new ReentrantReadWriteLock();
            StampedLock stamped = new StampedLock();
            lock.lock();
            pages.readLock().lock();
            long stamp = stamped.writeLock();
            synchronized (gate) {
              new Thread(() -> { synchronized (gate) { } }).start();
              new Thread(() -> lock.lock()).start();
              new Thread(() -> pages.writeLock().lock()).start();
              new Thread(() -> stamped.readLock()).start();
            }
          }
        }
        """;
    Javac.compile(Map.of("Early", early), classes);
    try (JvmProgram program = JvmProgram.load(JvmOptions.of("Early", classes))) {
      Trace trace = program.trace(Schedule.parse("0 0 0 0 0 1 2 3 4"));
      assertThat(trace.steps()).noneMatch(step -> step.operation().startsWith("lock"));
      assertThat(trace.waits())
          .hasSize(4)
          .allSatisfy(wait -> assertThat(wait.holders()).as(wait.reason()).containsExactly(0));
    }
  }

  @Test
  void trace_ofAScheduleThatDoesNotFit_saysWhereItEnds() {
    assertThatThrownBy(() -> trace("0 9"))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("at step 2 thread 9 does not exist");
    assertThatThrownBy(() -> trace("0 0:3"))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("at step 2 thread 0 has no alternative 3");
  }

  @Test
  void objectsInsideOfPools_haveNamesThatTheProgramKnows() {
    Javac.compile(
        Map.of(
            "Main",
            """
            import java.util.concurrent.*;
            public class Main {
              public static void main(String[] args) {
                var pool = Executors.newScheduledThreadPool(1);
                pool.schedule(() -> 1, 1, TimeUnit.SECONDS).cancel(false);
                pool.shutdown();
              }
            }
            """),
        classes);
    assertThat(trace("0 0 0 0").steps())
        .extracting(Trace.Step::object)
        .contains("FutureTask#1")
        .noneMatch(name -> name.startsWith("ScheduledTask") || name.startsWith("Agenda"));
  }
}
