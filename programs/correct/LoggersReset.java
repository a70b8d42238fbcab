// All loggers lose their handlers; the next execution finds them again.
// outcomes: 1
import java.util.logging.LogManager;
import java.util.logging.Logger;

public class LoggersReset {
  static volatile int last;

  public static void main(String[] args) throws InterruptedException {
    System.out.println(Logger.getLogger("").getHandlers().length);
    LogManager.getLogManager().reset();
    Thread other =
        new Thread(
            () -> {
              last = 1;
              Logger.getLogger("nobody hears this").info("one");
            });
    other.start();
    last = 2;
    other.join();
  }
}
