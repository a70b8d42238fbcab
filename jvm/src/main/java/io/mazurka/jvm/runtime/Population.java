package io.mazurka.jvm.runtime;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The threads of an execution, and the thread objects that the program knows them by. */
final class Population {

  private final World world;
  private final List<ProgramThread> threads = new ArrayList<>();
  private final IdentityHashMap<Thread, ProgramThread> byIdentity = new IdentityHashMap<>();
  private final List<Thread> interruptedEarly = new ArrayList<>(0);
  private int unjoined;
  private Thread.@Nullable UncaughtExceptionHandler defaultHandler;

  Population(World world) {
    this.world = world;
  }

  /** The threads so far. */
  List<ProgramThread> threads() {
    return threads;
  }

  /** Whether there is one thread left: nobody can tell its steps apart. */
  boolean isOne() {
    int alive = 0;
    for (int i = 0; i < threads.size(); i++) {
      alive += threads.get(i).ended ? 0 : 1;
    }
    return alive <= 1;
  }

  /** Brings a thread to life; its first step is still to come. */
  ProgramThread add(Thread identity, World.MainCode code) {
    IdentityHash.settleThread(identity, threads.size());
    world.clocks().addThread();
    ProgramThread[] self = new ProgramThread[1];
    ProgramThread thread =
        new ProgramThread(
            world, threads.size(), identity, () -> new Life(world, self[0]).live(code));
    self[0] = thread;
    threads.add(thread);
    unjoined += thread.number() == 0 ? 0 : 1;
    byIdentity.put(identity, thread);
    thread.interrupted = interruptedEarly.remove(identity);
    return thread;
  }

  /** A thread has joined another one, which has ended. */
  void joined(ProgramThread joining, ProgramThread ended) {
    if (joining.number() == 0 && !ended.joinedByMain) {
      ended.joinedByMain = true;
      unjoined--;
    }
  }

  /** How many threads there have been that the main thread has not joined yet. */
  int unjoined() {
    return unjoined;
  }

  /** Who is told of an exception that a thread dies of and has no handler for. */
  Thread.@Nullable UncaughtExceptionHandler defaultHandler() {
    return defaultHandler;
  }

  void defaultHandler(Thread.@Nullable UncaughtExceptionHandler handler) {
    defaultHandler = handler;
  }

  /** The thread of a thread object, or null if it was never started. */
  @Nullable ProgramThread of(Thread identity) {
    IdentityHash.settle(identity);
    return byIdentity.get(identity);
  }

  /** Sets the interrupt status of a thread, which need not have been started yet. */
  void interrupt(Thread identity) {
    ProgramThread thread = of(identity);
    if (thread != null) {
      thread.interrupted = true;
    } else if (!interruptedEarly.contains(identity)) {
      interruptedEarly.add(identity);
    }
  }

  boolean isInterrupted(Thread identity) {
    ProgramThread thread = of(identity);
    return thread == null ? interruptedEarly.contains(identity) : thread.interrupted;
  }

  /** The threads that were interrupted before they were started. */
  List<Thread> interruptedEarly() {
    return interruptedEarly;
  }

  void clear() {
    defaultHandler = null;
    unjoined = 0;
    threads.clear();
    byIdentity.clear();
    interruptedEarly.clear();
  }
}
