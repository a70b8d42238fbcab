package io.mazurka.jvm.load;

import io.mazurka.jvm.runtime.ClassInfo;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The static fields of a transformed class and the code that initialises them. */
final class StaticState implements ClassInfo {

  private static final MethodType ACTION = MethodType.methodType(void.class);

  private final Class<?> type;
  private final Supplier<List<ClassInfo>> before;
  private final @Nullable MethodHandle initializer;
  private final MethodHandle reset;
  private final MethodHandle ready;
  private volatile @Nullable List<ClassInfo> known;

  /**
   * Reaches for what the transformation has added.
   *
   * @param declaring the class or interface that has the code of the initialiser
   * @param holder the class that has the fields
   */
  StaticState(Class<?> declaring, Class<?> holder, Supplier<List<ClassInfo>> before)
      throws ReflectiveOperationException {
    this.type = holder;
    this.before = before;
    MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(holder, MethodHandles.lookup());
    this.reset = lookup.findStatic(holder, Names.RESET, ACTION);
    this.ready = lookup.findStaticSetter(holder, Names.READY, boolean.class);
    MethodHandle own = initializer(declaring);
    this.initializer = own != null ? own : initializer(holder);
  }

  private static @Nullable MethodHandle initializer(Class<?> type) throws IllegalAccessException {
    try {
      MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
      MethodHandle found = lookup.findStatic(type, Names.INITIALIZER, ACTION);
      boolean inherited = lookup.revealDirect(found).getDeclaringClass() != type;
      return inherited ? null : found;
    } catch (NoSuchMethodException e) {
      return null;
    }
  }

  @Override
  public Class<?> type() {
    return type;
  }

  @Override
  public List<ClassInfo> before() {
    List<ClassInfo> list = known;
    if (list == null) {
      list = before.get();
      known = list;
    }
    return list;
  }

  @Override
  public void runInitializer() throws Throwable {
    if (initializer != null) {
      initializer.invokeExact();
    }
  }

  @Override
  public void ready(boolean isReady) {
    try {
      ready.invokeExact(isReady);
    } catch (Throwable e) {
      throw new IllegalStateException(type.getName(), e);
    }
  }

  @Override
  public void reset() {
    if (type.isEnum()) {
      EnumCaches.clear(type);
    }
    try {
      reset.invokeExact();
    } catch (Throwable e) {
      throw new IllegalStateException(type.getName(), e);
    }
  }
}
