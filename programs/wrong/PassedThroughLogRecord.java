// An object comes to another thread through an object of the JDK that nobody looks into.
// finds: race
// message: data race on PassedThroughLogRecord.Box.n
import java.util.logging.Level;
import java.util.logging.LogRecord;

public class PassedThroughLogRecord {
  static class Box {
    int n;
  }

  static final LogRecord RECORD = new LogRecord(Level.INFO, "");

  public static void main(String[] args) throws Exception {
    Thread other =
        new Thread(
            () -> {
              Box box = new Box();
              synchronized (RECORD) {
                RECORD.setParameters(new Object[] {box});
              }
              box.n++;
            });
    other.start();
    Object[] parameters;
    synchronized (RECORD) {
      parameters = RECORD.getParameters();
    }
    if (parameters != null) {
      ((Box) parameters[0]).n++;
    }
    other.join();
  }
}
