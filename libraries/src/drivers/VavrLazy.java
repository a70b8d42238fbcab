// library: io.vavr.Lazy
// checks: a lazy value is computed once
// outcomes: 1
import io.vavr.Lazy;
import java.util.concurrent.atomic.AtomicInteger;

public class VavrLazy {
  public static void main(String[] args) throws InterruptedException {
    AtomicInteger calls = new AtomicInteger();
    Lazy<Integer> lazy = Lazy.of(calls::incrementAndGet);
    Thread other = new Thread(lazy::get);
    other.start();
    lazy.get();
    other.join();
    System.out.println(calls);
  }
}
