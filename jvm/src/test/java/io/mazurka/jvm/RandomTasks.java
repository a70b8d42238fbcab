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
    "try (var pool = Executors.newScheduledThreadPool(1)) { pool.schedule(() -> v = 1, 1, TimeUnit.SECONDS); BODY }",
    "try (var pool = Executors.newScheduledThreadPool(1)) { pool.schedule(() -> w = v, 2, TimeUnit.SECONDS); pool.schedule(() -> v = w + 1, 1, TimeUnit.SECONDS); }",
    "try (var pool = Executors.newScheduledThreadPool(1)) { var z = pool.schedule(() -> ++w, 1, TimeUnit.SECONDS); BODY if (z.cancel(true)) r++; }",
    "try (var pool = Executors.newScheduledThreadPool(1)) { var z = pool.scheduleAtFixedRate(() -> { if (v != 1) v = 1; }, 1, 1, TimeUnit.SECONDS); BODY z.cancel(false); }",
    "try (var pool = new ScheduledThreadPoolExecutor(1)) { pool.setExecuteExistingDelayedTasksAfterShutdownPolicy(false); pool.schedule(() -> v = 1, 1, TimeUnit.SECONDS); BODY }",
    "try (var pool = new ScheduledThreadPoolExecutor(1)) { var z = new Thread(() -> pool.schedule(() -> w = v, 1, TimeUnit.SECONDS)); z.start(); pool.schedule(() -> v = 1, 1, TimeUnit.SECONDS); z.join(); r = r * 5 + pool.getQueue().size(); }",
    "try (var pool = Executors.newCachedThreadPool()) { r = r * 5 + pool.invokeAny(java.util.List.<Callable<Integer>>of(() -> v = 1, () -> 2)); } catch (ExecutionException e) { r += 3; }",
    "try (var pool = Executors.newFixedThreadPool(2)) { for (var z : pool.invokeAll(java.util.List.<Callable<Integer>>of(() -> v = 1, () -> w = v))) r = r * 5 + z.get(); } catch (ExecutionException e) { r += 3; }",
    "try (var scope = StructuredTaskScope.open(StructuredTaskScope.Joiner.<Integer>anySuccessfulResultOrThrow())) { scope.fork(() -> v = 1); scope.fork(() -> w); r = r * 5 + scope.join(); }",
    "try (var scope = StructuredTaskScope.open()) { var z = scope.fork(() -> v + 1); scope.fork(() -> { if (w == 1) throw new IllegalStateException(); }); scope.join(); r = r * 5 + z.get(); } catch (StructuredTaskScope.FailedException e) { r += 3; }",
    "try (var pool = new ForkJoinPool(1)) { var z = pool.submit(() -> v = 1); BODY if (z.cancel(true)) r++; }",
    "{ var pool = new ForkJoinPool(1); var z = pool.submit(() -> w = v + 1); BODY pool.shutdownNow(); pool.close(); r = r * 5 + z.state().ordinal(); }",
    "try (var pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>())) { pool.execute(() -> v = 1); r = r * 5 + pool.getActiveCount(); BODY }",
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
