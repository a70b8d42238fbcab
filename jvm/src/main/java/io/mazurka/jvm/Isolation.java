package io.mazurka.jvm;

import io.mazurka.jvm.common.CommonNumbers;
import io.mazurka.jvm.common.ControlledProgram;
import io.mazurka.program.ProgramException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Map;

/**
 * A class loader with a copy of its own of every class of this front end, but for those in {@code
 * io.mazurka.jvm.common}.
 *
 * <p>Instrumented code calls static methods, and those find the world that they belong to in a
 * static field: nothing is faster. So each worker has static fields of its own, and what one worker
 * does is invisible to the others by construction.
 */
final class Isolation extends ClassLoader {

  private static final String OWN = "io.mazurka.jvm.";
  private static final String COMMON = "io.mazurka.jvm.common.";

  static {
    registerAsParallelCapable();
  }

  private Isolation() {
    super("mazurka", JvmProgram.class.getClassLoader());
  }

  /** Loads a program once more, by a copy of this front end. */
  static ControlledProgram load(Map<String, Object> options, CommonNumbers numbers) {
    try {
      Class<?> copy = Class.forName(JvmProgram.class.getName(), true, new Isolation());
      MethodType type =
          MethodType.methodType(ControlledProgram.class, Map.class, CommonNumbers.class);
      MethodHandle load = MethodHandles.publicLookup().findStatic(copy, "loadCopy", type);
      return (ControlledProgram) load.invokeExact(options, numbers);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new ProgramException("the program cannot be loaded for another worker: " + e, e);
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.startsWith(OWN) || name.startsWith(COMMON)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded != null ? loaded : findClass(name);
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      byte[] classFile = in.readAllBytes();
      return defineClass(
          name, classFile, 0, classFile.length, JvmProgram.class.getProtectionDomain());
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }
}
