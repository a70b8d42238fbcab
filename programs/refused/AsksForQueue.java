// How many tasks wait in the queues of a fork-join pool: under check there are none.
// covers: estimates of fork-join pools
// refuses: java.util.concurrent.ForkJoinTask.getSurplusQueuedTaskCount() is not supported yet (at AsksForQueue.java:10 in AsksForQueue.compute)
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class AsksForQueue extends RecursiveTask<Integer> {
  @Override
  protected Integer compute() {
    return getSurplusQueuedTaskCount() > 3 ? 1 : 2;
  }

  public static void main(String[] args) {
    System.out.println(ForkJoinPool.commonPool().invoke(new AsksForQueue()));
  }
}
