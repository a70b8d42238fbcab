// Views of a direct buffer lead to the same memory, and a lock keeps threads apart there.
// covers: direct buffers
// outcomes: 3
import java.nio.ByteBuffer;

public class DirectBufferUnderLock {
  static final ByteBuffer bytes = ByteBuffer.allocateDirect(8);

  static void add(int amount) {
    synchronized (bytes) {
      ByteBuffer own = bytes.duplicate();
      own.putInt(0, own.getInt(0) + amount);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> add(1));
    other.start();
    add(2);
    other.join();
    System.out.print(bytes.asIntBuffer().get(0));
  }
}
