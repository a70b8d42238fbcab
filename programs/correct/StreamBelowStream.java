// A stream that locks itself, written to directly and through another one, over one of the program's own.
// outcomes: 2
// executions(optimal): 6
// executions(auto): 6
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;

public class StreamBelowStream {
  static volatile int written;

  static final class Counting extends OutputStream {
    @Override
    public void write(int b) {
      written++;
    }
  }

  static final class Buffer extends BufferedOutputStream {
    Buffer(OutputStream below) {
      super(below, 1);
    }
  }

  static void write(OutputStream stream) {
    try {
      stream.write('x');
      stream.flush();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Buffer buffer = new Buffer(new Counting());
    PrintStream above = new PrintStream(buffer);
    Thread other = new Thread(() -> write(above));
    other.start();
    write(buffer);
    other.join();
    System.out.print(written);
  }
}
