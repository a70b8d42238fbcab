// Variable handles on fields, static fields and arrays.
// covers: VarHandle
// outcomes: 2 2 2 true
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandles {
  static final VarHandle FIELD;
  static final VarHandle STATIC;
  static final VarHandle ARRAY = MethodHandles.arrayElementVarHandle(int[].class);

  static {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      FIELD = lookup.findVarHandle(VarHandles.class, "field", int.class);
      STATIC = lookup.findStaticVarHandle(VarHandles.class, "count", int.class);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  static int count;
  int field;

  static void increment(VarHandles target, int[] array) {
    int old;
    do {
      old = (int) FIELD.getVolatile(target);
    } while (!FIELD.compareAndSet(target, old, old + 1));
    int before = (int) STATIC.getAndAdd(1);
    int element = (int) ARRAY.getAndAdd(array, 0, 1);
    assert before < 2 && element < 2;
  }

  public static void main(String[] args) throws InterruptedException {
    VarHandles target = new VarHandles();
    int[] array = new int[1];
    Thread other = new Thread(() -> increment(target, array));
    other.start();
    increment(target, array);
    other.join();
    boolean swapped = FIELD.compareAndSet(target, 2, 2);
    System.out.println(target.field + " " + count + " " + array[0] + " " + swapped);
  }
}
