// Nobody sees what threads do to memory that they have the address of.
// covers: memory at an address
// refuses: sun.misc.Unsafe.getLong(long)
import java.lang.reflect.Field;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import sun.misc.Unsafe;

public class ReadsAddress {
  public static void main(String[] args) throws Exception {
    Field field = Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    Unsafe unsafe = (Unsafe) field.get(null);
    long offset = unsafe.objectFieldOffset(Buffer.class.getDeclaredField("address"));
    long address = unsafe.getLong(ByteBuffer.allocateDirect(8), offset);
    System.out.println(unsafe.getLong(address));
  }
}
