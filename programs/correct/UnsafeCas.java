// sun.misc.Unsafe on a field.
// outcomes: 2
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class UnsafeCas {
  static final Unsafe UNSAFE;
  static final long OFFSET;

  static {
    try {
      Field field = Unsafe.class.getDeclaredField("theUnsafe");
      field.setAccessible(true);
      UNSAFE = (Unsafe) field.get(null);
      OFFSET = UNSAFE.objectFieldOffset(UnsafeCas.class.getDeclaredField("value"));
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  volatile int value;

  void increment() {
    int old;
    do {
      old = UNSAFE.getIntVolatile(this, OFFSET);
    } while (!UNSAFE.compareAndSwapInt(this, OFFSET, old, old + 1));
  }

  public static void main(String[] args) throws InterruptedException {
    UnsafeCas target = new UnsafeCas();
    Thread other = new Thread(target::increment);
    other.start();
    target.increment();
    other.join();
    System.out.println(target.value);
  }
}
