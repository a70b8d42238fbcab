// Stages do what they do in Java, in the same order, whatever they wait for and however that ends.
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class StagesOfEverySort {
  static final StringBuilder LOG = new StringBuilder();

  static void log(Object word) {
    LOG.append(word).append(' ');
  }

  static <T> T logged(T value) {
    log(value);
    return value;
  }

  static String told(CompletableFuture<?> future) {
    try {
      return String.valueOf(future.getNow(null));
    } catch (CompletionException | CancellationException e) {
      return e.getClass().getSimpleName() + "(" + e.getCause().getClass().getSimpleName() + ")";
    }
  }

  static void attach(
      String name,
      CompletableFuture<Integer> a,
      CompletableFuture<Integer> b,
      Runnable complete) {
    CompletableFuture<?>[] all = {
      a.thenApply(x -> logged(x + 1)),
      a.thenApply(x -> x / 0),
      a.thenApply(x -> logged(x + 2)).thenAccept(x -> log(x * 10)),
      a.thenRun(() -> log("run")),
      a.thenCombine(b, (x, y) -> logged(x * y)),
      a.thenAcceptBoth(b, (x, y) -> log(x + "," + y)),
      a.runAfterBoth(b, () -> log("both")),
      a.applyToEither(b, x -> logged(-x)),
      a.acceptEither(b, x -> log("either" + x)),
      a.runAfterEither(b, () -> log("one")),
      a.thenCompose(x -> b.thenApply(y -> logged(x - y))),
      a.handle((x, e) -> logged(x + "/" + (e == null ? null : e.getClass().getSimpleName()))),
      a.whenComplete((x, e) -> log("when" + x)),
      a.whenComplete((x, e) -> { throw new IllegalStateException(); }),
      a.exceptionally(e -> logged(7)),
      a.exceptionallyCompose(e -> b),
      a.thenApply(x -> x).exceptionallyCompose(e -> CompletableFuture.completedFuture(9)),
      a.copy().thenApply(x -> logged(x + 3)),
      a.minimalCompletionStage().thenApply(x -> logged(x + 4)).toCompletableFuture(),
      CompletableFuture.allOf(a, b, a.thenApply(x -> x)),
      CompletableFuture.anyOf(a, b),
      CompletableFuture.allOf(),
      a.thenCombine(a, Integer::sum),
    };
    log("\n" + name);
    complete.run();
    log(":");
    for (CompletableFuture<?> future : all) {
      log(told(future) + (future.isDone() ? "" : "?") + future.state().name().charAt(0));
    }
  }

  static CompletableFuture<Integer> fresh() {
    return new CompletableFuture<>();
  }

  public static void main(String[] args) throws Exception {
    System.out.println(told());
  }

  static String told() throws Exception {
    Runnable nothing = () -> {};
    CompletableFuture<Integer> two = CompletableFuture.completedFuture(2);
    attach("done", CompletableFuture.completedFuture(1), two, nothing);
    attach("failed", CompletableFuture.failedFuture(new Exception()), two, nothing);
    for (int i = 0; i < 6; i++) {
      CompletableFuture<Integer> a = fresh();
      CompletableFuture<Integer> b = fresh();
      Exception e = new Exception();
      int way = i;
      attach("way" + i, a, b, () -> {
        switch (way) {
          case 0 -> log(a.complete(3) + "" + b.complete(4) + a.complete(5));
          case 1 -> log(b.complete(4) + "" + a.complete(3));
          case 2 -> log(a.completeExceptionally(e) + "" + b.complete(4));
          case 3 -> log(b.completeExceptionally(e) + "" + a.complete(3));
          case 4 -> log(a.cancel(true) + "" + a.isCancelled());
          default -> log(a.complete(3));
        }
      });
    }
    CompletableFuture<Integer> failed = CompletableFuture.failedFuture(new Exception());
    CompletableFuture<Integer> done = CompletableFuture.completedFuture(1);
    for (CompletableFuture<Integer> f : List.of(fresh(), failed, done)) {
      log("\n");
      try {
        log(f.get(0, TimeUnit.NANOSECONDS));
      } catch (ExecutionException | TimeoutException e) {
        log(e);
      }
      f.complete(8);
      f.obtrudeValue(6);
      log(f.join() + "" + f.resultNow() + f.isCompletedExceptionally());
    }
    CompletionStage<Integer> stage = CompletableFuture.completedStage(5);
    log(stage.thenApply(x -> x * x).toCompletableFuture().get());
    try {
      stage.toCompletableFuture().thenApply(x -> x / 0).join();
    } catch (CompletionException e) {
      log(e.getMessage());
    }
    return LOG.toString();
  }
}
