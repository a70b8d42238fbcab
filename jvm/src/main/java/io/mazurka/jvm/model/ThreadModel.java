package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Handlers;
import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Traces;
import java.lang.Thread.UncaughtExceptionHandler;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Threads: their life, their interrupt status, and names and ids that belong to the execution. */
@ModelOf("java/lang/Thread")
public final class ThreadModel {

  private static final Overrides START = new Overrides(Thread.class, "start");
  private static final Overrides INTERRUPT = new Overrides(Thread.class, "interrupt");
  private static final Overrides IS_INTERRUPTED = new Overrides(Thread.class, "isInterrupted");
  private static final Overrides TO_STRING = new Overrides(Thread.class, "toString");
  private static final Overrides GET_HANDLER =
      new Overrides(Thread.class, "getUncaughtExceptionHandler");
  private static final Overrides SET_HANDLER =
      new Overrides(Thread.class, "setUncaughtExceptionHandler", UncaughtExceptionHandler.class);
  private static final int NAME = Operations.slot(Thread.class, "name");
  private static final long FOR_EVER = -1;
  private static final int NANOS_PER_MILLI = 1_000_000;

  private ThreadModel() {}

  public static void start(Thread self, int site) {
    if (!self.isVirtual() && START.in(self)) {
      self.start();
    } else {
      Operations.start(self, site);
    }
  }

  @Super("start")
  public static void superStart(Thread self, int site) {
    Operations.start(self, site);
  }

  /** The stacks of others are not shown: they are not where Java would have them. */
  public static StackTraceElement[] getStackTrace(Thread self, int site) {
    return self == Thread.currentThread() ? Traces.ofRunning() : new StackTraceElement[0];
  }

  @Static
  public static Thread startVirtualThread(Runnable task, int site) {
    return ThreadBuilderModel.start(Thread.ofVirtual(), task, site);
  }

  public static void join(Thread self, int site) throws InterruptedException {
    Operations.join(self, FOR_EVER, site);
  }

  public static void join(Thread self, long millis, int site) throws InterruptedException {
    checkTimeout(millis, 0);
    Operations.join(self, millis == 0 ? FOR_EVER : nanos(millis, 0), site);
  }

  public static void join(Thread self, long millis, int nanos, int site)
      throws InterruptedException {
    checkTimeout(millis, nanos);
    boolean forEver = millis == 0 && nanos == 0;
    Operations.join(self, forEver ? FOR_EVER : nanos(millis, nanos), site);
  }

  public static boolean join(Thread self, Duration duration, int site) throws InterruptedException {
    long nanos = TimeUnit.NANOSECONDS.convert(duration);
    if (Operations.state(self, site) == Thread.State.NEW) {
      throw new IllegalThreadStateException("Thread not started");
    }
    return nanos <= 0 ? !Operations.isAlive(self, site) : Operations.join(self, nanos, site);
  }

  @Static
  public static void sleep(long millis, int site) throws InterruptedException {
    checkTimeout(millis, 0);
    Operations.sleep(nanos(millis, 0), site);
  }

  @Static
  public static void sleep(long millis, int nanos, int site) throws InterruptedException {
    checkTimeout(millis, nanos);
    Operations.sleep(nanos(millis, nanos), site);
  }

  @Static
  public static void sleep(Duration duration, int site) throws InterruptedException {
    long nanos = TimeUnit.NANOSECONDS.convert(duration);
    if (nanos >= 0) {
      Operations.sleep(nanos, site);
    }
  }

  @Static
  @SuppressWarnings("NamedLikeContextualKeyword") // It is called as the method is that it replaces.
  public static void yield(int site) {
    Operations.yield(site);
  }

  @Static
  public static void onSpinWait(int site) {
    Operations.yield(site);
  }

  public static void interrupt(Thread self, int site) {
    if (!self.isVirtual() && INTERRUPT.in(self)) {
      self.interrupt();
    } else {
      Operations.interrupt(self, site);
    }
  }

  @Super("interrupt")
  public static void superInterrupt(Thread self, int site) {
    Operations.interrupt(self, site);
  }

  public static boolean isInterrupted(Thread self, int site) {
    return !self.isVirtual() && IS_INTERRUPTED.in(self)
        ? self.isInterrupted()
        : Operations.isInterrupted(self, site);
  }

  @Super("isInterrupted")
  public static boolean superIsInterrupted(Thread self, int site) {
    return Operations.isInterrupted(self, site);
  }

  @Static
  public static boolean interrupted(int site) {
    return Operations.interrupted(site);
  }

  public static boolean isAlive(Thread self, int site) {
    return Operations.isAlive(self, site);
  }

  public static Thread.State getState(Thread self, int site) {
    return Operations.state(self, site);
  }

  @Static
  public static Thread currentThread(int site) {
    return Operations.currentThread();
  }

  public static long threadId(Thread self, int site) {
    return Operations.threadId(self);
  }

  public static long getId(Thread self, int site) {
    return Operations.threadId(self);
  }

  public static String getName(Thread self, int site) {
    Operations.readVolatile(self, NAME, site);
    Operations.lookAtName();
    return self.getName();
  }

  public static void setName(Thread self, String name, int site) {
    Operations.writeVolatile(self, NAME, site);
    self.setName(name);
  }

  public static void setDaemon(Thread self, boolean on, int site) {
    Operations.setDaemon(self, on, site);
  }

  public static boolean isDaemon(Thread self, int site) {
    return Operations.isDaemon(self, site);
  }

  public static String toString(Thread self, int site) {
    if (self.isVirtual()) {
      String name = getName(self, site);
      String state = Operations.state(self, site).name().toLowerCase(Locale.ROOT);
      long id = Operations.threadId(self);
      return "VirtualThread[#" + id + (name.isEmpty() ? "" : "," + name) + "]/" + state;
    }
    return TO_STRING.in(self) ? self.toString() : superToString(self, site);
  }

  @Super("toString")
  public static String superToString(Thread self, int site) {
    String name = getName(self, site);
    ThreadGroup group = isTerminated(self, site) ? null : self.getThreadGroup();
    String groupName = group == null ? "" : group.getName();
    long id = Operations.threadId(self);
    return "Thread[#" + id + "," + name + "," + self.getPriority() + "," + groupName + "]";
  }

  public static @Nullable ThreadGroup getThreadGroup(Thread self, int site) {
    return isTerminated(self, site) ? null : self.getThreadGroup();
  }

  public static @Nullable UncaughtExceptionHandler getUncaughtExceptionHandler(
      Thread self, int site) {
    return GET_HANDLER.in(self)
        ? self.getUncaughtExceptionHandler()
        : superGetUncaughtExceptionHandler(self, site);
  }

  @Super("getUncaughtExceptionHandler")
  public static @Nullable UncaughtExceptionHandler superGetUncaughtExceptionHandler(
      Thread self, int site) {
    return isTerminated(self, site) ? null : Handlers.get(self, site);
  }

  public static void setUncaughtExceptionHandler(
      Thread self, @Nullable UncaughtExceptionHandler handler, int site) {
    if (SET_HANDLER.in(self)) {
      self.setUncaughtExceptionHandler(handler);
    } else {
      Handlers.set(self, handler, site);
    }
  }

  @Super("setUncaughtExceptionHandler")
  public static void superSetUncaughtExceptionHandler(
      Thread self, @Nullable UncaughtExceptionHandler handler, int site) {
    Handlers.set(self, handler, site);
  }

  @Static
  public static boolean holdsLock(Object monitor, int site) {
    return Operations.holdsLock(monitor);
  }

  @Static
  public static void setDefaultUncaughtExceptionHandler(
      @Nullable UncaughtExceptionHandler handler, int site) {
    Handlers.setDefault(handler, site);
  }

  @Static
  public static @Nullable UncaughtExceptionHandler getDefaultUncaughtExceptionHandler(int site) {
    return Handlers.getDefault(site);
  }

  private static boolean isTerminated(Thread self, int site) {
    return self != Operations.currentThread()
        && Operations.state(self, site) == Thread.State.TERMINATED;
  }

  private static long nanos(long millis, int nanos) {
    long whole = TimeUnit.MILLISECONDS.toNanos(millis);
    return whole > Long.MAX_VALUE - nanos ? Long.MAX_VALUE : whole + nanos;
  }

  private static void checkTimeout(long millis, int nanos) {
    if (millis < 0) {
      throw new IllegalArgumentException("timeout value is negative");
    }
    if (nanos < 0 || nanos >= NANOS_PER_MILLI) {
      throw new IllegalArgumentException("nanosecond timeout value out of range");
    }
  }
}
