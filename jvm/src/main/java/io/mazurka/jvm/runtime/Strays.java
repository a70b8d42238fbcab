package io.mazurka.jvm.runtime;

/**
 * Objects that have come to another thread by a way that nobody follows: something of the JDK has
 * kept them for one thread and given them to another. What is not shared is marked as the own of
 * the thread that uses it; the first one that turns out to be another's makes the search begin
 * again, in which all objects of its class are shared from their first use on.
 */
final class Strays {

  private static final int THREADS = 1 << 8;

  private final World world;
  private int executions;

  Strays(World world) {
    this.world = world;
  }

  /** Another execution begins: marks of earlier ones do not count. */
  void clear() {
    executions++;
  }

  /** The number of an object that a thread is about to use, or 0 if it is the thread's own. */
  int number(ProgramThread thread, Object object) {
    int number = world.objects().number(object);
    return number != 0 || !(object instanceof Tracked tracked) ? number : claim(thread, tracked);
  }

  /** Whether an object that was not shared so far is one of them, and is shared now. */
  boolean hasStrayed(ProgramThread thread, Object object) {
    return object instanceof Tracked tracked && claim(thread, tracked) != 0;
  }

  private int claim(ProgramThread thread, Tracked object) {
    int mark = markOf(thread);
    if (object.$mazurka$id() == mark || ClassShape.of(object).immutable) {
      return 0;
    }
    check(thread, object);
    if (world.learned().mayStray(object.getClass())) {
      Monitors.share(world, object);
      return world.objects().number(object);
    }
    object.$mazurka$id(mark);
    return 0;
  }

  /** The thread has got hold of an object that is not shared yet. */
  void check(ProgramThread thread, Tracked object) {
    int found = object.$mazurka$id();
    int mark = markOf(thread);
    if (found < 0 && found != mark && (found ^ mark) < THREADS) {
      world.learned().noteStray(object.getClass());
    }
  }

  private int markOf(ProgramThread thread) {
    return ~((executions * THREADS | thread.number() % THREADS) & Integer.MAX_VALUE);
  }
}
