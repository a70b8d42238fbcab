package io.mazurka.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.mazurka.api.Linearizability;
import io.mazurka.api.Mazurka;
import java.util.ArrayList;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Test classes, run by tests, that assume something, wait, or ask for what there cannot be. */
final class OddCases {

  private OddCases() {}

  /** Tests that assume something of schedules. */
  @SuppressWarnings({"NonAtomicVolatileUpdate", "NonAtomicOperationOnVolatileField"})
  static class Assuming {

    volatile int count;

    @ModelCheck
    void sometimes() throws InterruptedException {
      Thread other = new Thread(() -> count++);
      other.start();
      assumeTrue(count == 1);
      other.join();
      assertEquals(1, count);
    }

    @ModelCheck
    void sometimes_andWrong() throws InterruptedException {
      Thread other = new Thread(() -> count++);
      other.start();
      assumeTrue(count == 1);
      other.join();
      assertEquals(2, count);
    }

    @ModelCheck
    void never() {
      new Thread(() -> count++).start();
      assumeTrue(count == 2, "two threads");
    }
  }

  /** Tests that do not wait for ever. */
  static class Waiting {

    @ModelCheck(lateTimeouts = true)
    void longEnough() throws Exception {
      assertEquals(1, CompletableFuture.supplyAsync(() -> 1).get(10, TimeUnit.SECONDS));
    }

    @ModelCheck
    void notLongEnough() throws Exception {
      longEnough();
    }
  }

  /** Tests that are refused. */
  static class Refused {

    @Test
    @Replay("0*3 1*4 0*3")
    void replayed_withoutACheck() {}

    @ModelCheck
    void inside() throws InterruptedException {
      Mazurka.check(() -> {});
    }

    @ModelCheck
    void linearizable() throws InterruptedException {
      Linearizability.of(ArrayList::new).operation("size", ArrayList::size).check();
    }
  }
}
