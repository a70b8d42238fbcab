package io.mazurka.jvm.common;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/**
 * A method or constructor of a program, ready to be called by one of its threads. The handle by
 * which it is called does nothing but pass on arguments and result: who reads the frames of a
 * thread relies on that.
 */
public final class Calling {

  private static final MethodType TYPE = MethodType.methodType(Object.class, Object[].class);

  private final MethodHandle handle;

  private Calling(MethodHandle handle) {
    this.handle =
        handle
            .asFixedArity()
            .asSpreader(Object[].class, handle.type().parameterCount())
            .asType(TYPE);
  }

  public static Calling of(Method method) throws IllegalAccessException {
    method.setAccessible(true);
    return new Calling(MethodHandles.lookup().unreflect(method));
  }

  public static Calling of(Constructor<?> constructor) throws IllegalAccessException {
    constructor.setAccessible(true);
    return new Calling(MethodHandles.lookup().unreflectConstructor(constructor));
  }

  /** Calls it; what it throws comes as it is. */
  public @Nullable Object call(@Nullable Object... arguments) throws Throwable {
    return (Object) handle.invokeExact(arguments);
  }
}
