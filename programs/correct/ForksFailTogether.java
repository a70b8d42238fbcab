// If one of several tasks fails, invokeAll cancels the other, which may have been done by then, or be under way.
// outcomes: false 1 | true 0 | true 1
// except: dfs
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.atomic.AtomicInteger;

public class ForksFailTogether extends RecursiveAction {
  static final AtomicInteger RUNS = new AtomicInteger();
  final boolean fails;

  ForksFailTogether(boolean fails) {
    this.fails = fails;
  }

  @Override
  protected void compute() {
    if (fails) {
      throw new IllegalStateException();
    }
    RUNS.incrementAndGet();
  }

  public static void main(String[] args) {
    ForksFailTogether other = new ForksFailTogether(false);
    try {
      ForkJoinTask.invokeAll(new ForksFailTogether(true), other);
    } catch (IllegalStateException e) {
      other.quietlyJoin();
      System.out.println(other.isCancelled() + " " + RUNS);
    }
  }
}
