// One has the lock of a stream and prints through the one above it, which another does without.
// finds: deadlock
// message: Thread-0 at StreamsLockedCrosswise.java:23
// executions(optimal): 3
// executions(auto): 3
import java.io.BufferedOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;

public class StreamsLockedCrosswise {
  static volatile int written;

  static final class Counting extends OutputStream {
    @Override
    public void write(int b) {
      written++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    BufferedOutputStream buffer = new BufferedOutputStream(new Counting(), 1);
    PrintStream above = new PrintStream(buffer, true);
    Thread other = new Thread(() -> above.println("x"));
    other.start();
    synchronized (buffer) {
      above.println("y");
    }
    other.join();
  }
}
