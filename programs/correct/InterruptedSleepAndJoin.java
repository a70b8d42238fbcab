// An interrupt ends sleep and join, once, or neither if it comes after the sleep from a thread that ends then.
// outcomes: join | late | sleep
public class InterruptedSleepAndJoin {
  public static void main(String[] args) throws InterruptedException {
    Thread main = Thread.currentThread();
    Thread other = new Thread(main::interrupt);
    other.start();
    String what = "late";
    try {
      Thread.sleep(5);
    } catch (InterruptedException e) {
      what = "sleep";
    }
    try {
      other.join();
    } catch (InterruptedException e) {
      what = "join";
    }
    System.out.println(what);
  }
}
