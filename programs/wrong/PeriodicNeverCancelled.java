// A periodic task that nobody cancels is run for ever, and so is the program.
// covers: periodic tasks
// finds: livelock
// message: livelock
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class PeriodicNeverCancelled {
  public static void main(String[] args) {
    Executors.newScheduledThreadPool(1).scheduleAtFixedRate(() -> {}, 1, 1, TimeUnit.SECONDS);
  }
}
