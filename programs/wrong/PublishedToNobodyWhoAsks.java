// A subscriber asks for one item only; the publisher waits for room in its buffer for ever.
// finds: deadlock
// message: room for an item of a publisher
import java.util.concurrent.Flow;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.SubmissionPublisher;

public class PublishedToNobodyWhoAsks {
  static class Subscriber implements Flow.Subscriber<Integer> {
    public void onSubscribe(Flow.Subscription subscription) {
      subscription.request(1);
    }

    public void onNext(Integer item) {}

    public void onError(Throwable error) {}

    public void onComplete() {}
  }

  public static void main(String[] args) {
    try (var publisher = new SubmissionPublisher<Integer>(ForkJoinPool.commonPool(), 1)) {
      publisher.subscribe(new Subscriber());
      for (int i = 0; i < 3; i++) {
        publisher.submit(i);
      }
    }
  }
}
