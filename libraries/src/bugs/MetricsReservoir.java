// issue: metrics #793, #1005
// what: an update gets between the decision to rescale and the rescaling, and the mean is no number
// broken: io.dropwizard.metrics:metrics-core:3.1.2
// fixed: io.dropwizard.metrics:metrics-core:3.2.0
// with: org.slf4j:slf4j-api:1.7.36
// finds: assertion: java.lang.AssertionError: the mean is NaN
import com.codahale.metrics.Clock;
import com.codahale.metrics.ExponentiallyDecayingReservoir;
import java.util.concurrent.atomic.AtomicLong;

public class MetricsReservoir {
  static final class Hours extends Clock {
    final AtomicLong hours = new AtomicLong();

    @Override
    public long getTick() {
      return hours.get() * 3_600_000_000_000L;
    }

    @Override
    public long getTime() {
      return hours.get() * 3_600_000L;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Hours clock = new Hours();
    ExponentiallyDecayingReservoir reservoir = new ExponentiallyDecayingReservoir(10, 0.015, clock);
    reservoir.update(1);
    clock.hours.set(20);
    Thread other = new Thread(() -> reservoir.update(2));
    other.start();
    reservoir.update(3);
    other.join();
    double mean = reservoir.getSnapshot().getMean();
    if (!(mean > 1 && mean <= 3)) {
      throw new AssertionError("the mean is " + mean);
    }
  }
}
