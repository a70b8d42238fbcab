// Subtasks of a scope have its scoped values, and what they did is seen after the join.
// covers: StructuredTaskScope
// except: dfs, dspin
// outcomes: 3
import java.util.concurrent.StructuredTaskScope;
import java.util.concurrent.StructuredTaskScope.Subtask;

public class StructuredScope {
  static final ScopedValue<String> USER = ScopedValue.newInstance();
  static int written;

  public static void main(String[] args) throws Exception {
    ScopedValue.where(USER, "me").run(() -> System.out.println(sum()));
  }

  static int sum() {
    try (var scope = StructuredTaskScope.open()) {
      scope.fork(
          () -> {
            written = 1;
          });
      Subtask<Integer> length = scope.fork(() -> USER.get().length());
      scope.join();
      return written + length.get();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
