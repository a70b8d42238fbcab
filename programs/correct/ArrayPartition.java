// Each thread writes elements of its own.
// outcomes: 12
// executions(dpor): 1
public class ArrayPartition {
  public static void main(String[] args) throws InterruptedException {
    long[] parts = new long[2];
    Thread other = new Thread(() -> parts[0] = 5);
    other.start();
    parts[1] = 7;
    other.join();
    System.out.println(parts[0] + parts[1]);
  }
}
