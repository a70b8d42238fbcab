// A task that waits for the pool to be quiescent does not wait for itself, nor for others that do the same.
// outcomes: 1 true
// except: dfs
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class QuiescentInside {
  public static void main(String[] args) {
    AtomicInteger done = new AtomicInteger();
    try (ForkJoinPool pool = new ForkJoinPool(2)) {
      ForkJoinTask<?> other = pool.submit(() -> ForkJoinTask.helpQuiesce());
      pool.submit(
              () -> {
                ForkJoinTask.adapt(done::incrementAndGet).fork();
                boolean quiescent = pool.awaitQuiescence(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
                System.out.println(done.get() + " " + quiescent);
              })
          .join();
      other.join();
    }
  }
}
