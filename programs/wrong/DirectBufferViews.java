// Two threads have a view of the same direct buffer each, and change what is there.
// covers: direct buffers
// finds: race
// message: java.nio.DirectByteBuffer
import java.nio.ByteBuffer;
import java.nio.IntBuffer;

public class DirectBufferViews {
  public static void main(String[] args) throws InterruptedException {
    ByteBuffer bytes = ByteBuffer.allocateDirect(8);
    IntBuffer numbers = bytes.asIntBuffer();
    ByteBuffer slice = bytes.slice();
    Thread other = new Thread(() -> slice.putInt(0, 1));
    other.start();
    numbers.put(0, numbers.get(0) + 2);
    other.join();
  }
}
