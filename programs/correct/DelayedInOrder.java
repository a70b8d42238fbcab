// What is due first comes first, whoever put it.
// covers: DelayQueue
// outcomes: 1 2
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class DelayedInOrder {
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
    QUEUE.put(new Late(1, 1_000));
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
    QUEUE.put(new Late(2, 2_000));
    other.join();
    System.out.println(QUEUE.take().value() + " " + QUEUE.take().value());
  }
}
