// Synchronized on different objects: the counter is not protected.
// finds: race
// outcomes: 1 | 2
public class TwoInstances {
  static int count;

  synchronized void increment() {
    count++;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> new TwoInstances().increment());
    other.start();
    new TwoInstances().increment();
    other.join();
    System.out.println(count);
  }
}
