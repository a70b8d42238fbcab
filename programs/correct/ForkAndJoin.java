// Forked tasks have no variable in common.
// covers: ForkJoinPool
// outcomes: 2
// except: dfs
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class ForkAndJoin extends RecursiveTask<Integer> {
  final int n;

  ForkAndJoin(int n) {
    this.n = n;
  }

  @Override
  protected Integer compute() {
    if (n < 2) {
      return n;
    }
    ForkAndJoin other = new ForkAndJoin(n - 1);
    other.fork();
    return new ForkAndJoin(n - 2).compute() + other.join();
  }

  public static void main(String[] args) {
    System.out.println(ForkJoinPool.commonPool().invoke(new ForkAndJoin(3)));
  }
}
