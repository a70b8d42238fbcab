// A thread cannot end while its monitor is held, so nobody who started it inside misses its end.
// outcomes: false
public class WaitForEnd {
  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {});
    synchronized (other) {
      other.start();
      other.wait();
    }
    System.out.println(other.isAlive());
  }
}
