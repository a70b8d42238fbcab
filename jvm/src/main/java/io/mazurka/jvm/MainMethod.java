package io.mazurka.jvm;

import io.mazurka.jvm.common.Calling;
import io.mazurka.jvm.common.Entry;
import io.mazurka.program.ProgramException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The method that a program begins with, as the launcher of Java finds it (JLS 12.1): {@code
 * main(String[])} before {@code main()}, static or not, of any access but private. One that is not
 * static is called on an object made for it.
 */
final class MainMethod implements Entry.Code {

  private final Calling method;
  private final @Nullable Calling constructor;
  private final boolean takesArguments;
  private final String[] arguments;

  /**
   * A method that is called with the arguments of the program, if it takes any.
   *
   * @param constructor of the object that it is called on, null if it is static
   */
  private MainMethod(Method method, @Nullable Constructor<?> constructor, List<String> arguments)
      throws IllegalAccessException {
    this.method = Calling.of(method);
    this.constructor = constructor == null ? null : Calling.of(constructor);
    this.takesArguments = method.getParameterCount() > 0;
    this.arguments = arguments.toArray(String[]::new);
  }

  /** The main method of a class, as what a program begins with. */
  static Entry entry(String className, List<String> arguments) {
    return new Entry() {
      @Override
      public Code find(ClassLoader program) {
        return MainMethod.find(program, className, arguments);
      }

      @Override
      public Set<String> methods() {
        return Set.of("main");
      }
    };
  }

  private static MainMethod find(ClassLoader loader, String className, List<String> arguments) {
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
      boolean isStatic = Modifier.isStatic(method.getModifiers());
      return new MainMethod(method, isStatic ? null : constructor(type), arguments);
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

  private static Constructor<?> constructor(Class<?> type) {
    try {
      Constructor<?> constructor = type.getDeclaredConstructor();
      if (!Modifier.isPrivate(constructor.getModifiers())
          && !Modifier.isAbstract(type.getModifiers())) {
        return constructor;
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
    List<Object> passed = new ArrayList<>();
    if (constructor != null) {
      passed.add(Objects.requireNonNull(constructor.call()));
    }
    if (takesArguments) {
      passed.add(arguments.clone());
    }
    method.call(passed.toArray());
  }
}
