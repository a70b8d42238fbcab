// library: org.jctools.counters.FixedSizeStripedLongCounterV8
// checks: a striped counter counts every increment
// outcomes: 2
import org.jctools.counters.CountersFactory;
import org.jctools.counters.FixedSizeStripedLongCounter;

public class JctoolsCounter {
  public static void main(String[] args) throws InterruptedException {
    FixedSizeStripedLongCounter counter =
        CountersFactory.createFixedSizeStripedCounter(2);
    Thread other = new Thread(() -> counter.inc());
    other.start();
    counter.inc();
    other.join();
    System.out.println(counter.get());
  }
}
