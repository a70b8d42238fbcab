// Where elements have no order, the first one of a parallel stream may be any.
// covers: sorting and other operations on all elements of a parallel stream
// finds: assertion
import java.util.List;

public class ParallelLimitUnordered {
  public static void main(String[] args) {
    int first =
        List.of(1, 2).parallelStream().filter(x -> x > 0).unordered().limit(1).toList().getFirst();
    assert first == 1;
  }
}
