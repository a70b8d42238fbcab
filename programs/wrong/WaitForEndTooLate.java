// A thread that has ended by then wakes nobody who waits on its object.
// finds: deadlock
// outcomes: | false
// executions(optimal): 2
public class WaitForEndTooLate {
  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {});
    other.start();
    synchronized (other) {
      other.wait();
    }
    System.out.println(other.isAlive());
  }
}
