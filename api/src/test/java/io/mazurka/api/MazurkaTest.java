package io.mazurka.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.engine.Verdict;
import io.mazurka.program.Finding;
import io.mazurka.program.ProgramException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

class MazurkaTest {

  private static final Body LOST_UPDATE =
      () -> {
        Counter counter = new Counter();
        Thread other = new Thread(counter::increment);
        other.start();
        counter.increment();
        other.join();
        assert counter.value == 2 : "value is " + counter.value;
      };

  static final class Counter {

    volatile int value;

    @SuppressWarnings("NonAtomicVolatileUpdate")
    void increment() {
      value++;
    }
  }

  @Test
  void check_ofALostUpdate_findsIt_andItsScheduleShowsItAgain() throws InterruptedException {
    Result result = Mazurka.check(LOST_UPDATE);
    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.findings()).extracting(Finding::kind).containsExactly(Finding.Kind.ASSERTION);
    assertThatThrownBy(result::orFail)
        .isInstanceOf(CheckFailure.class)
        .hasMessageContaining("value is 1")
        .hasMessageContaining("Mazurka.replay(\"0*3 1*4 0*4\", () -> ...)");
    Result again = Mazurka.replay(result.schedules().getFirst(), LOST_UPDATE);
    assertThat(again.findings())
        .extracting(Finding::message)
        .isEqualTo(result.findings().stream().map(Finding::message).toList());
  }

  @Test
  @SuppressWarnings("WaitNotInLoop") // That is what is found.
  void replay_withTheSettingsOfTheCheck_followsItsSteps() throws InterruptedException {
    Body waiting =
        () -> {
          Object lock = new Object();
          synchronized (lock) {
            lock.wait();
          }
          System.out.println("awake");
        };
    Settings settings = Settings.DEFAULT.spuriousWakeups(1).outcomes("").keepGoing(true);
    Result result = Mazurka.check(settings, waiting);
    assertThat(result.findings())
        .extracting(Finding::kind)
        .containsExactlyInAnyOrder(Finding.Kind.DEADLOCK, Finding.Kind.ASSERTION);
    for (int i = 0; i < result.schedules().size(); i++) {
      String schedule = result.schedules().get(i);
      assertThat(result.toString())
          .contains("Mazurka.replay(settings, \"" + schedule + "\", () -> ...)");
      assertThat(Mazurka.replay(settings, schedule, waiting).findings())
          .extracting(Finding::message)
          .containsExactly(result.findings().get(i).message());
    }
  }

  @Test
  void exit_inSomeSchedule_isFound_andItsScheduleShowsItAgain() throws InterruptedException {
    Body exiting =
        () -> {
          Counter counter = new Counter();
          Thread other = new Thread(counter::increment);
          other.start();
          if (counter.value == 1) {
            System.exit(0);
          }
          other.join();
        };
    for (String algorithm : List.of("auto", "dfs", "optimal", "sdpor", "dspin")) {
      Result result = Mazurka.check(Settings.DEFAULT.algorithm(algorithm), exiting);
      assertThat(result.findings())
          .as(algorithm)
          .extracting(Finding::message)
          .containsExactly("the program ends the Java virtual machine");
      assertThat(Mazurka.replay(result.schedules().getFirst(), exiting).findings())
          .isEqualTo(result.findings());
    }
  }

  @Test
  void livelock_thatOnlyStatesShow_isFound_andItsScheduleShowsItAgain()
      throws InterruptedException {
    Body blinking =
        () -> {
          Blinker blinker = new Blinker();
          new Thread(blinker::blink).start();
          assert blinker.light < 2;
        };
    Result result = Mazurka.check(blinking);
    assertThat(result.findings()).extracting(Finding::kind).containsExactly(Finding.Kind.LIVELOCK);
    Result again = Mazurka.replay(result.schedules().getFirst(), blinking);
    assertThat(again.findings())
        .extracting(Finding::message)
        .isEqualTo(result.findings().stream().map(Finding::message).toList());
    assertThat(Mazurka.replay("0", blinking).findings()).isEmpty();
  }

  static final class Blinker {

    volatile int light;
    volatile boolean stopped;

    void blink() {
      while (!stopped) {
        light = 1;
        light = 0;
      }
    }
  }

  @Test
  void threads_thatDoTheSame_areInterchangeable_whateverTheTestAroundThemDoes()
      throws InterruptedException {
    Result result =
        Mazurka.check(() -> {
          LockedCounter counter = new LockedCounter();
          Thread[] threads = new Thread[3];
          for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(counter::incrementTwice);
            threads[i].start();
          }
          for (Thread thread : threads) {
            thread.join();
          }
          assertThat(counter.value).isEqualTo(6);
          Assertions.assertEquals(6, counter.value);
        });
    assertThat(result.orFail().verified()).isTrue();
    assertThat(result.statistics().executions()).isLessThanOrEqualTo(10); // of 90
  }

  static final class LockedCounter {

    int value;

    void incrementTwice() {
      for (int i = 0; i < 2; i++) {
        synchronized (this) {
          value++;
        }
      }
    }
  }

  @Test
  void check_ofRightCode_verifies() throws InterruptedException {
    Result result =
        Mazurka.check(
            Settings.DEFAULT.algorithm("dfs"),
            () -> {
              Object lock = new Object();
              int[] count = new int[1];
              Runnable increment =
                  () -> {
                    synchronized (lock) {
                      count[0]++;
                    }
                  };
              Thread other = new Thread(increment);
              other.start();
              increment.run();
              other.join();
              System.out.println(count[0]);
            });
    assertThat(result.orFail().verified()).isTrue();
    assertThat(result.outcomes()).containsOnlyKeys("2");
    assertThat(result.statistics().executions()).isGreaterThan(1);
  }

  @Test
  void captured_values_areHandedOver_orRefused() throws InterruptedException {
    int number = 3;
    String[] words = {"a", "b"};
    Verdict constant = Verdict.VIOLATED;
    Result result =
        Mazurka.check(() -> {
          words[0] += number;
          System.out.println(words[0] + words[1] + constant);
          assert constant == Verdict.VIOLATED;
        });
    assertThat(result.orFail().outcomes()).containsOnlyKeys("a3bVIOLATED");
    assertThat(words[0]).isEqualTo("a");
    List<String> list = List.of("a");
    assertThatThrownBy(() -> Mazurka.check(() -> System.out.println(list)))
        .isInstanceOf(ProgramException.class)
        .hasMessageStartingWith(
            "the body of the check uses a value from outside that is a java.util.");
    assertThatThrownBy(() -> Mazurka.check(() -> System.out.println(this)))
        .isInstanceOf(ProgramException.class)
        .hasMessageStartingWith(
            "the body of the check uses the object around it (this), which is a");
    Body anonymous =
        new Body() {
          private static final long serialVersionUID = 1L;

          @Override
          public void run() {}
        };
    assertThatThrownBy(() -> Mazurka.check(anonymous))
        .isInstanceOf(ProgramException.class)
        .hasMessageStartingWith("the body of the check must be a lambda");
  }

  @Test
  void counterexample_ofAThousandSteps_isToldInPart() throws InterruptedException {
    Result result =
        Mazurka.check(() -> {
          AtomicInteger count = new AtomicInteger();
          Thread other = new Thread(() -> count.set(-1));
          other.start();
          for (int i = 0; i < 1000; i++) {
            count.incrementAndGet();
          }
          other.join();
          assert count.get() < 0;
        });
    assertThat(result.toString().lines().count()).isBetween(200L, 230L);
    assertThat(result.toString())
        .containsPattern("… \\d+ steps not shown; the page shows them, which the setting 'report'");
  }

  @Test
  void messageThatLooksLikeAStack_isNoTrouble() throws InterruptedException {
    Result result =
        Mazurka.check(() -> {
          throw new IllegalStateException("first\n\tat of.All(Them.java:99999999999)");
        });
    assertThatThrownBy(result::orFail)
        .isInstanceOf(CheckFailure.class)
        .hasMessageStartingWith(
            "exception: java.lang.IllegalStateException: first at of.All(Them.java:99999999999) in thread main");
  }

  @Test
  void choose_takesEveryAlternative() throws InterruptedException {
    Result result =
        Mazurka.check(() -> System.out.println(Mazurka.choose(3) + " " + Mazurka.choose(2)));
    assertThat(result.orFail().outcomes())
        .containsOnlyKeys("0 0", "0 1", "1 0", "1 1", "2 0", "2 1");
    assertThat(Mazurka.choose(3)).isZero();
  }

  @Test
  void declaredSymmetry_needsFewerExecutions_andIsForVerisoftOnly() throws InterruptedException {
    Body body =
        () -> {
          AtomicInteger count = new AtomicInteger();
          Runnable work = () -> count.set(count.get() + 1);
          Thread left = new Thread(work, "left");
          Thread right = new Thread(work, "right");
          left.start();
          right.start();
          left.join();
          right.join();
          System.out.println(count.get());
        };
    Settings verisoft = Settings.DEFAULT.algorithm("verisoft");
    Result all = Mazurka.check(verisoft, body);
    Result up = Mazurka.check(verisoft.symmetries("permutations(left, right)"), body);
    assertThat(up.orFail().outcomes()).containsOnlyKeys("1", "2");
    assertThat(up.statistics().executions()).isLessThan(all.statistics().executions());
    assertThatThrownBy(
            () -> Mazurka.check(Settings.DEFAULT.symmetries("permutations(left, right)"), body))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("verisoft only");
  }
}
