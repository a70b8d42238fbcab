// Whoever reaches the buffer may use its memory thereafter, and nobody would see it.
// covers: giving back the memory of a buffer that is shared
// refuses: sun.misc.Unsafe.invokeCleaner(ByteBuffer) of a buffer that other threads can reach
import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import sun.misc.Unsafe;

public class FreesSharedBuffer {
  static final ByteBuffer bytes = ByteBuffer.allocateDirect(8);

  public static void main(String[] args) throws Exception {
    Field field = Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    Unsafe unsafe = (Unsafe) field.get(null);
    new Thread(() -> bytes.putInt(0, 1)).start();
    unsafe.invokeCleaner(bytes);
  }
}
