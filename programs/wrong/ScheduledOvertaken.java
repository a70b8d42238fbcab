// The second task is to be run before the first, but may be handed over too late for that.
// covers: order of scheduled tasks
// finds: assertion
// except: dfs
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class ScheduledOvertaken {
  static volatile boolean handedOver;
  static volatile boolean ready;

  public static void main(String[] args) {
    try (var pool = Executors.newScheduledThreadPool(1)) {
      pool.schedule(ScheduledOvertaken::use, 2, TimeUnit.SECONDS);
      pool.schedule(() -> ready = true, 1, TimeUnit.SECONDS);
      handedOver = true;
    }
  }

  static void use() {
    if (handedOver && !ready) {
      throw new AssertionError("not ready");
    }
  }
}
