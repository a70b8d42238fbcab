package io.mazurka.jvm;

/** Statements for random programs that use pools and futures. */
final class RandomTasks {

  static final String[] STATEMENTS = {
    "try (var pool = Executors.newFixedThreadPool(1)) { pool.execute(() -> v = 1); BODY }",
    "try (var pool = Executors.newFixedThreadPool(1)) { r = r * 5 + pool.submit(() -> ++w).get(); } catch (ExecutionException e) { r += 3; }",
    "try (var pool = Executors.newVirtualThreadPerTaskExecutor()) { pool.submit(() -> v = 1); BODY }",
    "{ var z = CompletableFuture.runAsync(() -> v = 1); BODY z.join(); }",
    "CompletableFuture.runAsync(() -> w = v + 1);",
    "r = r * 5 + CompletableFuture.supplyAsync(() -> v + 1).thenApply(z -> z + w).join();",
    "task.run();",
    "task.cancel(false);",
    "task.cancel(true);",
    "try { r = r * 5 + task.get(); } catch (ExecutionException | CancellationException e) { r += 3; }",
    "try { r = r * 5 + task.get(1, TimeUnit.SECONDS); } catch (ExecutionException | CancellationException | TimeoutException e) { r += 3; }",
    "if (task.isDone()) r++;",
    "if (future.complete(1)) r++;",
    "future.complete(2);",
    "future.cancel(true);",
    "future.completeExceptionally(new IllegalStateException());",
    "r = r * 5 + future.getNow(3);",
    "r = r * 5 + future.join();",
    "try { r = r * 5 + future.get(); } catch (ExecutionException | CancellationException e) { r += 3; }",
    "future.thenAccept(z -> v = z);",
    "future.whenComplete((z, e) -> w = e == null ? z : 3);",
  };

  private RandomTasks() {}
}
