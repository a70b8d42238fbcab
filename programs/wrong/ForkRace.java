// A task and the one that it forked write to the same variable.
// covers: ForkJoinPool
// finds: race
// except: dfs
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;

public class ForkRace extends RecursiveAction {
  static int sum;

  @Override
  protected void compute() {
    sum++;
  }

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool();
    ForkJoinTask<Void> first = pool.submit(new ForkRace());
    ForkJoinTask<Void> second = pool.submit(new ForkRace());
    first.join();
    second.join();
  }
}
