// issue: RxJava #6501
// what: two subscribers of a shared source, and one of them waits for ever
// broken: io.reactivex.rxjava2:rxjava:2.2.9
// fixed: io.reactivex.rxjava2:rxjava:2.2.10
// with: org.reactivestreams:reactive-streams:1.0.4
// finds: deadlock: main at BlockingMultiObserver.java
import io.reactivex.Observable;

public class RxRefCount {
  public static void main(String[] args) throws InterruptedException {
    Observable<Integer> shared = Observable.just(1).publish().refCount();
    Thread other = new Thread(() -> shared.ignoreElements().blockingAwait());
    other.start();
    shared.ignoreElements().blockingAwait();
    other.join();
  }
}
