package io.mazurka.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Verdict;
import org.junit.jupiter.api.Test;

class MazurkaTest {

  @Test
  void check_ofALostUpdate_showsTheSchedule() throws InterruptedException {
    Result result =
        Mazurka.check(() -> {
          Counter counter = new Counter();
          Thread other = new Thread(counter::increment);
          other.start();
          counter.increment();
          other.join();
          assert counter.value == 2 : "value is " + counter.value;
        });
    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    System.out.println(result);
  }

  static final class Counter {

    volatile int value;

    @SuppressWarnings("NonAtomicVolatileUpdate")
    void increment() {
      value++;
    }
  }
}
