// issue: RxJava #5851
// what: one of two merged sources fails, and the result completes
// broken: io.reactivex:rxjava:1.3.5
// fixed: io.reactivex:rxjava:1.3.6
// finds: assertion: java.lang.AssertionError: an error ended in completion
import java.util.concurrent.atomic.AtomicReference;
import rx.Observable;
import rx.subjects.PublishSubject;

public class RxMergeError {
  public static void main(String[] args) throws InterruptedException {
    PublishSubject<Integer> left = PublishSubject.create();
    PublishSubject<Integer> right = PublishSubject.create();
    AtomicReference<String> end = new AtomicReference<>("nothing");
    Observable.merge(left, right)
        .subscribe(value -> {}, error -> end.set("error"), () -> end.set("completion"));
    Thread other = new Thread(() -> left.onError(new IllegalStateException()));
    other.start();
    right.onCompleted();
    other.join();
    if (!end.get().equals("error")) {
      throw new AssertionError("an error ended in " + end.get());
    }
  }
}
