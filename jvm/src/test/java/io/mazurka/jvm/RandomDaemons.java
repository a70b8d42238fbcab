package io.mazurka.jvm;

/** Statements for random programs that have work done by daemon threads. */
final class RandomDaemons {

  static final String[] STATEMENTS = {
    "CompletableFuture.runAsync(() -> w = v + 1);",
    "CompletableFuture.runAsync(() -> System.out.print(v + \"!\"));",
    "{ var z = CompletableFuture.runAsync(() -> v = 1); BODY z.join(); }",
    "r = r * 5 + CompletableFuture.supplyAsync(() -> v + 1).thenApply(z -> z + w).join();",
    "CompletableFuture.allOf(future, CompletableFuture.runAsync(() -> v = 1));",
    "CompletableFuture.allOf(future, other).thenRun(() -> System.out.print(\"all\" + v));",
    "CompletableFuture.allOf(future, other).join();",
    "CompletableFuture.anyOf(future, CompletableFuture.supplyAsync(() -> v)).thenAccept(z -> w = 2);",
    "CompletableFuture.anyOf(future, other).thenAccept(z -> System.out.print(\"any\" + z));",
    "r = r * 5 + (Integer) CompletableFuture.anyOf(future, other).join();",
    "future.thenCombine(other, Integer::sum).whenComplete((z, e) -> System.out.print(e == null ? z : -1));",
    "future.thenCompose(z -> other).thenAccept(z -> w = z);",
    "future.applyToEither(other, z -> v = z);",
    "future.thenAccept(z -> v = z);",
    "future.thenAcceptAsync(z -> w = z + v);",
    "other.thenRunAsync(() -> System.out.print(\"other\"));",
    "other.whenComplete((z, e) -> w = e == null ? z : 3);",
    "future.complete(1);",
    "future.complete(2);",
    "if (other.complete(1)) r++;",
    "other.completeAsync(() -> v);",
    "other.completeExceptionally(new IllegalStateException());",
    "future.cancel(true);",
    "r = r * 5 + future.getNow(3);",
    "r = r * 5 + other.join();",
    "future.orTimeout(1, TimeUnit.SECONDS);",
    "other.completeOnTimeout(3, 1, TimeUnit.SECONDS);",
    "ForkJoinPool.commonPool().execute(() -> { if (v == 1) throw new IllegalStateException(); });",
    "ForkJoinPool.commonPool().submit(() -> v = 1);",
    "r = r * 5 + ForkJoinPool.commonPool().submit(() -> ++w).join();",
    "Thread.startVirtualThread(() -> v = 1);",
    "Thread.startVirtualThread(() -> { if (w == 0) throw new IllegalStateException(); });",
    "{ var z = Thread.startVirtualThread(() -> w++); BODY z.join(); }",
    "try (var pool = Executors.newVirtualThreadPerTaskExecutor()) { pool.submit(() -> v = 1); BODY }",
    "Executors.newVirtualThreadPerTaskExecutor().submit(() -> w = v + 1);",
    "Executors.newFixedThreadPool(1, Thread.ofPlatform().daemon().factory()).execute(() -> v = 1);",
    "try (var pool = Executors.newFixedThreadPool(1, Thread.ofVirtual().factory())) { pool.execute(() -> w = v); BODY }",
    "Executors.newScheduledThreadPool(1, Thread.ofVirtual().factory()).schedule(() -> v = 1, 1, TimeUnit.SECONDS);",
    "new java.util.Timer(true).schedule(new java.util.TimerTask() { public void run() { v = 1; } }, 1);",
    "r = r * 5 + java.util.stream.IntStream.range(0, 2).parallel().map(z -> z + v).sum();",
    "try (var scope = StructuredTaskScope.open()) { var z = scope.fork(() -> v + 1); scope.join(); r = r * 5 + z.get(); }",
    "try (var z = new SubmissionPublisher<Integer>()) { z.consume(e -> System.out.print(e)); z.submit(1); BODY }",
  };

  private RandomDaemons() {}
}
