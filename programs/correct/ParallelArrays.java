// Arrays are sorted, accumulated and filled by several threads whose functions share nothing.
// except: dfs
// covers: Arrays.parallelSort and the like
// outcomes: [3, 2, 1] [1, 2, 3] [1, 3, 6] [0, 1, 4]
import java.util.Arrays;
import java.util.Comparator;

public class ParallelArrays {
  public static void main(String[] args) {
    Integer[] objects = {2, 3, 1};
    Arrays.parallelSort(objects, Comparator.reverseOrder());
    int[] numbers = {2, 3, 1};
    Arrays.parallelSort(numbers);
    int[] sums = numbers.clone();
    Arrays.parallelPrefix(sums, Integer::sum);
    int[] squares = new int[3];
    Arrays.parallelSetAll(squares, i -> i * i);
    System.out.println(
        Arrays.toString(objects) + " " + Arrays.toString(numbers) + " " + Arrays.toString(sums)
            + " " + Arrays.toString(squares));
  }
}
