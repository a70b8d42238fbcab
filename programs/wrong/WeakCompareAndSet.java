// A weak compare-and-set finds what another thread has left, and is not ordered behind it.
// finds: race
// message: data race on WeakCompareAndSet.plain
// message: data race on WeakCompareAndSet.released
// message: data race on WeakCompareAndSet.handled
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;

public class WeakCompareAndSet {
  static final VarHandle FLAG;

  static {
    try {
      FLAG = MethodHandles.lookup().findStaticVarHandle(WeakCompareAndSet.class, "flag", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  static volatile int flag;
  static int plain;
  static int released;
  static int handled;

  public static void main(String[] args) throws InterruptedException {
    AtomicInteger one = new AtomicInteger();
    AtomicInteger two = new AtomicInteger();
    Thread other =
        new Thread(
            () -> {
              plain = 1;
              released = 1;
              handled = 1;
              one.set(1);
              two.set(1);
              flag = 1;
            });
    other.start();
    if (one.weakCompareAndSetPlain(1, 2)) {
      System.out.print(plain);
    }
    if (two.compareAndExchangeRelease(1, 2) == 1) {
      System.out.print(released);
    }
    if (FLAG.weakCompareAndSetPlain(1, 2)) {
      System.out.print(handled);
    }
    other.join();
  }
}
