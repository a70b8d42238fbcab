package io.mazurka.jvm.runtime;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import org.jspecify.annotations.Nullable;

/** What threads do to each other: start, join, interrupt, park. */
final class Threads {

  private Threads() {}

  /** Waits for something, for an interrupt, or for time to pass. */
  private record Waiting(String forWhat, Guard awaited, Patience patience, @Nullable Await muted)
      implements Guard {

    @Override
    public boolean opensFor(ProgramThread thread) {
      return opensAtOnceFor(thread) || patience.ends() && (muted == null || muted.opensFor(thread));
    }

    @Override
    public boolean opensAtOnceFor(ProgramThread thread) {
      return awaited.opensFor(thread) || thread.interrupted;
    }

    @Override
    public String describe() {
      return forWhat;
    }
  }

  private static void checkUnstarted(World world, Thread identity) {
    if (world.population().of(identity) != null) {
      throw identity.isVirtual()
          ? new IllegalThreadStateException("Already started")
          : new IllegalThreadStateException();
    }
  }

  static void start(Thread identity, int site) {
    World world = World.active();
    checkUnstarted(world, identity);
    ProgramThread parent = Operations.thread();
    share(world, identity);
    if (identity.isDaemon()) {
      world.learned().note(Fact.DAEMONS);
    } else {
      world.learned().noteCompany();
    }
    int life = world.locationOf(identity, Locations.LIFE);
    Operation permits =
        world.learned().has(Fact.PERMITS)
            ? Operation.of(Kind.WRITE, world.locationOf(identity, Locations.PERMIT))
            : null;
    parent.perform(Operation.of(Kind.START, life, permits), null, site);
    checkUnstarted(world, identity);
    ProgramThread started = adopt(world, identity);
    if (world.stacks().kept()) {
      String where = ProgramStack.location(ProgramStack.capture());
      started.startedAt = where.isEmpty() ? parent.startedAt : where;
    }
    world.released(parent, life);
  }

  /** What a thread that is to be started refers to is shared, and so is the thread object. */
  static void share(World world, Thread identity) {
    Monitors.share(world, identity);
    ThreadFields.forEach(identity, reached -> Monitors.share(world, reached));
    Monitors.share(world, world.virtualThreads().task(identity));
  }

  /** Makes a thread object a thread of the program. */
  static ProgramThread adopt(World world, Thread identity) {
    Runnable task = world.virtualThreads().task(identity);
    Runnable code = task == null ? identity : task;
    ProgramThread thread = world.population().add(identity, code::run);
    thread.begun = true;
    return thread;
  }

  /**
   * Waits for the end of a thread. Who finds that it has ended does not care about interrupts, but
   * who was parked, as for the end of a virtual thread, may see the interrupt first.
   */
  static boolean join(Thread identity, long nanos, int site) throws InterruptedException {
    World world = World.active();
    ProgramThread thread = Operations.thread();
    ProgramThread target = world.population().of(identity);
    Monitor held = heldByJoining(thread, identity);
    if (held != null) {
      return joinInside(thread, identity, held, nanos, site);
    }
    int life = target == null ? world.locationOf(identity, Locations.LIFE) : target.life;
    if (thread == target && nanos < 0) {
      throw new io.mazurka.program.ProgramException("a thread joins itself: that never ends");
    }
    boolean parks = identity.isVirtual() && !world.learned().joinsAreFirm();
    if (parks && !isAlive(identity, site)) {
      return world.population().of(identity) != null;
    }
    thread.approach(site);
    // A join that can come before the end of the thread changes places with it.
    Kind untimed = world.learned().joinsAreFirm() ? Kind.JOIN : Kind.AWAIT;
    Patience patience = Patience.of(nanos);
    Kind kind = patience.ends() ? patience.kind(Kind.READ) : untimed;
    Operation operation = Operation.of(kind, life, Operation.of(Kind.UPDATE, thread.interruption));
    Guard end = target == null ? new NotStarted(world, identity) : target;
    Waiting waiting =
        new Waiting(
            "the end of " + world.names().thread(identity), end, patience, thread.spin.takeMuted());
    thread.performEither(
        operation,
        waiting,
        site,
        patience.state(),
        () -> parks && thread.interrupted && end.opensFor(thread) ? 2 : 1);
    ProgramThread now = world.population().of(identity);
    boolean ended = now == null || now.ended;
    if (!ended || thread.alternative() == 1) {
      checkInterrupt(thread);
    }
    if (ended) {
      world.acquired(thread, life);
      if (now != null) {
        world.population().joined(thread, now);
      }
    } else {
      world.accesses().notice();
      world.pass(thread, nanos);
    }
    return now != null && now.ended;
  }

  /** The monitor of a thread's object, if the thread that is about to join it holds it. */
  static @Nullable Monitor heldByJoining(ProgramThread thread, Thread identity) {
    Monitor monitor = identity.isVirtual() ? null : World.active().monitors().ifUsed(identity);
    return monitor != null && monitor.isOwnedBy(thread) ? monitor : null;
  }

  /** A thread that holds the monitor of the one it joins gives it up, as it waits there. */
  private static boolean joinInside(
      ProgramThread thread, Thread identity, Monitor monitor, long nanos, int site)
      throws InterruptedException {
    while (isAlive(identity, site)) {
      if (!monitor.await(thread, Math.max(nanos, 0), site)) {
        return !isAlive(identity, site);
      }
    }
    return World.active().population().of(identity) != null;
  }

  /** A thread that was never started is not waited for. */
  private record NotStarted(World world, Thread identity) implements Guard {

    @Override
    public boolean opensFor(ProgramThread thread) {
      ProgramThread target = world.population().of(identity);
      return target == null || target.ended;
    }

    @Override
    public String describe() {
      return "the end of " + world.names().thread(identity);
    }
  }

  static void sleep(long nanos, int site) throws InterruptedException {
    ProgramThread thread = Operations.thread();
    thread.approach(site);
    thread.perform(
        Operation.of(Kind.SLEEP, thread.interruption), null, site, Thread.State.TIMED_WAITING);
    if (thread.interrupted) {
      thread.clearInterrupt();
      throw Thread.currentThread().isVirtual()
          ? new InterruptedException()
          : new InterruptedException("sleep interrupted");
    }
    World.active().pass(thread, nanos);
  }

  static void interrupt(Thread identity, int site) {
    World world = World.active();
    ProgramThread thread = Operations.thread();
    int location = world.locationOf(identity, Locations.INTERRUPT);
    world.learned().note(Fact.INTERRUPTS);
    thread.perform(Operation.of(Kind.INTERRUPT, location), null, site);
    world.released(thread, location);
    world.population().interrupt(identity);
    world.changes().bump(location);
    thread.spin.changed();
  }

  static boolean isInterrupted(Thread identity, int site) {
    World world = World.active();
    ProgramThread thread = Operations.thread();
    int location = world.locationOf(identity, Locations.INTERRUPT);
    thread.perform(Operation.of(Kind.READ, location), null, site);
    boolean interrupted = world.population().isInterrupted(identity);
    if (interrupted) {
      world.acquired(thread, location);
    } else if (thread.identity() != identity) {
      world.accesses().notice();
    }
    return interrupted;
  }

  static boolean interrupted(int site) {
    ProgramThread thread = Operations.thread();
    Operation look = Operation.of(Kind.UPDATE, thread.interruption);
    thread.performIf(look, () -> thread.interrupted, site);
    boolean interrupted = thread.interrupted;
    if (interrupted) {
      thread.clearInterrupt();
    }
    return interrupted;
  }

  static boolean isAlive(Thread identity, int site) {
    return isAlive(touch(identity, Kind.READ, null, site));
  }

  /** Whether the thread ends with the program; it is part of its life from the beginning. */
  static boolean isDaemon(Thread identity, int site) {
    if (!isOwn(identity)) {
      touch(identity, Kind.READ, null, site);
    }
    return identity.isDaemon();
  }

  static void setDaemon(Thread identity, boolean on, int site) {
    if (isAlive(touch(identity, Kind.UPDATE, null, site))) {
      throw new IllegalThreadStateException();
    }
    identity.setDaemon(on);
  }

  private static boolean isAlive(@Nullable ProgramThread thread) {
    return thread != null && !thread.ended;
  }

  static Thread.State state(Thread identity, int site) {
    if (isOwn(identity)) {
      return Thread.State.NEW;
    }
    World world = World.active();
    world.learned().note(Fact.LOOKS_AT_STATES);
    Operation look = Operation.of(Kind.READ, world.links().statesOfThreads());
    ProgramThread target = touch(identity, Kind.READ, look, site);
    if (target == null) {
      return Thread.State.NEW;
    }
    return target.ended ? Thread.State.TERMINATED : target.stance.state();
  }

  /** Whether the thread was never started and only its creator can start it. */
  private static boolean isOwn(Thread identity) {
    World world = World.active();
    return world.population().of(identity) == null && world.objects().number(identity) == 0;
  }

  private static @Nullable ProgramThread touch(
      Thread identity, Kind kind, @Nullable Operation also, int site) {
    World world = World.active();
    ProgramThread thread = Operations.thread();
    int life = world.locationOf(identity, Locations.LIFE);
    thread.perform(Operation.of(kind, life, also), null, site);
    ProgramThread target = world.population().of(identity);
    if (target != null && target.ended) {
      world.acquired(thread, life);
    } else {
      world.accesses().notice();
    }
    return target;
  }

  static void park(long nanos, int site) {
    ProgramThread thread = Operations.thread();
    if (thread.wakesUpSpuriously(site)) {
      return;
    }
    thread.approach(site);
    Guard permitted = new Permit();
    Patience patience = Patience.of(nanos);
    Waiting waiting = new Waiting("a permit (park)", permitted, patience, thread.spin.takeMuted());
    Operation operation =
        Operation.of(Kind.PARK, thread.permission, Operation.of(Kind.READ, thread.interruption));
    thread.perform(operation, waiting, site, patience.state());
    if (thread.permit || thread.interrupted) {
      World.active().accesses().notice();
    }
    if (thread.permit) {
      thread.permit = false;
      thread.spin.changed();
    } else if (!thread.interrupted) {
      World.active().pass(thread, nanos);
    }
  }

  private record Permit() implements Guard {

    @Override
    public boolean opensFor(ProgramThread thread) {
      return thread.permit;
    }

    @Override
    public String describe() {
      return "a permit";
    }
  }

  static void unpark(@Nullable Thread identity, int site) {
    if (identity == null) {
      return;
    }
    World world = World.active();
    world.learned().note(Fact.PERMITS);
    int location = world.locationOf(identity, Locations.PERMIT);
    Operations.thread().perform(Operation.of(Kind.UNPARK, location), null, site);
    ProgramThread target = world.population().of(identity);
    if (target != null) {
      target.permit = true;
    }
  }

  /** Ends the program, after its shutdown hooks if there are any. */
  static void exit(int site, boolean hooks) {
    World world = World.active();
    ProgramThread thread = Operations.thread();
    world.learned().note(Fact.EXITS);
    Operation exit = Operation.of(Kind.EXIT, world.links().lifeOfProgram());
    thread.perform(exit, null, site);
    if (world.shutdown().exit(thread, hooks)) {
      thread.perform(exit, null, site);
      world.end();
    }
    thread.standStill(new Exiting(thread), site);
  }

  /** A thread that has told the program to end does nothing more. */
  record Exiting(ProgramThread thread) implements Guard {

    @Override
    public boolean opensFor(ProgramThread waiting) {
      return false;
    }

    @Override
    public String describe() {
      return "the end of the program"
          + (thread.isHook ? ", which waits for this shutdown hook" : "");
    }
  }

  /** Throws an exception if the running thread is interrupted, which it is no longer then. */
  static void checkInterrupt(ProgramThread thread) throws InterruptedException {
    if (thread.interrupted) {
      thread.clearInterrupt();
      throw new InterruptedException();
    }
  }

  /**
   * The same on the way into a wait, as a step of its own: a thread that is interrupted after it
   * may find what it waits for all the same.
   */
  static void checkInterruptOnEntry(int site) throws InterruptedException {
    if (!World.active().learned().joinsAreFirm() && interrupted(site)) {
      throw new InterruptedException();
    }
  }
}
