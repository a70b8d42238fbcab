// When the first subtask has succeeded, the others may still be under way.
// covers: Joiner.anySuccessfulResultOrThrow
// finds: race
// except: dfs, dpor
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;

public class AnySuccessfulStillRunning {
  static int written;

  public static void main(String[] args) throws InterruptedException {
    try (var scope = StructuredTaskScope.open(Joiner.<Integer>anySuccessfulResultOrThrow())) {
      scope.fork(() -> written = 1);
      scope.fork(() -> 2);
      scope.join();
      System.out.println(written > 1);
    }
  }
}
