package io.mazurka.jvm;

import io.mazurka.program.ProgramException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;

/** The method that a program begins with. */
final class MainMethod implements JvmProgram.Entry.Code {

  private final MethodHandle handle;
  private final String[] arguments;

  private MainMethod(MethodHandle handle, String[] arguments) {
    this.handle = handle;
    this.arguments = arguments;
  }

  static MainMethod find(ClassLoader loader, String className, List<String> arguments) {
    Class<?> type = load(loader, className);
    Method method;
    try {
      method = type.getMethod("main", String[].class);
    } catch (NoSuchMethodException e) {
      throw new ProgramException(
          "class " + className + " has no method: public static void main(String[])", e);
    }
    if (!Modifier.isStatic(method.getModifiers()) || method.getReturnType() != void.class) {
      throw new ProgramException(
          "the main method of class " + className + " is not public static void");
    }
    try {
      method.setAccessible(true);
      MethodHandle handle = MethodHandles.lookup().unreflect(method).asFixedArity();
      return new MainMethod(handle, arguments.toArray(String[]::new));
    } catch (IllegalAccessException e) {
      throw new ProgramException("the main method of class " + className + " cannot be called", e);
    }
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
    handle.invokeExact(arguments.clone());
  }
}
