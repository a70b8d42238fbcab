// The elements of an array are set by several threads, and one looks at its neighbour.
// covers: Arrays.parallelSort and the like
// finds: race
// message: data race on int[] element
import java.util.Arrays;

public class ParallelSetAllNeighbours {
  public static void main(String[] args) {
    int[] sums = new int[2];
    Arrays.parallelSetAll(sums, i -> i == 0 ? 1 : sums[i - 1] + 1);
    System.out.println(Arrays.toString(sums));
  }
}
