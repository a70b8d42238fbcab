// The subtask that succeeds lets the one go that waits for ever.
// covers: Joiner.anySuccessfulResultOrThrow
// outcomes: first UNAVAILABLE
// except: dfs, dpor
// executions(auto): 16
// executions(optimal): 16
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;
import java.util.concurrent.StructuredTaskScope.Subtask;

public class AnySuccessfulInterrupts {
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch never = new CountDownLatch(1);
    try (var scope = StructuredTaskScope.open(Joiner.<String>anySuccessfulResultOrThrow())) {
      Subtask<String> waiting =
          scope.fork(
              () -> {
                never.await();
                return "never";
              });
      scope.fork(() -> "first");
      System.out.println(scope.join() + " " + waiting.state());
    }
  }
}
