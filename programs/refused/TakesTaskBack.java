// A forked task that may be taken back, and under check has a thread already.
// covers: taking forked tasks back
// refuses: java.util.concurrent.ForkJoinTask.tryUnfork() is not supported yet
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

public class TakesTaskBack {
  public static void main(String[] args) {
    ForkJoinPool.commonPool().invoke(ForkJoinTask.adapt(() -> { ForkJoinTask.adapt(() -> { }).fork().tryUnfork(); }));
  }
}
