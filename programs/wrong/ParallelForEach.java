// The threads of a parallel stream add to one list that is not made for that.
// covers: parallel streams
// finds: race
// message: data race on java.util.ArrayList
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

public class ParallelForEach {
  public static void main(String[] args) {
    List<Integer> squares = new ArrayList<>();
    IntStream.range(0, 2).parallel().forEach(i -> squares.add(i * i));
  }
}
