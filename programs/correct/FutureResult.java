// The result of a task is there for whoever waits for it.
// covers: FutureTask
// outcomes: 42
// executions(optimal): 1
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

public class FutureResult {
  static int input = 41;

  public static void main(String[] args) throws InterruptedException, ExecutionException {
    FutureTask<Integer> task = new FutureTask<>(() -> input + 1);
    new Thread(task).start();
    System.out.println(task.get());
  }
}
