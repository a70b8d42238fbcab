// The comparator of a parallel sort counts what it compares, and several threads compare.
// except: dfs
// covers: sorting and other operations on all elements of a parallel stream
// finds: race
// message: data race on ParallelSortedCounts.compared
import java.util.List;

public class ParallelSortedCounts {
  static int compared;

  public static void main(String[] args) {
    List<Integer> numbers = List.of(4, 2, 3, 1);
    numbers.parallelStream()
        .sorted((a, b) -> {
          compared++;
          return Integer.compare(a, b);
        })
        .forEachOrdered(System.out::println);
  }
}
