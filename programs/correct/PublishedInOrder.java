// A subscriber that asks for one item after the other gets all of them, in their order, and is then told the end.
// covers: SubmissionPublisher
// outcomes: [1, 2]
// except: dfs
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;

public class PublishedInOrder {
  static final List<Integer> RECEIVED = new ArrayList<>();
  static final CountDownLatch END = new CountDownLatch(1);

  static class Subscriber implements Flow.Subscriber<Integer> {
    Flow.Subscription subscription;

    public void onSubscribe(Flow.Subscription given) {
      subscription = given;
      given.request(1);
    }

    public void onNext(Integer item) {
      RECEIVED.add(item);
      subscription.request(1);
    }

    public void onError(Throwable error) {
      throw new AssertionError(error);
    }

    public void onComplete() {
      END.countDown();
    }
  }

  public static void main(String[] args) throws Exception {
    try (SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>()) {
      publisher.subscribe(new Subscriber());
      publisher.submit(1);
      publisher.submit(2);
    }
    END.await();
    System.out.println(RECEIVED);
  }
}
