// An interrupt ends sleep and join, once.
// outcomes: join | sleep
// executions(auto): 5
// executions(optimal): 5
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
