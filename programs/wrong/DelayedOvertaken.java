// Who waits for an element may find another one before it, when that is due as well.
// finds: assertion
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class DelayedOvertaken {
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

  public static void main(String[] args) throws Exception {
    Thread other =
        new Thread(
            () -> {
              QUEUE.put(new Late(1, 100_000_000));
              QUEUE.put(new Late(2, 10_000_000));
            });
    other.start();
    int first = QUEUE.take().value();
    Late second = QUEUE.poll();
    String taken = first + (second == null ? "-" : "" + second.value());
    other.join();
    assert !taken.equals("21") : "the second was not due before the first";
    System.out.println(taken + " " + QUEUE.size());
  }
}
