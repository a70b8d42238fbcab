// What a scope and its subtasks say, whatever they come to.
// outcomes: ; named 1 SUCCESS false 1 IllegalStateException IllegalStateException IllegalStateException ; named failed:bad FAILED false IllegalStateException java.lang.IllegalStateException: bad IllegalStateException IllegalStateException ; named null FAILED false IllegalStateException java.lang.IllegalStateException: bad IllegalStateException IllegalStateException ; named 1 SUCCESS false 5 IllegalStateException IllegalStateException IllegalStateException ; named mine SUCCESS false null IllegalStateException IllegalStateException IllegalStateException ; FailedException IllegalStateException IllegalStateException
// except: dfs
import java.util.concurrent.Callable;
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.FailedException;
import java.util.concurrent.StructuredTaskScope.Joiner;
import java.util.concurrent.StructuredTaskScope.Subtask;

public class ScopesOfEverySort {
  static final StringBuilder LOG = new StringBuilder();

  static void log(Object word) {
    LOG.append(word).append(' ');
  }

  static void logThrown(Callable<?> action) throws Exception {
    try {
      log(action.call());
    } catch (RuntimeException e) {
      log(e.getClass().getSimpleName());
    }
  }

  static int bad() {
    throw new IllegalStateException("bad");
  }

  public static void main(String[] args) throws Exception {
    System.out.println(told().strip());
  }

  static String told() throws Exception {
    join(Joiner.allSuccessfulOrThrow(), () -> 1);
    join(Joiner.anySuccessfulResultOrThrow(), () -> bad());
    join(Joiner.awaitAll(), () -> bad());
    join(Joiner.allUntil(subtask -> subtask.state() == Subtask.State.FAILED), () -> 5);
    join(() -> "mine", () -> null);
    log(";");
    logThrown(() -> {
      try (var scope = StructuredTaskScope.open(Joiner.anySuccessfulResultOrThrow())) {
        return scope.join();
      }
    });
    logThrown(() -> {
      try (var scope = StructuredTaskScope.open()) {
        Subtask<Integer> unjoined = scope.fork(() -> 1);
        logThrown(unjoined::get);
        return "closed";
      }
    });
    return LOG.toString();
  }

  static <R> void join(Joiner<Object, R> joiner, Callable<Integer> task) throws Exception {
    log(";");
    try (var scope = StructuredTaskScope.open(joiner, how -> how.withName("named"))) {
      log(scope);
      Subtask<Integer> subtask = scope.fork(task);
      try {
        R result = scope.join();
        log(result instanceof java.util.stream.Stream<?> all ? all.count() : result);
      } catch (FailedException e) {
        log("failed:" + e.getCause().getMessage());
      }
      log(subtask.state() + " " + scope.isCancelled());
      logThrown(subtask::get);
      logThrown(subtask::exception);
      logThrown(scope::join);
      logThrown(() -> scope.fork(() -> 1));
    }
  }
}
