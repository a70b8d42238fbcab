// wait and notify without the monitor.
// finds: exception
// message: java.lang.IllegalMonitorStateException
// outcomes: caught
public class WaitWithoutLock {
  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    try {
      lock.notifyAll();
    } catch (IllegalMonitorStateException e) {
      System.out.println("caught");
    }
    lock.wait();
  }
}
