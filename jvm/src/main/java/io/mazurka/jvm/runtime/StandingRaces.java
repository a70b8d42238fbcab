package io.mazurka.jvm.runtime;

import io.mazurka.program.Finding;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import org.jspecify.annotations.Nullable;

/**
 * Finds data races in a state, without a look at the past: two threads that stand before accesses
 * to one location, at least one of them a write and at least one of them plain. Whichever comes
 * first, nothing orders the two.
 *
 * <p>That finds a race if there are any: of the races of an execution take the first, and leave out
 * all that its first access happens before; what is left leads to a state in which both threads
 * stand before the two accesses. Unless, that is, a thread has noticed some of what is left out
 * without being ordered behind it: by a read that orders nothing, by trying a lock in vain, by a
 * permit. Then the past matters ({@link Past}).
 *
 * <p>Clocks find a race when its second access is performed. A search that goes no further where it
 * has been before may never perform it on the way that shows the race, so where states are compared
 * races must be found in them.
 */
final class StandingRaces {

  private final World world;
  private final RaceReports reports;

  StandingRaces(World world, RaceReports reports) {
    this.world = world;
    this.reports = reports;
  }

  /** A race that threads are about to run into, or null. */
  @Nullable Finding any() {
    for (ProgramThread thread : world.threads()) {
      Finding race = of(thread);
      if (race != null) {
        return race;
      }
    }
    return null;
  }

  /** A race of the thread's pending operation with that of another thread, or null. */
  @Nullable Finding of(ProgramThread thread) {
    Operation pending = reports.off() ? null : thread.pending();
    if (pending == null || !canAccess(thread)) {
      return null;
    }
    Finding found = null;
    for (ProgramThread other : world.threads()) {
      Operation opposite = other == thread ? null : other.pending();
      int location = opposite == null ? Operation.NO_OBJECT : conflict(pending, opposite);
      if (opposite != null
          && location != Operation.NO_OBJECT
          && (thread.stance.weak || other.stance.weak)
          && canAccess(other)) {
        world.accesses().notice();
        if (found == null && (isPlain(thread) || isPlain(other))) {
          found = reports.confirm(describe(thread, other, location));
        }
      }
    }
    return found;
  }

  private Finding describe(ProgramThread thread, ProgramThread other, int location) {
    boolean otherWrites = writes(other.pending(), location);
    Races.Other there =
        new Races.Other(other.number(), world.steps(), other.stance.site(), otherWrites);
    boolean writes = writes(thread.pending(), location);
    return reports.describe(world, there, thread, location, writes, thread.stance.site());
  }

  /** Whether a thread can go on now; what it reads optimistically may be without consequence. */
  private boolean canAccess(ProgramThread thread) {
    return world.enabled(thread) && !thread.optimisticReads.isOpen();
  }

  private static boolean isPlain(ProgramThread thread) {
    return thread.stance.plain && !Sites.get(thread.stance.site()).isCopy();
  }

  /** A location that both access and at least one writes, or none. */
  private static int conflict(Operation one, Operation other) {
    for (Operation a = one; a != null; a = a.also()) {
      if (!isAccess(a.kind())) {
        continue;
      }
      for (Operation b = other; b != null; b = b.also()) {
        if (a.object() == b.object()
            && isAccess(b.kind())
            && (isWrite(a.kind()) || isWrite(b.kind()))) {
          return a.object();
        }
      }
    }
    return Operation.NO_OBJECT;
  }

  private static boolean isAccess(Kind kind) {
    return kind == Kind.READ || isWrite(kind);
  }

  private static boolean isWrite(Kind kind) {
    return kind == Kind.WRITE || kind == Kind.UPDATE || kind == Kind.ADD;
  }

  private static boolean writes(@Nullable Operation operation, int location) {
    for (Operation link = operation; link != null; link = link.also()) {
      if (link.object() == location && isWrite(link.kind())) {
        return true;
      }
    }
    return false;
  }
}
