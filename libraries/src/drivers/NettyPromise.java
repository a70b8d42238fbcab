// library: io.netty.util.concurrent.DefaultPromise
// checks: of two threads that keep a promise one succeeds
// outcomes: true
import io.netty.util.concurrent.DefaultPromise;
import io.netty.util.concurrent.ImmediateEventExecutor;
import io.netty.util.concurrent.Promise;

public class NettyPromise {
  public static void main(String[] args) throws InterruptedException {
    Promise<Integer> promise = new DefaultPromise<>(ImmediateEventExecutor.INSTANCE);
    boolean[] kept = new boolean[2];
    Thread other = new Thread(() -> kept[1] = promise.trySuccess(2));
    other.start();
    kept[0] = promise.trySuccess(1);
    other.join();
    System.out.println(kept[0] != kept[1]);
  }
}
