package io.mazurka.jvm.runtime;

import java.util.ArrayList;
import java.util.List;

/**
 * What of an execution's past decides which data races there can be in its future: the last
 * accesses of threads to locations, and who knows of them by what has been released and acquired.
 *
 * <p>Clocks as such are of no use to an observer, as they count what has happened. Who knows of
 * which accesses is all that ever matters of them: whoever releases a location hands on what is
 * known, and one's own accesses are known to oneself. And what all threads know that have not
 * ended, no access can race with any more.
 */
public final class Past {

  private final World world;

  Past(World world) {
    this.world = world;
  }

  /** Whether what was read optimistically may or may not count. */
  public boolean isUndecided() {
    return world.accesses().isUndecided();
  }

  /** The accesses that some thread does not know of. */
  public List<PastAccess> accesses() {
    List<PastAccess> all = new ArrayList<>();
    world
        .accesses()
        .races()
        .tell(access -> {
          if (isNews(access)) {
            all.add(access);
          }
        });
    return all;
  }

  private boolean isNews(PastAccess access) {
    for (ProgramThread thread : world.threads()) {
      if (!thread.ended && !isKnownTo(thread, access)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the access happens before all that the thread will do, or is its own. */
  public boolean isKnownTo(ProgramThread thread, PastAccess access) {
    return thread.number() == access.thread()
        || world.clocks().ordered(access.thread(), access.moment(), thread.number());
  }

  /** Whether who acquires the location learns of the access. */
  public boolean isReleasedAt(int location, PastAccess access) {
    return world.clocks().released(access.thread(), access.moment(), location);
  }

  /** The locations that something was released at. */
  public int[] released() {
    Dirty released = world.clocks().released();
    int[] locations = new int[released.size()];
    for (int i = 0; i < locations.length; i++) {
      locations[i] = released.get(i);
    }
    return locations;
  }
}
