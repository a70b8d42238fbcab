// Each atomic class: no update is lost.
// covers: AtomicInteger and the like, LongAdder, DoubleAccumulator
// outcomes: 2 2 2 2 2 2 2.0 2
// except: dfs
import java.util.concurrent.atomic.*;

public class AtomicsOfEverySort {
  static final AtomicInteger I = new AtomicInteger();
  static final AtomicLong L = new AtomicLong();
  static final AtomicIntegerArray IA = new AtomicIntegerArray(1);
  static final AtomicLongArray LA = new AtomicLongArray(1);
  static final AtomicReference<Integer> R = new AtomicReference<>(0);
  static final LongAdder ADDER = new LongAdder();
  static final DoubleAdder DOUBLE = new DoubleAdder();
  static final LongAccumulator ACCUMULATOR = new LongAccumulator(Long::sum, 0);

  static void all() {
    I.incrementAndGet();
    L.getAndAdd(1);
    IA.incrementAndGet(0);
    LA.addAndGet(0, 1);
    R.updateAndGet(k -> k + 1);
    ADDER.increment();
    DOUBLE.add(1);
    ACCUMULATOR.accumulate(1);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(AtomicsOfEverySort::all);
    other.start();
    all();
    other.join();
    System.out.println(
        I + " " + L + " " + IA.get(0) + " " + LA.get(0) + " " + R + " " + ADDER.sum() + " "
            + DOUBLE.sum() + " " + ACCUMULATOR.get());
  }
}
