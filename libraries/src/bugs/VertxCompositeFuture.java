// issue: vert.x #3658
// what: two futures fail at once, and one of those who made them fail gets an exception
// broken: io.vertx:vertx-core:3.9.4
// fixed: io.vertx:vertx-core:3.9.5
// finds: exception: java.lang.IllegalStateException: Result is already complete
import io.vertx.core.CompositeFuture;
import io.vertx.core.Promise;

public class VertxCompositeFuture {
  public static void main(String[] args) throws InterruptedException {
    Promise<String> left = Promise.promise();
    Promise<String> right = Promise.promise();
    CompositeFuture all = CompositeFuture.all(left.future(), right.future());
    Thread other = new Thread(() -> left.fail("left"));
    other.start();
    right.fail("right");
    other.join();
    if (!all.failed()) {
      throw new AssertionError("not failed");
    }
  }
}
