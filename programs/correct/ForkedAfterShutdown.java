// A pool that is shut down takes no tasks from outside, but those of its own tasks.
// outcomes: 1
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveTask;

public class ForkedAfterShutdown extends RecursiveTask<Integer> {
  final int depth;

  ForkedAfterShutdown(int depth) {
    this.depth = depth;
  }

  @Override
  protected Integer compute() {
    return depth == 0 ? 1 : new ForkedAfterShutdown(depth - 1).fork().join();
  }

  public static void main(String[] args) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(1);
    ForkJoinTask<Integer> task = pool.submit(new ForkedAfterShutdown(1));
    pool.shutdown();
    System.out.println(task.get());
  }
}
