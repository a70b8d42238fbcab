// An item is offered to a subscriber whose buffer may still be full, and dropped.
// covers: SubmissionPublisher
// finds: assertion
// message: an item is lost
// except: dfs
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Flow;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.SubmissionPublisher;

public class PublishedAndDropped {
  static int received;
  static final CountDownLatch END = new CountDownLatch(1);

  static class Subscriber implements Flow.Subscriber<Integer> {
    public void onSubscribe(Flow.Subscription subscription) {
      subscription.request(2);
    }

    public void onNext(Integer item) {
      received++;
    }

    public void onError(Throwable error) {
      throw new AssertionError(error);
    }

    public void onComplete() {
      END.countDown();
    }
  }

  public static void main(String[] args) throws Exception {
    try (var publisher = new SubmissionPublisher<Integer>(ForkJoinPool.commonPool(), 1)) {
      publisher.subscribe(new Subscriber());
      publisher.offer(1, null);
      publisher.offer(2, null);
    }
    END.await();
    assert received == 2 : "an item is lost";
  }
}
