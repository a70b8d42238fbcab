// One thread writes a word of a byte array by its offset, another one a byte in it.
// finds: race
// message: data race on byte[] element
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class UnsafeBytesOfWord {
  public static void main(String[] args) throws Exception {
    Field field = Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    Unsafe unsafe = (Unsafe) field.get(null);
    byte[] bytes = new byte[9];
    new Thread(() -> unsafe.putLong(bytes, Unsafe.ARRAY_BYTE_BASE_OFFSET, 7)).start();
    bytes[7] = 9;
  }
}
