// The sum of an adder is no number for the one who added.
// covers: LongAdder
// finds: assertion
// message: same number
import java.util.concurrent.atomic.LongAdder;

public class AdderSumInBetween {
  static final LongAdder ADDER = new LongAdder();
  static volatile long first;

  static long next() {
    ADDER.increment();
    return ADDER.sum();
  }

  static void other() throws Exception {
    first = next();
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
    long second = next();
    other.join();
    assert first != second : "same number";
  }
}
