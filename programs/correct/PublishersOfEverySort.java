// What a publisher says of its subscribers, and what they get, where one thread decides when their tasks are run.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Flow;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SubmissionPublisher;
import java.util.concurrent.TimeUnit;

public class PublishersOfEverySort {
  final StringBuilder log = new StringBuilder();
  final Queue<Runnable> tasks = new ArrayDeque<>();

  void log(Object word) {
    log.append(word).append(' ');
  }

  void runTasks() {
    for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
      task.run();
    }
  }

  class Subscriber implements Flow.Subscriber<Integer> {
    final String name;
    final long first;
    final long more;
    Flow.Subscription subscription;

    Subscriber(String name, long first, long more) {
      this.name = name;
      this.first = first;
      this.more = more;
    }

    public void onSubscribe(Flow.Subscription given) {
      log(name + "!");
      subscription = given;
      if (first != 0) {
        given.request(first);
      }
    }

    public void onNext(Integer item) {
      log(name + item);
      if (more != 0) {
        subscription.request(more);
      }
    }

    public void onError(Throwable error) {
      log(name + error);
    }

    public void onComplete() {
      log(name + ".");
    }
  }

  public static void main(String[] args) throws Exception {
    System.out.println(told());
  }

  static String told() throws Exception {
    return new PublishersOfEverySort().tell();
  }

  String tell() throws Exception {
    List<Executor> executors = List.of(tasks::add, Runnable::run);
    for (Executor executor : executors) {
      for (int capacity : new int[] {1, 3, 64}) {
        log("\n" + capacity);
        askedOnce(new SubmissionPublisher<>(executor, capacity));
        askedAgain(new SubmissionPublisher<>(executor, capacity));
        dropped(new SubmissionPublisher<>(executor, capacity));
        cancelled(new SubmissionPublisher<>(executor, capacity));
        thrown(executor, capacity);
        ended(new SubmissionPublisher<>(executor, capacity));
        consumed(new SubmissionPublisher<>(executor, capacity));
      }
    }
    rejected();
    return log.toString();
  }

  void askedOnce(SubmissionPublisher<Integer> publisher) {
    log("\nonce " + publisher.getMaxBufferCapacity());
    Subscriber subscriber = new Subscriber("a", 2, 0);
    publisher.subscribe(subscriber);
    publisher.subscribe(new Subscriber("b", 1, 0));
    log(publisher.isSubscribed(subscriber) + "" + publisher.getNumberOfSubscribers());
    for (int i = 0; i < 4; i++) {
      log(publisher.offer(i, null));
      log(publisher.estimateMaximumLag() + "/" + publisher.estimateMinimumDemand());
      runTasks();
      log(publisher.estimateMaximumLag() + "/" + publisher.estimateMinimumDemand());
    }
    publisher.close();
    runTasks();
    subscriber.subscription.request(9);
    runTasks();
    log(publisher.isClosed() + "" + publisher.hasSubscribers() + publisher.isSubscribed(subscriber));
  }

  void askedAgain(SubmissionPublisher<Integer> publisher) {
    log("\nagain");
    publisher.subscribe(new Subscriber("a", 1, 1));
    publisher.subscribe(new Subscriber("b", Long.MAX_VALUE, 1));
    log(publisher.estimateMinimumDemand());
    runTasks();
    for (int i = 0; i < 70; i++) {
      log(publisher.offer(i, 0, TimeUnit.SECONDS, null));
      if (i % 40 == 35) {
        runTasks();
      }
    }
    log(publisher.estimateMinimumDemand());
    publisher.close();
    runTasks();
  }

  void dropped(SubmissionPublisher<Integer> publisher) {
    log("\ndropped");
    publisher.subscribe(new Subscriber("a", 1, 0));
    Subscriber slow = new Subscriber("b", 0, 0);
    publisher.subscribe(slow);
    runTasks();
    for (int i = 0; i < 6; i++) {
      log(publisher.offer(i, (to, item) -> {
        log("full" + item);
        slow.subscription.request(1);
        runTasks();
        return item % 2 == 0;
      }));
    }
    publisher.closeExceptionally(new IllegalStateException("enough"));
    runTasks();
    log(publisher.getClosedException());
  }

  void cancelled(SubmissionPublisher<Integer> publisher) {
    log("\ncancelled");
    publisher.subscribe(new Subscriber("a", 5, 0) {
      @Override
      public void onNext(Integer item) {
        super.onNext(item);
        if (item == 1) {
          subscription.cancel();
          log(publisher.offer(10, null));
          log(publisher.offer(11, null));
        }
      }
    });
    runTasks();
    log(publisher.offer(0, null));
    log(publisher.offer(1, null));
    runTasks();
    log(publisher.offer(2, null));
    runTasks();
    log(publisher.getSubscribers().size());
    Subscriber wrong = new Subscriber("b", -1, 0);
    publisher.subscribe(wrong);
    publisher.subscribe(wrong);
    runTasks();
    log(publisher.getNumberOfSubscribers());
    Subscriber twice = new Subscriber("c", 1, 0);
    publisher.subscribe(twice);
    publisher.subscribe(twice);
    runTasks();
    log(publisher.hasSubscribers());
    publisher.close();
    publisher.close();
  }

  void thrown(Executor executor, int capacity) {
    log("\nthrown");
    SubmissionPublisher<Integer> publisher =
        new SubmissionPublisher<>(executor, capacity, (subscriber, error) -> log("oops " + error));
    publisher.subscribe(new Subscriber("a", 5, 0) {
      @Override
      public void onNext(Integer item) {
        super.onNext(item);
        throw new IllegalArgumentException("no " + item);
      }
    });
    publisher.subscribe(new Subscriber("b", 5, 0) {
      @Override
      public void onSubscribe(Flow.Subscription given) {
        throw new IllegalArgumentException("not now");
      }
    });
    publisher.offer(1, null);
    publisher.offer(2, null);
    runTasks();
    log(publisher.getNumberOfSubscribers());
    publisher.closeExceptionally(new IllegalStateException("late"));
    runTasks();
  }

  void ended(SubmissionPublisher<Integer> publisher) {
    log("\nended");
    publisher.close();
    publisher.closeExceptionally(new IllegalStateException("later"));
    publisher.subscribe(new Subscriber("a", 1, 0));
    runTasks();
    try {
      publisher.submit(1);
    } catch (IllegalStateException e) {
      log(e);
    }
    log(publisher.getClosedException() + "" + publisher.estimateMinimumDemand());
  }

  void consumed(SubmissionPublisher<Integer> publisher) {
    log("\nconsumed");
    List<Integer> items = new ArrayList<>();
    CompletableFuture<Void> all = publisher.consume(items::add);
    CompletableFuture<Void> fails =
        publisher.consume(item -> {
          throw new IllegalArgumentException("no " + item);
        });
    CompletableFuture<Void> over = publisher.consume(item -> log("no more of " + item));
    runTasks();
    over.cancel(false);
    publisher.submit(1);
    runTasks();
    publisher.submit(2);
    publisher.close();
    runTasks();
    log(items + "" + all.isDone() + fails.isCompletedExceptionally() + over.isCancelled());
    fails.exceptionally(error -> {
      log(error);
      return null;
    });
  }

  void rejected() {
    log("\nrejected");
    SubmissionPublisher<Integer> publisher =
        new SubmissionPublisher<>(
            task -> {
              throw new RejectedExecutionException("no threads");
            },
            1);
    try {
      publisher.subscribe(new Subscriber("a", 1, 0));
    } catch (RejectedExecutionException e) {
      log(e);
    }
    log(publisher.hasSubscribers());
    try {
      new SubmissionPublisher<Integer>(Runnable::run, 0);
    } catch (IllegalArgumentException e) {
      log(e);
    }
  }
}
