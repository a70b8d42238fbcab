// Who cancels a task that is just about to end may not interrupt its thread any more.
// outcomes: true not run false | true run true | true run false | false run false
// except: dfs
import java.util.concurrent.FutureTask;

public class CancelledAtTheEnd {
  static volatile String told = "not run ";

  public static void main(String[] args) throws Exception {
    FutureTask<?> task = new FutureTask<>(() -> told = "run ");
    Thread thread =
        new Thread(
            () -> {
              task.run();
              told += Thread.interrupted();
            });
    thread.start();
    boolean cancelled = task.cancel(true);
    thread.join();
    System.out.println(cancelled + " " + told);
  }
}
