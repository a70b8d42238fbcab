// A thread for each task; to close the executor is to wait for all of them.
// covers: Executors.newVirtualThreadPerTaskExecutor
// outcomes: 2 3
// except: dfs
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

public class VirtualThreadPerTask {
  static final AtomicInteger COUNT = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    Future<Integer> future;
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      executor.execute(COUNT::incrementAndGet);
      future = executor.submit(() -> COUNT.incrementAndGet() * 0 + 3);
    }
    System.out.println(COUNT + " " + future.get());
  }
}
