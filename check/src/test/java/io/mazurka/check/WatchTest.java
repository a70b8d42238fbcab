package io.mazurka.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.program.Program;
import io.mazurka.program.ProgramException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

class WatchTest {

  private static final Duration PATIENCE = Duration.ofMillis(40);

  private record Watched(LongSupplier count, boolean mayBeHeld) implements Loaded {

    @Override
    public Program program() {
      throw new UnsupportedOperationException();
    }

    @Override
    public long steps() {
      return count.getAsLong();
    }

    @Override
    public Optional<String> whereabouts() {
      return Optional.of("thread A since its step 3");
    }
  }

  private static Watch watch(LongSupplier steps, boolean held) {
    return new Watch(new Watched(steps, held), () -> {}, PATIENCE);
  }

  private static long standingStill() {
    return 7;
  }

  /** Comes back after far longer than anybody is patient. */
  private static String late() {
    await(new CountDownLatch(1), 20 * PATIENCE.toMillis());
    return "done";
  }

  private static void await(CountDownLatch latch, long millis) {
    try {
      boolean _ = latch.await(millis, java.util.concurrent.TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void work_thatStandsStill_isGivenUp_andNothingElseIsTried() {
    Watch watch = watch(WatchTest::standingStill, false);
    assertThat(watch.run(WatchTest::late, () -> "so far")).isEqualTo("so far");
    assertThat(watch.stuck())
        .hasValueSatisfying(complaint ->
            assertThat(complaint)
                .startsWith("the program has not come back for ")
                .contains(
                    "from a call that cannot be controlled: thread A since its step 3. Take"));
    assertThat(watch.run(() -> "again", () -> "not again")).isEqualTo("not again");
  }

  @Test
  void work_thatMoves_isWaitedFor() {
    Watch watch = watch(System::nanoTime, false);
    assertThat(watch.run(WatchTest::late, () -> "so far")).isEqualTo("done");
    assertThat(watch.stuck()).isEmpty();
  }

  @Test
  void work_thatADebuggerMayHold_isWaitedFor() {
    Watch watch = watch(WatchTest::standingStill, true);
    assertThat(watch.run(WatchTest::late, () -> "so far")).isEqualTo("done");
    assertThat(watch.stuck()).isEmpty();
  }

  @Test
  void failure_ofTheWork_isThrownToWhoWaits() {
    assertThatThrownBy(() ->
            watch(WatchTest::standingStill, false)
                .run(
                    () -> {
                      throw new ProgramException("no such program");
                    },
                    () -> ""))
        .isInstanceOf(ProgramException.class)
        .hasMessage("no such program");
  }

  @Test
  void interruption_ofWhoWaits_stopsTheWork_andIsKept() {
    CountDownLatch stopped = new CountDownLatch(1);
    Watch watch = new Watch(new Watched(System::nanoTime, false), stopped::countDown, PATIENCE);
    Thread.currentThread().interrupt();
    String result =
        watch.run(
            () -> {
              await(stopped, 60_000);
              return stopped.getCount() == 0 ? "stopped" : "never stopped";
            },
            () -> "so far");
    assertThat(Thread.interrupted()).isTrue();
    assertThat(result).isEqualTo("stopped");
  }
}
