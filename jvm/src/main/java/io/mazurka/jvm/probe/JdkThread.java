package io.mazurka.jvm.probe;

import io.mazurka.jvm.runtime.Insight;
import java.lang.ref.Reference;
import java.util.function.BiConsumer;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/** What the JDK keeps in a thread object on behalf of the program. */
final class JdkThread {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long HOLDER = offset(Thread.class, "holder");
  private static final long TASK = offset(type("java.lang.Thread$FieldHolder"), "task");
  private static final long GROUP = offset(type("java.lang.Thread$FieldHolder"), "group");
  private static final long CONTEXT = offset(Thread.class, "contextClassLoader");
  private static final long HANDLER = offset(Thread.class, "uncaughtExceptionHandler");
  private static final long OWN = offset(Thread.class, "threadLocals");
  private static final long INHERITED = offset(Thread.class, "inheritableThreadLocals");
  private static final Class<?> MAP = type("java.lang.ThreadLocal$ThreadLocalMap");
  private static final long TABLE = offset(MAP, "table");
  private static final Class<?> ENTRY = type("java.lang.ThreadLocal$ThreadLocalMap$Entry");
  private static final long VALUE = offset(ENTRY, "value");

  private JdkThread() {}

  /** Whether the constructor of the JDK's has done its part. */
  static boolean isConstructed(Thread thread) {
    return thread.isVirtual() || UNSAFE.getReference(thread, HOLDER) != null;
  }

  /** Tells of the thread's task. */
  static void describeTask(Insight insight, Thread thread, Drawing drawing) {
    drawing.reference(insight.virtualTask(thread));
    Object holder = UNSAFE.getReference(thread, HOLDER);
    drawing.reference(holder == null ? null : UNSAFE.getReference(holder, TASK));
  }

  /** Tells where the thread belongs. */
  static void describePlace(Thread thread, Drawing drawing) {
    Object holder = UNSAFE.getReference(thread, HOLDER);
    drawing.reference(holder == null ? null : UNSAFE.getReference(holder, GROUP));
    drawing.reference(UNSAFE.getReference(thread, CONTEXT));
  }

  /** Tells of the thread's handler for exceptions that nobody catches. */
  static void describeHandler(Thread thread, Drawing drawing) {
    drawing.reference(UNSAFE.getReference(thread, HANDLER));
  }

  /** Calls back with each variable for which the thread has a value, and with its entry. */
  static void ownVariables(Thread thread, BiConsumer<ThreadLocal<?>, Object> callback) {
    forEach(UNSAFE.getReference(thread, OWN), callback);
    forEach(UNSAFE.getReference(thread, INHERITED), callback);
  }

  private static void forEach(@Nullable Object map, BiConsumer<ThreadLocal<?>, Object> callback) {
    if (map == null) {
      return;
    }
    for (Object entry : (Object[]) UNSAFE.getReference(map, TABLE)) {
      if (entry instanceof Reference<?> reference
          && reference.get() instanceof ThreadLocal<?> variable) {
        callback.accept(variable, entry);
      }
    }
  }

  /** Whether an object is an entry. */
  static boolean isEntry(Object object) {
    return ENTRY.isInstance(object);
  }

  /** The value in an entry. */
  static @Nullable Object value(Object entry) {
    return UNSAFE.getReference(entry, VALUE);
  }

  private static Class<?> type(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("this JDK has no " + name, e);
    }
  }

  private static long offset(Class<?> type, String field) {
    return UNSAFE.objectFieldOffset(type, field);
  }
}
