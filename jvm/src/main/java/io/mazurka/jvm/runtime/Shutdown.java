package io.mazurka.jvm.runtime;

import io.mazurka.program.Finding;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.ArrayList;
import java.util.List;

/**
 * How the program comes to its end: with its last thread that is no daemon, or by a call, and then
 * its hooks.
 */
final class Shutdown {

  private static final Finding FORBIDDEN =
      new Finding(
          Finding.Kind.ASSERTION,
          "the program ends the Java virtual machine",
          "System.exit or Runtime.halt is called, which would end the whole test run.");

  private final World world;
  private final boolean mayExit;
  private final List<Thread> hooks = new ArrayList<>();
  private boolean begun;

  Shutdown(World world, boolean mayExit) {
    this.world = world;
    this.mayExit = mayExit;
  }

  /** The shutdown hooks, which the program adds and removes. */
  List<Thread> hooks() {
    return hooks;
  }

  /** Adds a shutdown hook of the program's. */
  void add(Thread hook) {
    if (hooks.contains(hook)) {
      throw new IllegalArgumentException("Hook previously registered");
    }
    world.learned().noteCompany();
    Threads.share(world, hook);
    hooks.add(hook);
  }

  /** Whether the hooks have been started. */
  boolean begun() {
    return begun;
  }

  void clear() {
    hooks.clear();
    begun = false;
  }

  /**
   * The program is told to end, at once or after its shutdown hooks; other threads go on till then.
   */
  void exit(ProgramThread thread, boolean runHooks) {
    if (!mayExit) {
      world.note(FORBIDDEN);
    }
    if (!runHooks) {
      world.end();
    } else if (!begun) {
      begin(thread);
    }
  }

  /** The operation by which a thread ends, which may end the program. */
  Operation endOf(ProgramThread thread) {
    boolean mayEndProgram = world.learned().endMatters(thread) || !hooks.isEmpty();
    Operation also =
        mayEndProgram ? Operation.of(Kind.RELEASE, world.links().lifeOfProgram()) : null;
    if (world.learned().beforeEnd(thread) != null) {
      also = Operation.of(Kind.JOIN, world.links().haste(), also);
    }
    Monitor monitor = world.learned().monitorAtEnd(thread);
    if (monitor != null) {
      also = Operation.of(Kind.NOTIFY_ALL, monitor.waitSet().location(), also);
      also = Operation.of(Kind.LOCK, monitor.lock(), also);
    }
    Steps.LastChange change = thread.lastChange;
    return Operation.of(Kind.END, thread.life, change == null ? also : change.operation(also));
  }

  /**
   * A thread has ended: the program is over with its last thread that is no daemon, and then its
   * last hook.
   */
  void ended(ProgramThread last) {
    for (ProgramThread thread : world.threads()) {
      if (!thread.ended && (begun ? thread.isHook : !thread.identity().isDaemon())) {
        return;
      }
    }
    if (begun) {
      world.end();
    } else {
      begin(last);
    }
  }

  /** Runs the shutdown hooks; without any the program is over. */
  private void begin(ProgramThread last) {
    if (hooks.isEmpty()) {
      world.end();
      return;
    }
    begun = true;
    List<ProgramThread> before = List.copyOf(world.threads());
    for (Thread identity : hooks) {
      ProgramThread hook = Threads.adopt(world, identity);
      hook.beHook(world.links().lifeOfProgram());
      before.stream().filter(t -> t.ended).forEach(t -> world.acquired(hook, t.life));
      world.released(last, hook.life);
    }
  }
}
