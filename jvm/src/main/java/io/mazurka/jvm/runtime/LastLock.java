package io.mazurka.jvm.runtime;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The monitor of a thread's object, which the thread enters to end, and whatever else its end has
 * to wait for. It may hold the monitor itself.
 */
record LastLock(Monitor monitor, @Nullable Guard other) implements Guard {

  @Override
  public boolean opensFor(ProgramThread thread) {
    return (monitor.opensFor(thread) || monitor.isOwnedBy(thread))
        && (other == null || other.opensFor(thread));
  }

  @Override
  public String describe() {
    return monitor.owner() == null && other != null ? other.describe() : monitor.describe();
  }

  @Override
  public List<Thread> holders() {
    return monitor.holders();
  }
}
