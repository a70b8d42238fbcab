// A parallel stream would use threads of the JDK that nobody controls.
// covers: parallel streams
// refuses: java.util.Collection.parallelStream() is not supported yet (at ParallelStream.java:8 in ParallelStream.main). Use the sequential form of the same operation instead.
import java.util.List;

public class ParallelStream {
  public static void main(String[] args) {
    System.out.println(List.of(1, 2, 3).parallelStream().mapToInt(x -> x).sum());
  }
}
