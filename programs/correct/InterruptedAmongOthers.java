// Two want the only permit, for a time, and one is interrupted: what each touches is known beforehand.
// executions(auto): 12
// executions(optimal): 11
// except: dfs
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class InterruptedAmongOthers {
  static final Semaphore permit = new Semaphore(1);
  static int holders;

  public static void main(String[] args) throws InterruptedException {
    Thread[] users = new Thread[2];
    for (int i = 0; i < users.length; i++) {
      users[i] = new Thread(InterruptedAmongOthers::use);
      users[i].start();
    }
    users[1].interrupt();
    for (Thread user : users) {
      user.join();
    }
    assert permit.availablePermits() == 1;
  }

  static void use() {
    try {
      if (permit.tryAcquire(1, TimeUnit.SECONDS)) {
        assert holders++ == 0;
        holders--;
        permit.release();
      }
    } catch (InterruptedException e) {
      // Does without.
    }
  }
}
