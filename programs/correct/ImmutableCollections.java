// Two threads go through sets and maps that never change, in the order in which these were made, in every virtual machine.
// outcomes: bab [k2=1, k1=2, k3=3] [9, 5, 7] [1, 4] {2=4, 1=1}|abb [k2=1, k1=2, k3=3] [9, 5, 7] [1, 4] {2=4, 1=1}
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class ImmutableCollections {

  static final Set<String> NAMES = Set.of("b", "a");
  static final Map<String, Integer> NUMBERS = Map.of("k2", 1, "k1", 2, "k3", 3);
  static final AtomicReference<String> seen = new AtomicReference<>("");

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> seen.accumulateAndGet(NAMES.iterator().next(), String::concat));
    other.start();
    String last = "";
    for (String name : NAMES) {
      last = name;
    }
    seen.accumulateAndGet(last, String::concat);
    other.join();
    seen.accumulateAndGet(NAMES.iterator().next(), String::concat);
    Function<Integer[], Set<Integer>> of = Set::of;
    Set<Integer> squares = Stream.of(1, 2, 1).map(i -> i * i).collect(Collectors.toUnmodifiableSet());
    Map<Integer, Integer> byNumber = new LinkedHashMap<>();
    byNumber.put(2, 4);
    byNumber.put(1, 1);
    System.out.println(
        seen
            + " "
            + NUMBERS.entrySet()
            + " "
            + Set.copyOf(List.copyOf(of.apply(new Integer[] {9, 5, 7})))
            + " "
            + squares
            + " "
            + Map.copyOf(byNumber));
  }
}
