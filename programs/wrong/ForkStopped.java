// A pool that is stopped at once may cancel the task before it begins.
// covers: stopping a ForkJoinPool
// finds: exception
// message: CancellationException
// outcomes: 1 |
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;

public class ForkStopped {
  public static void main(String[] args) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(1);
    Future<Integer> one = pool.submit(() -> 1);
    pool.shutdownNow();
    System.out.println(one.get());
  }
}
