// A poll gives nothing that is not due yet.
// covers: DelayQueue
// finds: exception
// message: NullPointerException
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class DelayedNotDue {
  record Late(int value, long nanos) implements Delayed {
    @Override
    public long getDelay(TimeUnit unit) {
      return unit.convert(nanos - System.nanoTime(), TimeUnit.NANOSECONDS);
    }

    @Override
    public int compareTo(Delayed other) {
      return Long.compare(nanos, ((Late) other).nanos);
    }
  }

  static final DelayQueue<Late> QUEUE = new DelayQueue<>();

  static void other() throws Exception {
    QUEUE.put(new Late(1, 1_000_000_000_000_000L));
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
    while (QUEUE.isEmpty()) {
      Thread.onSpinWait();
    }
    System.out.println(QUEUE.poll().value());
    other.join();
  }
}
