// A task is cancelled before, while or after it runs; while it runs, it is interrupted.
// outcomes: cancelled true | done false | ran, cancelled true
// executions(auto): 7
// executions(optimal): 7
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

public class FutureCancelled {
  static volatile boolean ran;

  public static void main(String[] args) throws InterruptedException {
    FutureTask<Integer> task =
        new FutureTask<>(
            () -> {
              ran = true;
              return 1;
            });
    Thread thread = new Thread(task);
    thread.start();
    boolean cancelled = task.cancel(true);
    thread.join();
    try {
      task.get();
      System.out.println("done " + cancelled);
    } catch (CancellationException e) {
      System.out.println((ran ? "ran, " : "") + "cancelled " + cancelled);
    } catch (ExecutionException e) {
      throw new AssertionError(e);
    }
  }
}
