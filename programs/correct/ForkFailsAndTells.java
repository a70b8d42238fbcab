// Exceptions of tasks that nobody waits for come to the pool's handler before the pool has ended; others do not.
// covers: exceptions in a ForkJoinPool
// outcomes: told: handled
// except: dfs
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ForkJoinPool;

public class ForkFailsAndTells {
  static final Queue<String> TOLD = new ConcurrentLinkedQueue<>();

  static void fail(String why) {
    throw new IllegalStateException(why);
  }

  public static void main(String[] args) {
    try (ForkJoinPool pool =
        new ForkJoinPool(
            1,
            ForkJoinPool.defaultForkJoinWorkerThreadFactory,
            (thread, thrown) -> TOLD.add(thrown.getMessage()),
            false)) {
      pool.execute((Runnable) () -> fail("handled"));
      pool.submit((Runnable) () -> fail("kept"));
    }
    System.out.println("told: " + String.join(" ", TOLD));
  }
}
