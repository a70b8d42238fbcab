// Statistics are a function of what they are given, and remember it.
// finds: race
// outcomes: 0 | 1
import java.util.IntSummaryStatistics;

public class SharedStatistics {
  public static void main(String[] args) throws InterruptedException {
    IntSummaryStatistics statistics = new IntSummaryStatistics();
    Thread other = new Thread(() -> statistics.accept(1));
    other.start();
    System.out.println(statistics.getSum());
    other.join();
  }
}
