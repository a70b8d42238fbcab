package io.mazurka.jvm.runtime;

import io.mazurka.program.Finding;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tells why threads are left that can never move again. A daemon may be left behind, and so may a
 * thread that has told the program to end; but others may wait for what a daemon holds, so it is
 * told of with them.
 */
final class Stuck {

  private Stuck() {}

  /** The deadlock or livelock, or null if no thread is stuck. */
  static @Nullable Finding describe(World world) {
    List<String> reasons = new ArrayList<>();
    List<String> leftBehind = new ArrayList<>();
    List<String> summaries = new ArrayList<>();
    boolean spinning = false;
    for (ProgramThread thread : world.threads()) {
      Guard guard = thread.stance.guard();
      if (thread.ended || guard == null || guard instanceof Threads.Exiting && !thread.isHook) {
        continue;
      }
      if (thread.identity().isDaemon() && !thread.isHook) {
        leftBehind.add(reason(world, thread, guard) + " (a daemon)");
        continue;
      }
      if (thread.stance.guard() instanceof Hung) {
        return null;
      }
      spinning |= guard.spins();
      reasons.add(reason(world, thread, guard));
      Site site = Sites.get(thread.stance.site());
      summaries.add(
          world.names().thread(thread)
              + (site == Site.NONE ? " waits for " + guard.describe() : " at " + site.location()));
    }
    if (reasons.isEmpty()) {
      return null;
    }
    reasons.addAll(leftBehind);
    Finding.Kind kind = spinning ? Finding.Kind.LIVELOCK : Finding.Kind.DEADLOCK;
    return new Finding(
        kind, kind.label() + ": " + String.join(", ", summaries), String.join("\n", reasons));
  }

  private static String reason(World world, ProgramThread thread, Guard guard) {
    Site site = Sites.get(thread.stance.site());
    String where = site == Site.NONE ? "" : " at " + site.place();
    return world.names().thread(thread) + " waits for " + guard.describe() + where;
  }
}
