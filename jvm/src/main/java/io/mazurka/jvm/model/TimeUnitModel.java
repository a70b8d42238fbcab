package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.concurrent.TimeUnit;

/** Sleeping, joining and waiting for an amount of time. */
@ModelOf("java/util/concurrent/TimeUnit")
public final class TimeUnitModel {

  private static final long NANOS_PER_MILLI = 1_000_000;

  private TimeUnitModel() {}

  public static void sleep(TimeUnit self, long timeout, int site) throws InterruptedException {
    if (timeout > 0) {
      Operations.sleep(self.toNanos(timeout), site);
    }
  }

  public static void timedJoin(TimeUnit self, Thread thread, long timeout, int site)
      throws InterruptedException {
    if (timeout > 0) {
      Operations.join(thread, self.toNanos(timeout), site);
    }
  }

  public static void timedWait(TimeUnit self, Object monitor, long timeout, int site)
      throws InterruptedException {
    if (timeout > 0) {
      long nanos = self.toNanos(timeout);
      ObjectModel.wait(monitor, nanos / NANOS_PER_MILLI, (int) (nanos % NANOS_PER_MILLI), site);
    }
  }
}
