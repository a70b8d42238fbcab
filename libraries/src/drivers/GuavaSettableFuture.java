// library: com.google.common.util.concurrent.SettableFuture
// checks: of two threads that set a future one succeeds, and a listener runs once
// outcomes: true 1
import com.google.common.util.concurrent.SettableFuture;
import java.util.concurrent.atomic.AtomicInteger;

public class GuavaSettableFuture {
  public static void main(String[] args) throws Exception {
    SettableFuture<Integer> future = SettableFuture.create();
    AtomicInteger calls = new AtomicInteger();
    boolean[] set = new boolean[2];
    Thread other = new Thread(() -> set[1] = future.set(2));
    other.start();
    set[0] = future.set(1);
    future.addListener(calls::incrementAndGet, Runnable::run);
    other.join();
    System.out.println((set[0] != set[1]) + " " + calls);
  }
}
