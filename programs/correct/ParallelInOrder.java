// While an element is handled in its turn, those after it may be under evaluation, have been, or not yet be.
// outcomes: 1 2 3 [1] [2] [3] | 1 2 [1] 3 [2] [3] | 1 2 [1] [2] 3 [3] | 1 3 2 [1] [2] [3] | 1 3 [1] 2 [2] [3] | 1 [1] 2 3 [2] [3] | 1 [1] 2 [2] 3 [3] | 1 [1] 3 2 [2] [3] | 2 1 3 [1] [2] [3] | 2 1 [1] 3 [2] [3] | 2 1 [1] [2] 3 [3] | 2 3 1 [1] [2] [3] | 3 1 2 [1] [2] [3] | 3 1 [1] 2 [2] [3] | 3 2 1 [1] [2] [3]
// except: dfs
// executions(optimal): 15
import java.util.stream.IntStream;

public class ParallelInOrder {
  public static void main(String[] args) {
    StringBuffer order = new StringBuffer();
    IntStream.rangeClosed(1, 3)
        .parallel()
        .peek(i -> order.append(i + " "))
        .forEachOrdered(i -> order.append("[" + i + "] "));
    System.out.println(order.toString().strip());
  }
}
