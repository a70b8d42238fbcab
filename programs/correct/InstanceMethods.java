// Synchronized instance methods of one object, called by two threads; reentered, too.
// outcomes: 4
public class InstanceMethods {
  private int count;

  synchronized void twice() {
    once();
    once();
  }

  synchronized void once() {
    count++;
  }

  public static void main(String[] args) throws InterruptedException {
    InstanceMethods counter = new InstanceMethods();
    Thread other = new Thread(counter::twice);
    other.start();
    counter.twice();
    other.join();
    System.out.println(counter.count);
  }
}
