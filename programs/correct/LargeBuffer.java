// A buffer of a usual size that threads hand to methods of the JDK: these look at all of its elements.
// outcomes: changed | the same
import java.util.Arrays;
import java.util.zip.CRC32;

public class LargeBuffer {
  static final byte[] buffer = new byte[8192];

  static synchronized long sum() {
    CRC32 sum = new CRC32();
    sum.update(buffer);
    return sum.getValue();
  }

  static synchronized void fill() {
    Arrays.fill(buffer, 100, 8000, (byte) 1);
  }

  public static void main(String[] args) throws InterruptedException {
    long before = sum();
    Thread other = new Thread(LargeBuffer::fill);
    other.start();
    long meanwhile = sum();
    other.join();
    System.out.println(before == meanwhile ? "the same" : "changed");
  }
}
