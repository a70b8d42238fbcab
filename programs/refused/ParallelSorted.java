// Sorting a parallel stream would use threads of the JDK that nobody controls.
// covers: sorting and other operations on all elements of a parallel stream
// refuses: sorted() of a parallel stream is not supported yet (at ParallelSorted.java:8 in ParallelSorted.main). Collect the elements first, or make the stream sequential.
import java.util.List;

public class ParallelSorted {
  public static void main(String[] args) {
    System.out.println(List.of(3, 1, 2).parallelStream().sorted().toList());
  }
}
