// Two threads increment a plain static field: one increment can be lost.
// finds: race
// message: data race on LostUpdate.count
// outcomes: 1 | 2
public class LostUpdate {
  static int count;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> count++);
    other.start();
    count++;
    other.join();
    System.out.println(count);
  }
}
