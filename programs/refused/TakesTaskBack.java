// A forked task that may be taken back, and under check has a thread already.
// covers: taking forked tasks back
// refuses: java.util.concurrent.ForkJoinTask.tryUnfork() is not supported yet (at TakesTaskBack.java:12 in TakesTaskBack.compute)
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;

public class TakesTaskBack extends RecursiveAction {
  @Override
  protected void compute() {
    ForkJoinTask<?> task = ForkJoinTask.adapt(() -> { });
    task.fork().tryUnfork();
  }

  public static void main(String[] args) {
    ForkJoinPool.commonPool().invoke(new TakesTaskBack());
  }
}
