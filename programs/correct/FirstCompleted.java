// Results come in the order in which the tasks end.
// covers: ExecutorCompletionService
// outcomes: 12 | 21
// except: dfs
import java.util.concurrent.ExecutorCompletionService;

public class FirstCompleted {
  public static void main(String[] args) throws Exception {
    ExecutorCompletionService<Integer> results =
        new ExecutorCompletionService<>(task -> new Thread(task).start());
    results.submit(() -> 1);
    results.submit(() -> 2);
    System.out.println("" + results.take().get() + results.take().get());
  }
}
