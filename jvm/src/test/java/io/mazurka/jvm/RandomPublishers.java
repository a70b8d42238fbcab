package io.mazurka.jvm;

/**
 * Statements for random programs that use a {@code publisher} with room for one item and a
 * subscriber {@code asking}, which is served by whoever finds that there is something to do, and
 * publishers with threads of their own.
 */
final class RandomPublishers {

  static final String[] STATEMENTS = {
    "publisher.offer(1, null);",
    "r = r * 5 + publisher.offer(2, null) + 2;",
    "publisher.offer(1, (z, e) -> v == 0);",
    "r = r * 5 + publisher.offer(2, 1, TimeUnit.SECONDS, null) + 2;",
    "publisher.submit(1);",
    "asking.given.request(1);",
    "asking.given.request(2);",
    "asking.given.cancel();",
    "asking.given.request(0);",
    "publisher.close();",
    "publisher.closeExceptionally(new IllegalStateException());",
    "if (publisher.isClosed()) r++;",
    "if (publisher.isSubscribed(asking)) r++;",
    "r = r * 5 + publisher.getNumberOfSubscribers();",
    "r = r * 5 + publisher.estimateMaximumLag();",
    "r = r * 5 + (int) publisher.estimateMinimumDemand();",
    "publisher.consume(z -> w = z);",
    "try (var z = new SubmissionPublisher<Integer>()) { z.consume(e -> v = e); z.submit(1); BODY }",
    "try (var pool = Executors.newFixedThreadPool(1); var z = new SubmissionPublisher<Integer>(pool, 1)) { z.consume(e -> w = e); z.submit(1); BODY }",
  };

  private RandomPublishers() {}
}
