package io.mazurka.jvm.runtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What a thread object refers to on behalf of the program: its task, its inherited thread-locals,
 * its handler of exceptions, its group if the program has made its class. Methods of the thread may
 * be the program's own, and are not asked.
 */
final class ThreadFields {

  private static final @Nullable VarHandle HOLDER =
      find(Thread.class, "holder", "java.lang.Thread$FieldHolder");
  private static final @Nullable VarHandle TASK =
      find("java.lang.Thread$FieldHolder", "task", "java.lang.Runnable");
  private static final @Nullable VarHandle INHERITED =
      find(Thread.class, "inheritableThreadLocals", "java.lang.ThreadLocal$ThreadLocalMap");
  private static final @Nullable VarHandle HANDLER =
      find(Thread.class, "uncaughtExceptionHandler", "java.lang.Thread$UncaughtExceptionHandler");

  private ThreadFields() {}

  /** Calls back with each of them. */
  static void forEach(Thread thread, Consumer<Object> callback) {
    if (HOLDER != null && TASK != null) {
      Object holder = HOLDER.get(thread);
      pass(holder == null ? null : TASK.get(holder), callback);
    }
    if (INHERITED != null) {
      pass(INHERITED.get(thread), callback);
    }
    if (HANDLER != null) {
      pass(HANDLER.get(thread), callback);
    }
    ThreadGroup group = thread.getThreadGroup();
    if (group != null && ClassShape.of(group).isOfProgram) {
      callback.accept(group);
    }
  }

  private static void pass(@Nullable Object value, Consumer<Object> callback) {
    if (value != null && !(value instanceof ThreadGroup)) {
      callback.accept(value);
    }
  }

  private static @Nullable VarHandle find(String owner, String name, String type) {
    try {
      return find(Class.forName(owner), name, type);
    } catch (ClassNotFoundException _) {
      return null;
    }
  }

  private static @Nullable VarHandle find(Class<?> owner, String name, String type) {
    try {
      return MethodHandles.privateLookupIn(owner, MethodHandles.lookup())
          .findVarHandle(owner, name, Class.forName(type));
    } catch (ReflectiveOperationException _) {
      return null;
    }
  }
}
