// A parallel stream throws what was thrown first, or a copy if another thread has thrown it.
// outcomes: part 1 | copy of part 1 | part 2
import java.util.List;

public class ParallelFailures {

  public static void main(String[] args) {
    try {
      List.of(1, 2).parallelStream().forEach(ParallelFailures::fail);
    } catch (IllegalStateException e) {
      Throwable cause = e.getCause();
      System.out.println(cause == null ? e.getMessage() : "copy of " + cause.getMessage());
    }
  }

  private static void fail(int part) {
    throw new IllegalStateException("part " + part);
  }
}
