package io.mazurka.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Verdict;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Several workers see what one sees, be the program a lambda or made up of scenarios. */
class WorkersTest {

  private enum Who {
    LEFT,
    RIGHT
  }

  private static final Settings OPTIMAL = Settings.DEFAULT.algorithm("optimal").keepGoing(true);

  /** Many more executions than workers wait for, and what is captured differs for each of them. */
  private static Body competing(int[] amounts, Who last) {
    return () -> {
      AtomicInteger sum = new AtomicInteger();
      StringBuilder seen = new StringBuilder();
      Thread[] threads = new Thread[amounts.length];
      for (int i = 0; i < threads.length; i++) {
        int amount = amounts[i];
        threads[i] =
            new Thread(() -> {
              sum.addAndGet(amount);
              sum.updateAndGet(value -> 2 * value);
            });
        threads[i].start();
      }
      for (Thread thread : threads) {
        thread.join();
      }
      System.out.println(seen.append(sum.get()).append(last == Who.RIGHT ? " right" : " left"));
    };
  }

  @Test
  void lambda_forSeveralWorkers_hasTheSameOutcomesAsForOne() throws Exception {
    Body body = competing(new int[] {1, 10, 100, 1000}, Who.RIGHT);
    Result one = Mazurka.check(OPTIMAL, body).orFail();
    Result several = Mazurka.check(OPTIMAL.workers(3), body);
    assertThat(one.statistics().executions()).isGreaterThan(100);
    assertThat(several.outcomes()).isEqualTo(one.outcomes());
    assertThat(several.statistics().executions()).isEqualTo(one.statistics().executions());
    assertThat(several.verdict()).isEqualTo(Verdict.VERIFIED);
    assertThat(several.notes()).isEqualTo(one.notes());
  }

  @Test
  void outcomes_thatAreNotExpected_areFoundByEveryWorker() throws Exception {
    Body body = competing(new int[] {1, 10, 100, 1000}, Who.LEFT);
    String[] outcomes = Mazurka.check(OPTIMAL, body).outcomes().keySet().toArray(String[]::new);
    Settings expecting = OPTIMAL.outcomes(outcomes[0]);
    Result several = Mazurka.check(expecting.workers(3), body);
    assertThat(several.findings()).hasSize(outcomes.length - 1);
    assertThat(several.findings())
        .containsExactlyInAnyOrderElementsOf(Mazurka.check(expecting, body).findings());
  }

  @Test
  void scenarios_forSeveralWorkers_areTheSame() throws Exception {
    Linearizability<ConcurrentLinkedQueue<Integer>> queue =
        Linearizability.<ConcurrentLinkedQueue<Integer>>of(ConcurrentLinkedQueue::new)
            .operation("offer", ConcurrentLinkedQueue::offer, 1, 2)
            .operation("poll", ConcurrentLinkedQueue::poll);
    Result one = queue.settings(OPTIMAL).check().orFail();
    Result several = queue.settings(OPTIMAL.workers(2)).check();
    assertThat(one.statistics().executions()).isGreaterThan(100);
    assertThat(several.statistics().executions()).isEqualTo(one.statistics().executions());
    assertThat(several.verified()).isTrue();
  }
}
