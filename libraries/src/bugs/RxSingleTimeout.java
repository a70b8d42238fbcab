// issue: RxJava #7515
// what: a timeout that passes while somebody subscribes is lost
// broken: io.reactivex.rxjava3:rxjava:3.1.5
// fixed: io.reactivex.rxjava3:rxjava:3.1.6
// with: org.reactivestreams:reactive-streams:1.0.4
// finds: assertion: java.lang.AssertionError: the timeout passed, and there were 0 signals
import io.reactivex.rxjava3.core.Single;
import io.reactivex.rxjava3.schedulers.TestScheduler;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class RxSingleTimeout {
  public static void main(String[] args) throws InterruptedException {
    TestScheduler time = new TestScheduler();
    AtomicInteger signals = new AtomicInteger();
    Thread other = new Thread(() -> time.advanceTimeBy(1, TimeUnit.SECONDS));
    other.start();
    Single.<Integer>never()
        .timeout(1, TimeUnit.SECONDS, time, Single.just(0))
        .subscribe(value -> signals.incrementAndGet());
    other.join();
    time.advanceTimeBy(1, TimeUnit.SECONDS);
    if (signals.get() != 1) {
      throw new AssertionError("the timeout passed, and there were " + signals + " signals");
    }
  }
}
