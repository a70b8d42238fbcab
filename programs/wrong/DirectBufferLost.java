// The race is not reported: an addition to a number in a direct buffer is lost.
// covers: direct buffers
// races: report
// finds: assertion
import java.nio.ByteBuffer;

public class DirectBufferLost {
  static final ByteBuffer bytes = ByteBuffer.allocateDirect(8);

  static void add(ByteBuffer own, int amount) {
    own.putInt(0, own.getInt(0) + amount);
  }

  public static void main(String[] args) throws InterruptedException {
    ByteBuffer own = bytes.slice();
    Thread other = new Thread(() -> add(own, 1));
    other.start();
    add(bytes.duplicate(), 2);
    other.join();
    if (bytes.getInt(0) != 3) {
      throw new AssertionError("lost");
    }
  }
}
