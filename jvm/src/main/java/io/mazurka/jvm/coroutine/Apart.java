package io.mazurka.jvm.coroutine;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Code that is run through a handle, which the compiler does not look through. */
final class Apart implements Runnable {

  private static final MethodHandle RUN = handle();

  private final MethodHandle run = RUN;
  private final Runnable code;

  Apart(Runnable code) {
    this.code = code;
  }

  @Override
  public void run() {
    try {
      run.invokeExact(code);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static MethodHandle handle() {
    try {
      return MethodHandles.lookup()
          .findVirtual(Runnable.class, "run", MethodType.methodType(void.class));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
