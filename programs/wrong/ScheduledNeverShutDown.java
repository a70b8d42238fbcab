// A scheduled pool that is not shut down keeps the program from ending.
// covers: ScheduledThreadPoolExecutor
// finds: deadlock
// message: deadlock
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class ScheduledNeverShutDown {
  public static void main(String[] args) throws Exception {
    new ScheduledThreadPoolExecutor(1).schedule(() -> {}, 1, TimeUnit.SECONDS);
  }
}
