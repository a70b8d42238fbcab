package io.mazurka.jvm.model;

import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The classes of the JDK, looked up without initialising them. */
final class Jdk {

  private Jdk() {}

  /** The JDK class of this internal name, if there is one. */
  static Optional<Class<?>> type(String internalName) {
    try {
      ClassLoader loader = ClassLoader.getPlatformClassLoader();
      return Optional.of(Class.forName(internalName.replace('/', '.'), false, loader));
    } catch (ClassNotFoundException | LinkageError e) {
      return Optional.empty();
    }
  }

  /** Whether the class comes with the JDK. */
  static boolean isJdk(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader == null || loader == ClassLoader.getPlatformClassLoader();
  }

  static String internalName(Class<?> type) {
    return type.getName().replace('.', '/');
  }

  /** The class and all that is above it: first its superclasses, then their interfaces. */
  static List<Class<?>> upwards(Class<?> type) {
    Set<Class<?>> above = new LinkedHashSet<>();
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      above.add(c);
    }
    for (Class<?> c : List.copyOf(above)) {
      addInterfaces(c, above);
    }
    return new ArrayList<>(above);
  }

  private static void addInterfaces(Class<?> type, Set<Class<?>> above) {
    for (Class<?> parent : type.getInterfaces()) {
      above.add(parent);
      addInterfaces(parent, above);
    }
  }

  /** Whether the class itself declares a method of this name and descriptor. */
  static boolean declares(Class<?> type, String name, String desc) {
    for (Method method : type.getDeclaredMethods()) {
      if (method.getName().equals(name) && descriptor(method).equals(desc)) {
        return true;
      }
    }
    return false;
  }

  static String descriptor(Method method) {
    return MethodType.methodType(method.getReturnType(), method.getParameterTypes())
        .toMethodDescriptorString();
  }
}
