// issue: RxJava #6358
// what: a repetition begins while the last round completes, and breaks the protocol
// broken: io.reactivex.rxjava2:rxjava:2.2.5
// fixed: io.reactivex.rxjava2:rxjava:2.2.6
// with: org.reactivestreams:reactive-streams:1.0.4
// finds: exception: io.reactivex.exceptions.ProtocolViolationException: Disposable already set!
import io.reactivex.Observable;
import io.reactivex.disposables.Disposable;
import io.reactivex.subjects.PublishSubject;
import java.util.concurrent.atomic.AtomicInteger;

public class RxRepeatWhen {
  public static void main(String[] args) throws InterruptedException {
    PublishSubject<Integer> first = PublishSubject.create();
    PublishSubject<Integer> again = PublishSubject.create();
    AtomicInteger subscribed = new AtomicInteger();
    AtomicInteger disposed = new AtomicInteger();
    Observable<Integer> second = Observable.<Integer>never().doOnDispose(disposed::incrementAndGet);
    Disposable repeated =
        Observable.defer(() -> subscribed.incrementAndGet() == 1 ? first : second)
            .repeatWhen(completions -> again)
            .subscribe();
    Thread other = new Thread(first::onComplete);
    other.start();
    again.onNext(1);
    other.join();
    repeated.dispose();
    if (subscribed.get() == 2 && disposed.get() != 1) {
      throw new AssertionError("the second subscription was not disposed of");
    }
  }
}
