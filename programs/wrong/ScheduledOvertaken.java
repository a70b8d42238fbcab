// The second task is to be run before the first, but may be handed over too late for that.
// covers: order of scheduled tasks
// finds: exception
// message: not ready
// except: dfs
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

public class ScheduledOvertaken {
  static volatile boolean handedOver;
  static volatile boolean ready;

  public static void main(String[] args) throws Exception {
    try (var pool = Executors.newScheduledThreadPool(1)) {
      ScheduledFuture<?> use = pool.schedule(ScheduledOvertaken::use, 2, TimeUnit.SECONDS);
      pool.schedule(() -> ready = true, 1, TimeUnit.SECONDS);
      handedOver = true;
      use.get();
    }
  }

  static void use() {
    if (handedOver && !ready) {
      throw new IllegalStateException("not ready");
    }
  }
}
