// Stages that look at more than one element give in parallel what they give in sequence.
// except: dfs
// covers: sorting and other operations on all elements of a parallel stream
// outcomes: [3, 2, 1] [1, 2] [1, 4] [3] [1] [2, 3] 6 1
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class ParallelStages {
  public static void main(String[] args) {
    List<Integer> sorted =
        Stream.of(2, 3, 1).parallel().sorted(Comparator.reverseOrder()).toList();
    List<Integer> distinct = Stream.of(1, 2, 1).parallel().distinct().toList();
    List<Integer> first = Stream.iterate(1, x -> x + 1).parallel().map(x -> x * x).limit(2).toList();
    List<Integer> rest = List.of(1, 2, 3).parallelStream().skip(2).collect(Collectors.toList());
    List<Integer> taken = List.of(1, 2, 1).parallelStream().takeWhile(x -> x < 2).toList();
    List<Integer> dropped = List.of(1, 2, 3).parallelStream().dropWhile(x -> x < 2).toList();
    int sum = IntStream.of(3, 3, 1, 2).parallel().sorted().distinct().limit(3).sum();
    long late = Stream.of(2, 1).parallel().sorted().sequential().limit(1).count();
    System.out.println(
        sorted + " " + distinct + " " + first + " " + rest + " " + taken + " " + dropped + " " + sum
            + " " + late);
  }
}
