// issue: vert.x #1892
// what: a handler that is set while the future completes is called twice
// broken: io.vertx:vertx-core:3.4.1
// fixed: io.vertx:vertx-core:3.4.2
// finds: assertion: java.lang.AssertionError: the handler was called 2 times
import io.vertx.core.Future;
import java.util.concurrent.atomic.AtomicInteger;

public class VertxFutureHandler {
  public static void main(String[] args) throws InterruptedException {
    Future<String> future = Future.future();
    AtomicInteger handled = new AtomicInteger();
    Thread other = new Thread(() -> future.complete("done"));
    other.start();
    future.setHandler(result -> handled.incrementAndGet());
    other.join();
    if (handled.get() != 1) {
      throw new AssertionError("the handler was called " + handled + " times");
    }
  }
}
