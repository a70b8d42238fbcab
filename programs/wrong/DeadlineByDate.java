// A date is taken before a wait that may take longer than what is left until then.
// covers: dates and clocks
// finds: assertion
import java.util.Date;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class DeadlineByDate {
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    Date deadline = new Date(new Date().getTime() + 100);
    new Thread(done::countDown).start();
    done.await(200, TimeUnit.MILLISECONDS);
    assert new Date().before(deadline);
  }
}
