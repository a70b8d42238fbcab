// One thread writes a word of a byte array by its offset, another one a byte behind it.
// outcomes: 7 9
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class UnsafeBytesApart {
  public static void main(String[] args) throws Exception {
    Field field = Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    Unsafe unsafe = (Unsafe) field.get(null);
    byte[] bytes = new byte[9];
    Thread other = new Thread(() -> unsafe.putLong(bytes, Unsafe.ARRAY_BYTE_BASE_OFFSET, 7));
    other.start();
    bytes[8] = 9;
    other.join();
    System.out.println((bytes[0] + bytes[7]) + " " + bytes[8]);
  }
}
