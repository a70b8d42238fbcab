// A reference counts how often it is asked for what it refers to: only the program asks.
// outcomes: 6 text 1 | 8 text 1
import java.lang.ref.WeakReference;

public class ReferenceWithItsOwnGet {
  static volatile int asked;
  static int count;

  static class Counting extends WeakReference<String> {
    Counting(String text) {
      super(text);
    }

    @Override
    public String get() {
      asked++;
      return super.get();
    }
  }

  static final Counting REFERENCE = new Counting("text");

  static class Worker extends Thread {
    @Override
    public void run() {
      synchronized (REFERENCE) {
        count++;
      }
      synchronized (REFERENCE) {
        count *= 2;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Worker one = new Worker();
    Worker two = new Worker();
    one.start();
    two.start();
    one.join();
    two.join();
    System.out.println(count + " " + REFERENCE.get() + " " + asked);
  }
}
