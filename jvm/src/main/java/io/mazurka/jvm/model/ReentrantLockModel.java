package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.sync.LinedUp;
import java.util.concurrent.locks.ReentrantLock;

/** The methods of {@link ReentrantLock} that cannot be overridden. */
@ModelOf("java/util/concurrent/locks/ReentrantLock")
public final class ReentrantLockModel {

  private ReentrantLockModel() {}

  public static boolean hasQueuedThreads(ReentrantLock self, int site) {
    return getQueueLength(self, site) > 0;
  }

  public static int getQueueLength(ReentrantLock self, int site) {
    Operations.calledAt(site);
    return ((LinedUp) self).line().length();
  }

  public static boolean hasQueuedThread(ReentrantLock self, Thread thread, int site) {
    Operations.calledAt(site);
    return ((LinedUp) self).line().has(thread);
  }
}
