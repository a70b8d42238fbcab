// An accumulator takes its values in any order.
// covers: DoubleAccumulator
// finds: assertion
// message: depends on the order
import java.util.concurrent.atomic.DoubleAccumulator;

public class AccumulatorOfDifferences {
  static final DoubleAccumulator LAST = new DoubleAccumulator((old, value) -> value, 0);

  static void other() throws Exception {
    LAST.accumulate(1);
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
    LAST.accumulate(2);
    other.join();
    assert LAST.get() == 2 : "depends on the order";
  }
}
