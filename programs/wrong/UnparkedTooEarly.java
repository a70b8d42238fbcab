import java.util.concurrent.locks.LockSupport;
// finds: deadlock
public class UnparkedTooEarly {
  public static void main(String[] args) throws InterruptedException {
    Thread sleeper = new Thread(LockSupport::park);
    Thread waker = new Thread(() -> LockSupport.unpark(sleeper));
    waker.start();
    sleeper.start();
  }
}
