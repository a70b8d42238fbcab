// That two subtasks belong to one scope does not keep them apart.
// covers: StructuredTaskScope
// except: dfs, dspin
// finds: race
// message: data race on StructuredRace.count
import java.util.concurrent.StructuredTaskScope;

public class StructuredRace {
  static int count;

  public static void main(String[] args) throws InterruptedException {
    try (var scope = StructuredTaskScope.open()) {
      scope.fork(StructuredRace::increment);
      scope.fork(StructuredRace::increment);
      scope.join();
    }
  }

  static Integer increment() {
    return ++count;
  }
}
