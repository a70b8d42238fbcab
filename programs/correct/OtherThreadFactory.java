// A pool makes its threads by the factory that is set when it needs one.
// outcomes: first|second
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class OtherThreadFactory {
  static ThreadFactory factory(String name) {
    return task -> {
      System.out.print(name);
      return new Thread(task);
    };
  }

  public static void main(String[] args) throws InterruptedException {
    var pool =
        new ThreadPoolExecutor(
            1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), factory("first"));
    Thread setting = new Thread(() -> pool.setThreadFactory(factory("second")));
    setting.start();
    pool.execute(() -> {});
    setting.join();
    pool.shutdown();
  }
}
