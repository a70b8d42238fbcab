// Threads of a pool have ended before the pool has.
// outcomes: begun 5 ended
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

public class ForkThreadsEnd extends ForkJoinWorkerThread {
  static final Queue<Object> LOG = new ConcurrentLinkedQueue<>();

  ForkThreadsEnd(ForkJoinPool pool) {
    super(pool);
  }

  @Override
  protected void onStart() {
    super.onStart();
    LOG.add("begun");
  }

  @Override
  protected void onTermination(Throwable thrown) {
    LOG.add("ended");
    super.onTermination(thrown);
  }

  public static void main(String[] args) {
    try (ForkJoinPool pool = new ForkJoinPool(1, ForkThreadsEnd::new, null, false)) {
      pool.submit(() -> LOG.add(5));
    }
    System.out.println(LOG.poll() + " " + LOG.poll() + " " + LOG.poll());
  }
}
