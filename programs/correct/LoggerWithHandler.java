// A handler is added to a logger and never removed; the next execution finds the logger without it.
// outcomes: [a, b] | [b, a]
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public class LoggerWithHandler {
  static class Messages extends Handler {
    final List<String> all = Collections.synchronizedList(new ArrayList<>());

    @Override
    public void publish(LogRecord entry) {
      all.add(entry.getMessage());
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  public static void main(String[] args) throws InterruptedException {
    Logger logger = Logger.getLogger("with a handler");
    Messages messages = new Messages();
    logger.setUseParentHandlers(false);
    logger.addHandler(messages);
    Thread other = new Thread(() -> logger.info("a"));
    other.start();
    logger.info("b");
    other.join();
    System.out.println(messages.all);
  }
}
