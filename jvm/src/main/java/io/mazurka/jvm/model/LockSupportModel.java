package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.VirtualTime;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Parking and unparking. */
@ModelOf("java/util/concurrent/locks/LockSupport")
public final class LockSupportModel {

  private static final long FOR_EVER = -1;

  private LockSupportModel() {}

  @Static
  public static void park(int site) {
    Operations.park(null, FOR_EVER, site);
  }

  @Static
  public static void park(@Nullable Object blocker, int site) {
    Operations.park(blocker, FOR_EVER, site);
  }

  @Static
  public static void parkNanos(long nanos, int site) {
    parkNanos(null, nanos, site);
  }

  @Static
  public static void parkNanos(@Nullable Object blocker, long nanos, int site) {
    if (nanos > 0) {
      Operations.park(blocker, nanos, site);
    }
  }

  @Static
  public static void parkUntil(long deadline, int site) {
    parkUntil(null, deadline, site);
  }

  @Static
  public static void parkUntil(@Nullable Object blocker, long deadline, int site) {
    long millis = Math.max(0, deadline - VirtualTime.currentTimeMillis());
    Operations.park(blocker, TimeUnit.MILLISECONDS.toNanos(millis), site);
  }

  @Static
  public static void unpark(@Nullable Thread thread, int site) {
    if (thread != null) {
      Operations.unpark(thread, site);
    }
  }

  /** Blockers serve thread dumps only; {@code getBlocker} is refused. */
  @Static
  public static void setCurrentBlocker(@Nullable Object blocker, int site) {}

  /** Only code of the same package may call it, which copies of the JDK's are not. */
  @Static
  public static long getThreadId(Thread thread, int site) {
    return Operations.threadId(thread);
  }
}
