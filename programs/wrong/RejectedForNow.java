// What becomes of rejected tasks is set too late for some.
// finds: exception
// message: RejectedExecutionException
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class RejectedForNow {
  public static void main(String[] args) throws InterruptedException {
    var pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    pool.shutdown();
    Thread setting =
        new Thread(
            () -> pool.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy()));
    setting.start();
    pool.execute(() -> {});
    setting.join();
  }
}
