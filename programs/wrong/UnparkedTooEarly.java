// A permit for a thread that is not started yet is lost.
// finds: deadlock
// message: Thread-0
import java.util.concurrent.locks.LockSupport;

public class UnparkedTooEarly {
  public static void main(String[] args) {
    Thread sleeper = new Thread(LockSupport::park);
    new Thread(() -> LockSupport.unpark(sleeper)).start();
    sleeper.start();
  }
}
