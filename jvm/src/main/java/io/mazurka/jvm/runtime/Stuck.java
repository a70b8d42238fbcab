package io.mazurka.jvm.runtime;

import io.mazurka.program.Finding;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tells why threads are left that can never move again. */
final class Stuck {

  private Stuck() {}

  /** The deadlock or livelock, or null if no thread is stuck. */
  static @Nullable Finding describe(World world) {
    List<String> reasons = new ArrayList<>();
    List<String> summaries = new ArrayList<>();
    boolean spinning = false;
    for (ProgramThread thread : world.threads()) {
      Guard guard = thread.guard();
      if (thread.ended || isHarmless(thread) || guard == null) {
        continue;
      }
      if (thread.hung()) {
        return null;
      }
      spinning |= guard.spins();
      Site site = Sites.get(thread.site());
      String where = site == Site.NONE ? "" : " at " + site.place();
      reasons.add(world.names().thread(thread) + " waits for " + guard.describe() + where);
      summaries.add(
          world.names().thread(thread)
              + (site == Site.NONE ? " waits for " + guard.describe() : " at " + site.location()));
    }
    if (reasons.isEmpty()) {
      return null;
    }
    Finding.Kind kind = spinning ? Finding.Kind.LIVELOCK : Finding.Kind.DEADLOCK;
    return new Finding(
        kind, kind.label() + ": " + String.join(", ", summaries), String.join("\n", reasons));
  }

  /** A daemon may be left behind, and so may a thread that has told the program to end. */
  private static boolean isHarmless(ProgramThread thread) {
    return !thread.isHook
        && (thread.identity().isDaemon() || thread.guard() instanceof Threads.Exiting);
  }
}
