package io.mazurka.jvm.runtime;

import org.jspecify.annotations.Nullable;

/** Monitors of objects that are shared, and of those that are not yet. */
final class Monitors {

  private Monitors() {}

  static void enter(ProgramThread thread, @Nullable Object object, int site) {
    if (object == null) {
      throw new NullPointerException("Cannot enter synchronized block because value is null");
    }
    thread.lockedCalls.settle();
    World world = World.active();
    boolean own = world.objects().numberOfMonitor(object) == 0 && canBeOwn(world, object);
    if (own && !world.strays().hasStrayed(thread, object)) {
      thread.ownMonitors.add(object);
      world.tally().filter();
    } else {
      thread.lockedCalls.beforeOperation(site); // It may be inside a call that has entered it.
      Monitor monitor = of(world, object);
      if (monitor.object() != object) {
        throw Operations.refuse(
            "to synchronize on an entry of a map",
            "Let threads synchronize on the map, or on keys or values.",
            site);
      }
      monitor.enter(thread, site);
    }
  }

  static void exit(ProgramThread thread, @Nullable Object object, int site) {
    if (object == null) {
      throw new NullPointerException("Cannot exit synchronized block because value is null");
    }
    World world = World.active();
    if (world.objects().numberOfMonitor(object) == 0 && canBeOwn(world, object)) {
      if (!removeLast(thread, object)) {
        throw new IllegalMonitorStateException("current thread is not owner");
      }
    } else {
      of(world, object).exit(thread, site);
    }
  }

  static boolean holds(ProgramThread thread, Object object) {
    World world = World.active();
    return world.objects().numberOfMonitor(object) == 0 && canBeOwn(world, object)
        ? thread.ownMonitors.stream().anyMatch(o -> o == object)
        : of(world, object).isOwnedBy(thread);
  }

  /** The monitor of an object that is to be shared from now on. */
  static Monitor shared(World world, Object object) {
    share(world, object);
    return of(world, object);
  }

  /**
   * Makes an object shared of which it does not matter where it is stored; monitors that the
   * running thread had entered while it was not are really held now.
   */
  static void share(World world, @Nullable Object object) {
    share(world, object, null, Origins.UNKNOWN);
  }

  /** The same for an object that is stored in a field of another one, or of a class. */
  static void share(World world, @Nullable Object object, @Nullable Object holder, int slot) {
    world.objects().share(object, holder, slot);
    ProgramThread thread = World.running();
    if (thread != null && !thread.ownMonitors.isEmpty()) {
      thread.ownMonitors.removeIf(own -> nowShared(world, thread, own));
    }
  }

  private static boolean nowShared(World world, ProgramThread thread, Object own) {
    int number = world.objects().numberOfMonitor(own);
    if (number != 0) {
      world.monitors().of(own, number).own(thread);
    }
    return number != 0;
  }

  private static Monitor of(World world, Object object) {
    int number = world.objects().numberOfMonitor(object);
    return world.monitors().of(object, number == 0 ? world.objects().addImmutable(object) : number);
  }

  /**
   * Whether an object that is not shared is the thread's own. Anybody may have the same class, text
   * or number, unless the program has just made it.
   */
  private static boolean canBeOwn(World world, Object object) {
    if (!ClassShape.of(object).immutable) {
      return true;
    }
    boolean made = world.objects().canBeOwn(object);
    if (made) {
      world.learned().note(Fact.LOCKED_VALUES);
    }
    return made;
  }

  private static boolean removeLast(ProgramThread thread, Object object) {
    for (int i = thread.ownMonitors.size() - 1; i >= 0; i--) {
      if (thread.ownMonitors.get(i) == object) {
        thread.ownMonitors.remove(i);
        return true;
      }
    }
    return false;
  }
}
