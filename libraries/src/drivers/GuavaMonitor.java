// library: com.google.common.util.concurrent.Monitor
// checks: who waits for a guard goes on when it holds
// outcomes: 1
import com.google.common.util.concurrent.Monitor;

public class GuavaMonitor {
  static int value;

  public static void main(String[] args) throws InterruptedException {
    Monitor monitor = new Monitor();
    Monitor.Guard set = monitor.newGuard(() -> value != 0);
    Thread other =
        new Thread(
            () -> {
              monitor.enter();
              value = 1;
              monitor.leave();
            });
    other.start();
    monitor.enterWhen(set);
    System.out.println(value);
    monitor.leave();
    other.join();
  }
}
