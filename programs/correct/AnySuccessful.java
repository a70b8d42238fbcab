// The result of a scope is that of the first subtask that succeeds, and close waits for the rest.
// covers: Joiner.anySuccessfulResultOrThrow
// outcomes: 1 3|2 3
// except: dfs, dpor
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Joiner;

public class AnySuccessful {
  static int written;

  public static void main(String[] args) throws InterruptedException {
    int first;
    try (var scope = StructuredTaskScope.open(Joiner.<Integer>anySuccessfulResultOrThrow())) {
      scope.fork(
          () -> {
            written = 3;
            return 1;
          });
      scope.fork(() -> 2);
      first = scope.join();
    }
    System.out.println(first + " " + written);
  }
}
