package io.mazurka.jvm;

import io.mazurka.jvm.common.Entry;
import io.mazurka.program.ProgramException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The method that a program begins with, as the launcher of Java finds it (JLS 12.1): {@code
 * main(String[])} before {@code main()}, static or not, of any access but private. One that is not
 * static is called on an object made for it.
 */
final class MainMethod implements Entry.Code {

  private static final MethodType STATIC = MethodType.methodType(void.class, String[].class);
  private static final MethodType INSTANCE =
      MethodType.methodType(void.class, Object.class, String[].class);

  private final MethodHandle handle;
  private final @Nullable MethodHandle constructor;
  private final String[] arguments;

  private MainMethod(
      MethodHandle handle, @Nullable MethodHandle constructor, List<String> arguments) {
    this.handle = handle;
    this.constructor = constructor;
    this.arguments = arguments.toArray(String[]::new);
  }

  static MainMethod find(ClassLoader loader, String className, List<String> arguments) {
    Class<?> type = load(loader, className);
    Method method = find(type);
    if (method == null) {
      throw new ProgramException(
          "class "
              + className
              + " has no main method that Java could start: static void main(String[] args), or"
              + " another that is void and not private");
    }
    try {
      method.setAccessible(true);
      boolean isStatic = Modifier.isStatic(method.getModifiers());
      return new MainMethod(
          handle(method, isStatic), isStatic ? null : constructor(type), arguments);
    } catch (IllegalAccessException e) {
      throw new ProgramException("the main method of class " + className + " cannot be called", e);
    }
  }

  private static @Nullable Method find(Class<?> type) {
    Method withArguments = find(type, String[].class);
    return withArguments != null ? withArguments : find(type, new Class<?>[0]);
  }

  private static @Nullable Method find(Class<?> type, Class<?>... parameters) {
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      try {
        Method method = c.getDeclaredMethod("main", parameters);
        if (!Modifier.isPrivate(method.getModifiers()) && method.getReturnType() == void.class) {
          return method;
        }
      } catch (NoSuchMethodException _) {
        // perhaps further up
      }
    }
    return null;
  }

  private static MethodHandle handle(Method method, boolean isStatic)
      throws IllegalAccessException {
    MethodHandle handle = MethodHandles.lookup().unreflect(method).asFixedArity();
    if (method.getParameterCount() == 0) {
      handle = MethodHandles.dropArguments(handle, isStatic ? 0 : 1, String[].class);
    }
    return handle.asType(isStatic ? STATIC : INSTANCE);
  }

  private static MethodHandle constructor(Class<?> type) throws IllegalAccessException {
    try {
      Constructor<?> constructor = type.getDeclaredConstructor();
      if (!Modifier.isPrivate(constructor.getModifiers())
          && !Modifier.isAbstract(type.getModifiers())) {
        constructor.setAccessible(true);
        return MethodHandles.lookup()
            .unreflectConstructor(constructor)
            .asType(MethodType.methodType(Object.class));
      }
    } catch (NoSuchMethodException _) {
      // told below
    }
    throw new ProgramException(
        "the main method of class "
            + type.getName()
            + " is not static, and the class has no constructor without parameters to call it on");
  }

  private static Class<?> load(ClassLoader loader, String className) {
    try {
      return Class.forName(className, false, loader);
    } catch (ClassNotFoundException e) {
      throw new ProgramException(
          "there is no class "
              + className
              + " on the class path; name it as java would, and give the class path with -cp",
          e);
    } catch (LinkageError e) {
      throw new ProgramException("class " + className + " cannot be loaded: " + e.getMessage(), e);
    }
  }

  @Override
  public void run() throws Throwable {
    if (constructor == null) {
      handle.invokeExact(arguments.clone());
    } else {
      Object object = constructor.invokeExact();
      handle.invokeExact(object, arguments.clone());
    }
  }
}
