package io.mazurka.jvm.runtime;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The monitors of the shared objects that somebody has used. */
final class MonitorTable {

  private final World world;
  private @Nullable Monitor[] monitors = new Monitor[64];

  MonitorTable(World world) {
    this.world = world;
  }

  /** The monitor of a shared object. */
  Monitor of(Object object, int number) {
    if (number >= monitors.length) {
      monitors = Arrays.copyOf(monitors, Math.max(number + 1, 2 * monitors.length));
    }
    Monitor monitor = monitors[number];
    if (monitor == null) {
      if (Calls.locksItself(object) || Underlying.mayBeLocked(object)) {
        world.learned().note(Fact.LOCKED_COLLECTIONS);
      }
      monitor = new Monitor(world, object, number);
      monitors[number] = monitor;
    }
    return monitor;
  }

  /** The monitor of the shared object of that number, if anybody has used it. */
  @Nullable Monitor ifUsed(int number) {
    return number < monitors.length ? monitors[number] : null;
  }

  /** The monitor of an object, if anybody has used it. */
  @Nullable Monitor ifUsed(Object object) {
    return ifUsed(world.objects().numberOfMonitor(object));
  }

  void clear() {
    Arrays.fill(monitors, null);
  }
}
