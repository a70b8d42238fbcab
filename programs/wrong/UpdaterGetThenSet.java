// A read and a write through a field updater are two steps.
// covers: AtomicIntegerFieldUpdater and the like
// finds: assertion
// message: lost
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class UpdaterGetThenSet {
  static final AtomicIntegerFieldUpdater<UpdaterGetThenSet> COUNT =
      AtomicIntegerFieldUpdater.newUpdater(UpdaterGetThenSet.class, "count");
  static final UpdaterGetThenSet SHARED = new UpdaterGetThenSet();
  volatile int count;

  static void increment() {
    COUNT.set(SHARED, COUNT.get(SHARED) + 1);
  }

  static void other() throws Exception {
    increment();
  }

  public static void main(String[] args) throws Exception {
    Thread other =
        new Thread(
            () -> {
              try {
                other();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    other.start();
    increment();
    other.join();
    assert SHARED.count == 2 : "lost";
  }
}
