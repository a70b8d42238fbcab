package io.mazurka.jvm.runtime;

import io.mazurka.jvm.model.JdkPolicy;
import io.mazurka.jvm.runtime.Touches.Touch;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.Spliterator;
import java.util.concurrent.DelayQueue;
import java.util.stream.BaseStream;
import org.jspecify.annotations.Nullable;

/**
 * Calls of JDK methods that have no model of their own. The receiver is one variable: the call
 * reads or writes it, and is safe for use by several threads or takes part in data races, as {@link
 * JdkPolicy} says of its class. The same goes for arguments that the method looks into. The whole
 * call is one operation.
 */
final class Calls {

  private final World world;
  private final Holds holds;
  private final Fronts fronts;
  private @Nullable Object firstArgument;
  private final Policies policies = new Policies();
  private final Touches touches;

  Calls(World world) {
    this.world = world;
    this.touches = new Touches(world);
    this.holds = new Holds(world);
    this.fronts = new Fronts(world);
  }

  /** Another execution begins. */
  void clear() {
    holds.clear();
    fronts.clear();
    firstArgument = null;
    touches.clear();
  }

  /** What threads hold of objects that are calling them back. */
  Holds holds() {
    return holds;
  }

  /** The first elements of queues of delayed ones. */
  Fronts fronts() {
    return fronts;
  }

  /** An argument of the call that is to come. */
  void given(@Nullable Object argument) {
    if (firstArgument == null) {
      firstArgument = argument;
    }
  }

  /** What the call that is to come is going to touch. */
  Touches touches() {
    return touches;
  }

  /** Turns what was {@linkplain Touches#shown shown} into text, hashes or compares it. */
  void show(ProgramThread thread, int site) {
    perform(thread, null, null, site);
  }

  /** Before a method of a JDK class that only looks at the receiver is called. */
  void look(ProgramThread thread, Object receiver, int site) {
    settle(thread);
    touches.argument(receiver, false);
    perform(thread, null, null, site);
    thread.lockedCalls.calling(receiver, site);
  }

  /** Before a method that a model accounts for looks at what the receiver is a view of. */
  void behind(ProgramThread thread, Object receiver, String method, int site) {
    touches.backing(receiver, method);
    perform(thread, null, null, site);
  }

  /** Before a method of a JDK class is called, or a static one if there is no receiver. */
  void before(ProgramThread thread, @Nullable Object receiver, int site) {
    Object argument = firstArgument;
    firstArgument = null;
    settle(thread);
    if (receiver != null) {
      thread.lockedCalls.begun();
    }
    if (receiver instanceof Controlled) {
      thread.callSite = site;
      return;
    }
    if (receiver != null && world.learned().has(Fact.LOCKED_COLLECTIONS)) {
      enterOuter(thread, receiver, site);
    }
    Monitor monitor = null;
    Holds.Demand demand = null;
    if (receiver == null) {
      thread.spin.changed();
    } else {
      JdkPolicy policy = policies.at(site, receiver.getClass());
      if (policy != JdkPolicy.IGNORE) {
        touch(thread, receiver, policy, site);
        boolean atomic = Policies.isAtomic(policy);
        monitor = atomic ? lockOf(thread, receiver, site) : null;
        demand = atomic ? demand(receiver, policy, argument, site) : null;
      }
    }
    if (!touches.isEmpty()) {
      perform(thread, monitor, demand, site);
      if (receiver instanceof DelayQueue<?> || receiver instanceof Iterator<?>) {
        fronts.call(receiver, thread, site);
      }
      thread.lockedCalls.calling(receiver, site);
    }
    thread.lockedCalls.begins();
    if (demand != null) {
      holds.checkRecursion(thread, demand);
    }
  }

  /** Gives back locks of calls that are over; others may run meanwhile, and call methods too. */
  private void settle(ProgramThread thread) {
    if (thread.lockedCalls.isLate()) {
      Touches.Shown[] shown = touches.takeShown();
      Touch[] touched = touches.take();
      thread.lockedCalls.settle();
      touches.add(touched, shown);
    }
  }

  /** Enters the monitors that the call enters before the last one, each in a step of its own. */
  private void enterOuter(ProgramThread thread, Object receiver, int site) {
    List<Object> locking =
        Policies.isAtomic(policies.at(site, receiver.getClass()))
            ? Underlying.locking(receiver)
            : List.of();
    if (locking.size() > 1) {
      Touches.Shown[] shown = touches.takeShown();
      Touch[] touched = touches.take();
      thread.lockedCalls.enter(locking.subList(0, locking.size() - 1), site);
      touches.add(touched, shown);
    }
  }

  /** What the call may have to wait for, where functions are known to make others wait. */
  private Holds.@Nullable Demand demand(
      Object receiver, JdkPolicy policy, @Nullable Object argument, int site) {
    if (!world.learned().has(Fact.HOLDS) && !holds.any()) {
      return null;
    }
    int number = world.objects().number(receiver);
    Object object = number == 0 ? receiver : world.objects().object(number);
    if (!Holds.canBeHeld(object)) {
      return null;
    }
    boolean keyed = receiver == object || receiver instanceof Set<?>;
    boolean writes = policy == JdkPolicy.ATOMIC_WRITE;
    return Holds.Demand.of(object, writes, keyed ? argument : null, Sites.get(site).member());
  }

  /** Whether the method is one of the JDK, on an object that can change. */
  boolean isOfJdk(Object receiver, int site) {
    return policies.at(site, receiver.getClass()) != JdkPolicy.IGNORE;
  }

  /** Whether the call may change the receiver. */
  boolean writes(Object receiver, int site) {
    JdkPolicy policy = policies.at(site, receiver.getClass());
    return policy == JdkPolicy.WRITE || policy == JdkPolicy.ATOMIC_WRITE;
  }

  /**
   * Makes the monitor of an object that locks itself the thread's; false if nobody else would
   * notice yet.
   */
  boolean enterMonitor(ProgramThread thread, Object receiver) {
    Object lock = Underlying.lock(receiver);
    int number = world.objects().numberOfMonitor(lock);
    if (number == 0) {
      thread.ownMonitors.add(lock);
      return true;
    }
    if (world.learned().has(Fact.LOCKED_COLLECTIONS)) {
      world.monitors().of(lock, number).own(thread);
      return true;
    }
    return false;
  }

  /** Gives that monitor back, in a step if others may have noticed that it was held. */
  void exitMonitor(ProgramThread thread, Object receiver, boolean noticed, int site) {
    Object lock = Underlying.lock(receiver);
    int number = world.objects().numberOfMonitor(lock);
    if (noticed || number == 0) {
      Monitors.exit(thread, lock, site);
    } else {
      world.monitors().of(lock, number).disown();
    }
  }

  private void touch(ProgramThread thread, Object receiver, JdkPolicy policy, int site) {
    if (isTraversal(receiver)) {
      thread.spin.changed();
    }
    touches.receiver(thread, receiver, policy, Sites.get(site).member());
  }

  private void perform(
      ProgramThread thread, @Nullable Monitor monitor, Holds.@Nullable Demand demand, int site) {
    Touches.Shown[] objects = touches.takeShown();
    Touch[] first = touches.take();
    Touch[] now = touches.withContents(first, objects);
    Operation operation = operation(now, monitor, demand);
    if (operation == null) {
      return;
    }
    if (monitor == null && demand == null && world.protections().cover(thread, now, site)) {
      hide(thread, now, site);
      return;
    }
    thread.stance.plain = Touches.areAll(now, false);
    thread.stance.weak = !Touches.areAll(now, true);
    Guard guard = monitor == null && demand != null ? holds.guard(demand) : monitor;
    if (objects.length == 0) {
      thread.perform(operation, guard, site, Thread.State.BLOCKED);
    } else {
      thread.performOneOf(
          () -> operation(touches.withContents(first, objects), monitor, demand),
          guard,
          site,
          Thread.State.BLOCKED);
      now = touches.withContents(first, objects);
    }
    if (monitor != null) {
      world.acquired(thread, monitor.lock());
    }
    for (Touch touch : now) {
      if (touch.atomic()) {
        Memory.synchronise(
            world, thread, touch.location(), Memory.Order.VOLATILE, true, touch.writes());
      }
      world.access(thread, touch.location(), touch.writes(), !touch.atomic(), site);
    }
    if (monitor != null) {
      world.released(thread, monitor.lock());
    }
  }

  private void hide(ProgramThread thread, Touch[] touches, int site) {
    thread.requireControl(site);
    world.trail().hide(thread.number());
    for (Touch touch : touches) {
      Memory.hide(world, thread, touch.location(), touch.writes());
    }
  }

  private static @Nullable Operation operation(
      Touch[] touches, @Nullable Monitor monitor, Holds.@Nullable Demand demand) {
    Operation operation = monitor == null ? null : Operation.of(Kind.LOCK, monitor.lock());
    for (Touch touch : touches) {
      operation = operation(touch, demand, operation);
    }
    return operation;
  }

  /** What the call does to one variable; where it may have to wait the kind says so. */
  private static Operation operation(
      Touch touch, Holds.@Nullable Demand demand, @Nullable Operation also) {
    Operation access =
        Operation.of(touch.writes() ? Kind.UPDATE : Kind.READ, touch.location(), also);
    if (demand == null || !touch.atomic()) {
      return access;
    }
    return touch.writes() ? Operation.of(Kind.ACQUIRE, touch.location(), also) : access;
  }

  /**
   * The last monitor that a class which locks its instances enters, unless the thread has entered
   * it or the program never does.
   */
  private @Nullable Monitor lockOf(ProgramThread thread, Object receiver, int site) {
    List<Object> locking =
        world.learned().has(Fact.LOCKED_COLLECTIONS) ? Underlying.locking(receiver) : List.of();
    if (locking.isEmpty()) {
      return null;
    }
    Object lock = Underlying.lock(locking.getLast());
    int number = world.objects().numberOfMonitor(lock);
    if (number == 0) {
      return null;
    }
    thread.lockedCalls.beforeOperation(site); // It may be inside a call that has entered it.
    Monitor monitor = world.monitors().of(lock, number);
    return monitor.isOwnedBy(thread) ? null : monitor;
  }

  /** Whether the methods of the object enter its monitor. */
  static boolean locksItself(Object object) {
    return ClassShape.of(object).locksItself;
  }

  /** What walks over a collection moves on even where it only reads the collection. */
  private static boolean isTraversal(Object receiver) {
    return receiver instanceof Iterator<?>
        || receiver instanceof Enumeration<?>
        || receiver instanceof Spliterator<?>
        || receiver instanceof BaseStream<?, ?>;
  }

  /** Whether there is anything in the object, apart from the program's own fields, to change. */
  static boolean canChange(Object object) {
    return Policies.ofReading(object.getClass()) != JdkPolicy.IGNORE;
  }

  /** Whether a method of the JDK may store what it is given in the receiver. */
  static boolean keepsArguments(Object receiver) {
    ClassShape shape = ClassShape.of(receiver);
    return !(receiver instanceof Tracked) ? shape.keepsArguments : shape.inherited != null;
  }
}
