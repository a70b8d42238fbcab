// An exception of a task that nobody waits for is one that nobody catches.
// covers: exceptions in a ForkJoinPool
// finds: exception
// message: IllegalStateException: nobody asks in thread ForkJoinPool-1-worker-1
import java.util.concurrent.ForkJoinPool;

public class ForkDies {
  public static void main(String[] args) {
    try (ForkJoinPool pool = new ForkJoinPool(1)) {
      pool.execute((Runnable) () -> { throw new IllegalStateException("nobody asks"); });
    }
  }
}
