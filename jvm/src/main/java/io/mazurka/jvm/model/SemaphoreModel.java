package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.sync.LinedUp;
import java.util.concurrent.Semaphore;

/** The methods of {@link Semaphore} that cannot be overridden. */
@ModelOf("java/util/concurrent/Semaphore")
public final class SemaphoreModel {

  private SemaphoreModel() {}

  public static boolean hasQueuedThreads(Semaphore self, int site) {
    return getQueueLength(self, site) > 0;
  }

  public static int getQueueLength(Semaphore self, int site) {
    Operations.calledAt(site);
    return ((LinedUp) self).line().length();
  }
}
