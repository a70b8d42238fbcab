// Who waits for a task is not active: the task may wait for the pool to be quiescent.
// outcomes: 1
// except: dfs
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

public class QuiescentBelowJoin {
  static volatile int done;

  public static void main(String[] args) {
    try (ForkJoinPool pool = new ForkJoinPool(2)) {
      pool.submit(() -> { ForkJoinTask.adapt(QuiescentBelowJoin::inner).fork().join(); }).join();
    }
    System.out.print(done);
  }

  static void inner() {
    ForkJoinTask.adapt(() -> { done = 1; }).fork();
    ForkJoinTask.helpQuiesce();
  }
}
