// A thread of a pool inherits thread-locals if it is to preserve them.
// outcomes: inherited null
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

public class ForkThreadsInherit extends ForkJoinWorkerThread {
  static final InheritableThreadLocal<String> VALUE = new InheritableThreadLocal<>();

  ForkThreadsInherit(ForkJoinPool pool, boolean preserves) {
    super(null, pool, preserves);
  }

  static String seen(boolean preserves) throws Exception {
    try (ForkJoinPool pool =
        new ForkJoinPool(1, p -> new ForkThreadsInherit(p, preserves), null, false)) {
      return pool.submit(() -> VALUE.get()).get();
    }
  }

  public static void main(String[] args) throws Exception {
    VALUE.set("inherited");
    System.out.println(seen(true) + " " + seen(false));
  }
}
