package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.sync.LinedUp;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The methods of {@link ReentrantReadWriteLock} that cannot be overridden. */
@ModelOf("java/util/concurrent/locks/ReentrantReadWriteLock")
public final class ReentrantReadWriteLockModel {

  private ReentrantReadWriteLockModel() {}

  public static boolean hasQueuedThreads(ReentrantReadWriteLock self, int site) {
    return getQueueLength(self, site) > 0;
  }

  public static int getQueueLength(ReentrantReadWriteLock self, int site) {
    Operations.calledAt(site);
    return ((LinedUp) self).line().length();
  }

  public static boolean hasQueuedThread(ReentrantReadWriteLock self, Thread thread, int site) {
    Operations.calledAt(site);
    return ((LinedUp) self).line().has(thread);
  }
}
