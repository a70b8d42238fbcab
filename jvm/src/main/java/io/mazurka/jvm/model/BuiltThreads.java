package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Controlled;
import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Synchronizer;
import io.mazurka.program.Kind;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.ThreadFactory;
import org.jspecify.annotations.Nullable;

/** What the {@code factory} of a thread builder gives: it makes threads as the builder would. */
final class BuiltThreads implements ThreadFactory, Controlled {

  private static final @Nullable VarHandle NAME = find("name", String.class);
  private static final @Nullable VarHandle COUNTER = find("counter", long.class);
  private static final String GIVEN_BY_THE_JDK = "Thread-\\d+";

  private final Synchronizer self = new Synchronizer(this);
  private final ThreadFactory factory;
  private final boolean named;
  private final boolean counts;

  BuiltThreads(Thread.Builder builder) {
    this.factory = builder.factory();
    this.named = hasName(builder);
    this.counts = COUNTER == null || (long) COUNTER.get(builder) >= 0;
  }

  @Override
  public Synchronizer synchronizer() {
    return self;
  }

  /** A factory that counts its threads is one that others notice. */
  @Override
  public Thread newThread(Runnable task) {
    if (counts) {
      self.act(Kind.UPDATE);
      Synchronizer.noticed();
    }
    return settle(factory.newThread(task), named, task);
  }

  /** Gives a thread what must be the same in every execution. */
  static Thread settle(Thread thread, boolean named, Runnable task) {
    if (thread.isVirtual()) {
      Operations.addVirtual(thread, task);
    } else if (!named && thread.getName().matches(GIVEN_BY_THE_JDK)) {
      thread.setName(Operations.nextThreadName());
    }
    return thread;
  }

  static boolean hasName(Thread.Builder builder) {
    return NAME != null && NAME.get(builder) != null;
  }

  private static @Nullable VarHandle find(String field, Class<?> type) {
    try {
      Class<?> builder = Class.forName("java.lang.ThreadBuilders$BaseThreadBuilder");
      return MethodHandles.privateLookupIn(builder, MethodHandles.lookup())
          .findVarHandle(builder, field, type);
    } catch (ReflectiveOperationException _) {
      return null;
    }
  }
}
