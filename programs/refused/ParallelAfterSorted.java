// The stream is sorted as a sequential one, and then said to be parallel as a whole.
// covers: streams that become parallel after a stage such as sorted
// refuses: parallel() after a stage such as sorted() or limit() is not supported yet (at ParallelAfterSorted.java:8 in ParallelAfterSorted.main). Make the stream parallel before that stage: it is the whole stream that becomes so.
import java.util.List;

public class ParallelAfterSorted {
  public static void main(String[] args) {
    System.out.println(List.of(3, 1, 2).stream().sorted().parallel().toList());
  }
}
