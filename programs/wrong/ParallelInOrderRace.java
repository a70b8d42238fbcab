// What is done to elements in their order is done while later ones are under evaluation.
// finds: race
import java.util.stream.IntStream;

public class ParallelInOrderRace {
  static int sum;

  public static void main(String[] args) {
    IntStream.range(0, 3).parallel().filter(i -> i == 0 || sum < 9).forEachOrdered(i -> sum += i);
  }
}
