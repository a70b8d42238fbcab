// The first task to be submitted need not be the first to end.
// covers: ExecutorCompletionService
// finds: assertion
// message: another
// except: dfs
import java.util.concurrent.ExecutorCompletionService;

public class CompletionMisjudged {
  public static void main(String[] args) throws Exception {
    ExecutorCompletionService<Integer> results =
        new ExecutorCompletionService<>(task -> new Thread(task).start());
    results.submit(() -> 1);
    results.submit(() -> 2);
    assert results.take().get() == 1 : "another";
  }
}
