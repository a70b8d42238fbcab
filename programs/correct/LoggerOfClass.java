// Who logs to the logger of a class is still like others, and its states can be told.
// executions(dpor): 90
// executions(auto): 4
// except: dfs
import java.util.logging.Logger;

public class LoggerOfClass {
  private static final Logger LOGGER = Logger.getLogger(LoggerOfClass.class.getName());
  private static int count;

  private static synchronized void add() {
    count++;
    LOGGER.fine("added");
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[3];
    for (int i = 0; i < threads.length; i++) {
      threads[i] =
          new Thread(
              () -> {
                add();
                add();
              });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert count == 6;
  }
}
