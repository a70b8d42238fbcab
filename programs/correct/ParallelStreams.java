// Parallel streams give what sequential ones give, as long as their functions share nothing unsafe.
// covers: parallel streams
// outcomes: 5 [1, 4] {0=1, 1=1} 2
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class ParallelStreams {
  public static void main(String[] args) {
    List<Integer> numbers = List.of(1, 2);
    int sum = numbers.parallelStream().mapToInt(x -> x * x).sum();
    List<Integer> squares = numbers.parallelStream().map(x -> x * x).toList();
    Map<Integer, Integer> parities = new ConcurrentHashMap<>();
    numbers.stream().parallel().forEach(x -> parities.merge(x % 2, 1, Integer::sum));
    int even = numbers.parallelStream().filter(x -> x % 2 == 0).findAny().orElseThrow();
    System.out.println(sum + " " + squares + " " + parities + " " + even);
  }
}
