package io.mazurka.jvm.runtime;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import org.jspecify.annotations.Nullable;

/**
 * Names and numbers for threads, the same in every execution. A thread that is given no name gets
 * the next number for one. In which order several threads make others that have none decides about
 * their names, and is explored as soon as the program looks at names.
 */
final class ThreadNumbers {

  private static final ThreadGroup GROUP = new ThreadGroup("main");

  private final World world;
  private int unnamed;
  private @Nullable ProgramThread giver;
  private boolean severalGivers;
  private boolean lookedAt;

  ThreadNumbers(World world) {
    this.world = world;
  }

  /** A main thread: it takes nothing over from the thread that searches. */
  @SuppressWarnings("ThreadPriorityCheck") // the priority is data that the program may look at
  Thread mainThread(ClassInfo.Source classes) {
    Thread thread = new Thread(GROUP, "main");
    thread.setDaemon(false);
    thread.setPriority(Thread.NORM_PRIORITY);
    if (classes instanceof ClassLoader loader) {
      thread.setContextClassLoader(loader);
    }
    return thread;
  }

  /** How many threads without a name there have been. */
  int given() {
    return unnamed;
  }

  /** Tells which name is next, and what decides whether the order of names matters. */
  void describe(Portrait portrait) {
    portrait.value(unnamed);
    portrait.value(giver == null ? -1 : giver.number());
    portrait.value((severalGivers ? 1 : 0) | (lookedAt ? 2 : 0));
  }

  /** The name of the next thread without one, which the running thread is about to make. */
  String nextName() {
    ProgramThread thread = World.running();
    if (thread != null) {
      severalGivers |= giver != null && giver != thread;
      giver = thread;
      count(thread);
    }
    return "Thread-" + unnamed++;
  }

  private void count(ProgramThread thread) {
    noteOrder();
    if (world.learned().has(Fact.LOOKS_AT_NAMES)) {
      int place = world.objects().addPlace(new Names.Place("the names of threads"));
      Operation next = Operation.of(Kind.UPDATE, world.location(place, Locations.WHOLE));
      thread.perform(next, null, Sites.NONE);
      Synchronizer.noticed();
    }
  }

  /** The program looks at the name of a thread. */
  void look() {
    lookedAt = true;
    noteOrder();
  }

  private void noteOrder() {
    if (lookedAt && severalGivers) {
      world.learned().note(Fact.LOOKS_AT_NAMES);
    }
  }
}
