package io.mazurka.jvm.runtime;

import io.mazurka.program.Finding;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

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

  private static final int HOOKS = Operations.slot(Runtime.class, "hooks");

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

  /** Adds a shutdown hook of the program's, unless it is too late for that. */
  void add(Thread hook, int site) {
    Objects.requireNonNull(hook);
    world.learned().noteCompany();
    Threads.share(world, hook);
    change(Operation.of(Kind.READ, world.locationOf(hook, Locations.LIFE)), site);
    ProgramThread started = world.population().of(hook);
    if (started != null && !started.ended) {
      throw new IllegalArgumentException("Hook already running");
    }
    if (hooks.contains(hook)) {
      throw new IllegalArgumentException("Hook previously registered");
    }
    hooks.add(hook);
  }

  /** Takes a hook back, if it is one and it is not too late for that. */
  boolean remove(Thread hook, int site) {
    change(null, site);
    return hooks.remove(Objects.requireNonNull(hook));
  }

  /** A step in which the hooks change; nobody notices while there is one thread only. */
  private void change(@Nullable Operation also, int site) {
    ProgramThread thread = Operations.thread();
    if (world.threads().size() == 1) {
      Memory.own(world, thread, true);
      return;
    }
    world.learned().note(Fact.HOOKS);
    int location = location();
    thread.perform(Operation.of(Kind.UPDATE, location, also), null, site);
    Memory.synchronise(world, thread, location, Memory.Order.VOLATILE, true, true);
    if (begun) {
      throw new IllegalStateException("Shutdown in progress");
    }
  }

  /** The location that stands for all hooks. */
  private int location() {
    return world.locationOf(Operations.statics(Runtime.class), HOOKS);
  }

  /** Whether the hooks have been started, or would have been if there were any. */
  boolean begun() {
    return begun;
  }

  void clear() {
    hooks.clear();
    begun = false;
  }

  /**
   * The program is told to end, at once or after its shutdown hooks; other threads go on till then.
   * Where these change the hooks they can be too late for that also if there are none: so the end
   * is a step of its own. Returns whether it is still to come.
   */
  boolean exit(ProgramThread thread, boolean runHooks) {
    if (!mayExit) {
      world.note(FORBIDDEN);
    }
    if (!runHooks) {
      world.end();
    } else if (!begun && hooks.isEmpty() && world.learned().has(Fact.HOOKS)) {
      begun = true;
      return true;
    } else if (!begun) {
      begin(thread);
    }
    return false;
  }

  /** The operation by which a thread ends, which may end the program. */
  Operation endOf(ProgramThread thread) {
    boolean mayEndProgram =
        world.learned().endMatters(thread) || world.learned().has(Fact.HOOKS) || !hooks.isEmpty();
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
   * last hook. Without hooks it is left to the one who has called for the end.
   */
  void ended(ProgramThread last) {
    if (begun && hooks.isEmpty()) {
      return;
    }
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
    if (world.learned().has(Fact.HOOKS)) {
      world.acquired(last, location());
    }
    List<ProgramThread> before = List.copyOf(world.threads());
    for (Thread identity : hooks) {
      ProgramThread hook = Threads.adopt(world, identity);
      hook.beHook(world.links().lifeOfProgram());
      before.stream().filter(t -> t.ended).forEach(t -> world.acquired(hook, t.life));
      world.released(last, hook.life);
    }
  }
}
