// A read and a write through a variable handle are two steps.
// covers: VarHandle
// finds: assertion
// message: lost
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleGetThenSet {
  static final VarHandle COUNT = handle();
  static volatile int count;

  static VarHandle handle() {
    try {
      return MethodHandles.lookup().findStaticVarHandle(VarHandleGetThenSet.class, "count", int.class);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  static void increment() {
    COUNT.setVolatile((int) COUNT.getVolatile() + 1);
  }

  static void other() throws Exception {
    increment();
  }

  public static void main(String[] args) throws Exception {
    Thread other =
        new Thread(
            () -> {
              try {
                other();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    other.start();
    increment();
    other.join();
    assert count == 2 : "lost";
  }
}
