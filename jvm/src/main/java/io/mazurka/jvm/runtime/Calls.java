package io.mazurka.jvm.runtime;

import io.mazurka.jvm.model.JdkPolicy;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.Spliterator;
import java.util.stream.BaseStream;
import org.jspecify.annotations.Nullable;

/**
 * Calls of JDK methods that have no model of their own. The receiver is one variable: the call
 * reads or writes it, and is safe for use by several threads or takes part in data races, as {@link
 * JdkPolicy} says of its class. The same goes for arguments that the method looks into. The whole
 * call is one operation.
 */
final class Calls {

  /** One variable that a call reads or writes. */
  private record Touch(int location, boolean writes, boolean atomic) {}

  private final World world;
  private final Holds holds;
  private @Nullable Object firstArgument;
  private final List<Touch> touched = new ArrayList<>();
  private final List<Object> shown = new ArrayList<>();
  private @Nullable Class<?>[] classes = new Class<?>[64];
  private @Nullable JdkPolicy[] policies = new JdkPolicy[64];

  Calls(World world) {
    this.world = world;
    this.holds = new Holds(world);
  }

  /** Another execution begins. */
  void clear() {
    holds.clear();
    firstArgument = null;
    touched.clear();
    shown.clear();
  }

  /** What threads hold of objects that are calling them back. */
  Holds holds() {
    return holds;
  }

  /** An argument of the call that is to come. */
  void given(@Nullable Object argument) {
    if (firstArgument == null) {
      firstArgument = argument;
    }
  }

  /** An argument that the method to be called looks into, or changes. */
  void passed(Object argument, boolean writes) {
    Object elements = Backing.of(argument);
    if (elements != null) {
      passed(elements, writes);
    }
    int number = world.objects().number(argument);
    if (number == 0) {
      return;
    }
    if (argument.getClass().isArray()) {
      for (int i = 0; i < Array.getLength(argument); i++) {
        touched.add(new Touch(world.location(number, i), writes, false));
      }
      return;
    }
    JdkPolicy policy = judge(argument.getClass(), writes ? "add()" : "toString()");
    if (policy != JdkPolicy.IGNORE) {
      boolean atomic = isAtomic(policy) || isViewOfSafe(argument, number);
      touched.add(new Touch(world.location(number, Locations.WHOLE), writes, atomic));
    }
  }

  /** What the method to be called turns into text, hashes or compares, with all that is inside. */
  void shown(Object object) {
    ClassShape shape = ClassShape.of(object);
    if (!shape.immutable && (!(object instanceof Tracked) || shape.inherited != null)) {
      shown.add(object);
    }
  }

  /** Turns what was {@linkplain #shown shown} into text, hashes or compares it. */
  void show(ProgramThread thread, int site) {
    perform(thread, null, null, site);
  }

  /** Before a method of a JDK class is called, or a static one if there is no receiver. */
  void before(ProgramThread thread, @Nullable Object receiver, int site) {
    thread.lockedCalls.settle();
    Object argument = firstArgument;
    firstArgument = null;
    if (receiver instanceof Controlled) {
      thread.callSite = site;
      return;
    }
    Monitor monitor = null;
    Holds.Demand demand = null;
    if (receiver == null) {
      thread.spin.changed();
    } else {
      JdkPolicy policy = policy(receiver.getClass(), site);
      if (policy != JdkPolicy.IGNORE) {
        touch(thread, receiver, policy, site);
        monitor = isAtomic(policy) ? lockOf(thread, receiver) : null;
        demand = isAtomic(policy) ? demand(receiver, policy, argument, site) : null;
      }
    }
    if (!touched.isEmpty() || !shown.isEmpty()) {
      perform(thread, monitor, demand, site);
      thread.lockedCalls.calling(receiver, site);
    }
    if (demand != null) {
      holds.checkRecursion(thread, demand);
    }
  }

  /** What the call may have to wait for, where functions are known to make others wait. */
  private Holds.@Nullable Demand demand(
      Object receiver, JdkPolicy policy, @Nullable Object argument, int site) {
    if (!world.learned().holds() && !holds.any()) {
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
    return policy(receiver.getClass(), site) != JdkPolicy.IGNORE;
  }

  /** Whether the call may change the receiver. */
  boolean writes(Object receiver, int site) {
    JdkPolicy policy = policy(receiver.getClass(), site);
    return policy == JdkPolicy.WRITE || policy == JdkPolicy.ATOMIC_WRITE;
  }

  /**
   * Makes the monitor of an object that locks itself the thread's; false if nobody else would
   * notice yet.
   */
  boolean enterMonitor(ProgramThread thread, Object receiver) {
    int number = world.objects().number(receiver);
    if (number == 0) {
      thread.ownMonitors.add(receiver);
      return true;
    }
    if (world.learned().locksCollections()) {
      world.monitors().of(receiver, number).own(thread);
      return true;
    }
    return false;
  }

  /** Gives that monitor back, in a step if others may have noticed that it was held. */
  void exitMonitor(ProgramThread thread, Object receiver, boolean noticed, int site) {
    int number = world.objects().number(receiver);
    if (noticed || number == 0) {
      Monitors.exit(thread, receiver, site);
    } else {
      world.monitors().of(receiver, number).disown();
    }
  }

  private void touch(ProgramThread thread, Object receiver, JdkPolicy policy, int site) {
    boolean writes = writes(receiver, policy, Sites.get(site).member());
    if (isTraversal(receiver)) {
      thread.spin.changed();
    }
    Object elements = Backing.of(receiver);
    if (elements != null) {
      passed(elements, Backing.changes(receiver, Sites.get(site).member()));
    }
    int number = world.objects().number(receiver);
    if (number == 0) {
      Memory.own(world, thread, writes);
      return;
    }
    boolean atomic = isAtomic(policy) || isViewOfSafe(receiver, number);
    touched.add(new Touch(world.location(number, Locations.WHOLE), writes, atomic));
  }

  /**
   * Whether the call changes the receiver. An iterator over what nobody can change moves on; a map
   * in the order of accesses puts what is asked for last.
   */
  private boolean writes(Object receiver, JdkPolicy policy, String method) {
    if (policy == JdkPolicy.READ
        && (receiver instanceof Iterator<?> || receiver instanceof Enumeration<?>)) {
      int number = world.objects().number(receiver);
      return number != 0 && world.objects().object(number) == receiver && !method.startsWith("has");
    }
    return policy == JdkPolicy.WRITE
        || policy == JdkPolicy.ATOMIC_WRITE
        || method.startsWith("get") && AccessOrder.of(receiver);
  }

  /** Whether the receiver only leads to an object that takes care of itself. */
  private boolean isViewOfSafe(Object receiver, int number) {
    Object object = world.objects().object(number);
    return object != receiver
        && object.getClass().getName().startsWith("java.util.concurrent.")
        && isAtomic(judge(object.getClass(), "toString()"));
  }

  private void perform(
      ProgramThread thread, @Nullable Monitor monitor, Holds.@Nullable Demand demand, int site) {
    Object[] objects = shown.toArray();
    shown.clear();
    Touch[] first = touched.toArray(Touch[]::new);
    touched.clear();
    Touch[] touches = withContents(first, objects);
    Operation operation = operation(touches, monitor, demand);
    if (operation == null) {
      return;
    }
    thread.plain = all(touches, false);
    thread.weak = !all(touches, true);
    Guard guard = monitor == null && demand != null ? holds.guard(demand) : monitor;
    if (objects.length == 0) {
      thread.perform(operation, guard, site, Thread.State.BLOCKED);
    } else {
      thread.performOneOf(
          () -> operation(withContents(first, objects), monitor, demand),
          guard,
          site,
          Thread.State.BLOCKED);
      touches = withContents(first, objects);
    }
    if (monitor != null) {
      world.acquired(thread, monitor.lock());
    }
    for (Touch touch : touches) {
      if (touch.atomic) {
        Memory.synchronise(
            world, thread, touch.location, Memory.Order.VOLATILE, true, touch.writes);
      }
      world.access(thread, touch.location, touch.writes, !touch.atomic, site);
    }
    if (monitor != null) {
      world.released(thread, monitor.lock());
    }
  }

  private static boolean all(Touch[] touches, boolean atomic) {
    for (Touch touch : touches) {
      if (touch.atomic != atomic) {
        return false;
      }
    }
    return true;
  }

  /** What the call touches in the present state, with what is inside of the objects it shows. */
  private Touch[] withContents(Touch[] first, Object[] objects) {
    if (objects.length == 0) {
      return first;
    }
    touched.addAll(Arrays.asList(first));
    for (Object object : objects) {
      passed(object, false);
      Contents.of(object).forEach(inside -> passed(inside, false));
    }
    Touch[] all = touched.stream().distinct().toArray(Touch[]::new);
    touched.clear();
    return all;
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
    Operation access = Operation.of(touch.writes ? Kind.UPDATE : Kind.READ, touch.location, also);
    if (demand == null || !touch.atomic) {
      return access;
    }
    if (touch.writes) {
      return Operation.of(Kind.ACQUIRE, touch.location, also);
    }
    return demand.readsMayWait() ? Operation.of(Kind.AWAIT, touch.location, access) : access;
  }

  /**
   * The monitor that a class which locks its instances enters, unless the thread has entered it or
   * the program never does.
   */
  private @Nullable Monitor lockOf(ProgramThread thread, Object receiver) {
    int number = world.objects().number(receiver);
    if (number == 0 || !world.learned().locksCollections() || !locksItself(receiver)) {
      return null;
    }
    Monitor monitor = world.monitors().of(receiver, number);
    return monitor.isOwnedBy(thread) ? null : monitor;
  }

  /** Whether the methods of the object enter its monitor. */
  static boolean locksItself(Object object) {
    return JdkPolicy.locksReceiver(object.getClass().getName().replace('.', '/'));
  }

  private static boolean isAtomic(JdkPolicy policy) {
    return policy == JdkPolicy.ATOMIC_READ || policy == JdkPolicy.ATOMIC_WRITE;
  }

  /** What walks over a collection moves on even where it only reads the collection. */
  private static boolean isTraversal(Object receiver) {
    return receiver instanceof Iterator<?>
        || receiver instanceof Enumeration<?>
        || receiver instanceof Spliterator<?>
        || receiver instanceof BaseStream<?, ?>;
  }

  private JdkPolicy policy(Class<?> type, int site) {
    if (site >= classes.length) {
      int length = Math.max(site + 1, 2 * classes.length);
      classes = Arrays.copyOf(classes, length);
      policies = Arrays.copyOf(policies, length);
    }
    JdkPolicy known = policies[site];
    if (known != null && classes[site] == type) {
      return known;
    }
    JdkPolicy policy = judge(type, Sites.get(site).member());
    classes[site] = type;
    policies[site] = policy;
    return policy;
  }

  /**
   * The program's own methods speak for themselves, as their code is instrumented; what its classes
   * inherit from the JDK does not.
   */
  private static JdkPolicy judge(Class<?> type, String method) {
    if (type.isArray() || type == PlainObject.class) {
      return JdkPolicy.IGNORE;
    }
    int descriptor = method.indexOf('(');
    String name = method.substring(0, descriptor);
    Class<?> declaring = type;
    if (type.getClassLoader() instanceof ClassInfo.Source) {
      Class<?> inherited = ClassShape.of(type).inherited;
      if (inherited == null || isOwn(type, inherited, name, method.substring(descriptor))) {
        return JdkPolicy.IGNORE;
      }
      declaring = inherited;
    }
    return JdkPolicy.of(declaring.getName().replace('.', '/'), name, method.substring(descriptor));
  }

  /** Whether there is anything in the object, apart from the program's own fields, to change. */
  static boolean canChange(Object object) {
    return judge(object.getClass(), "toString()") != JdkPolicy.IGNORE;
  }

  /** Whether a method of the JDK may store what it is given in the receiver. */
  static boolean keepsArguments(Object receiver) {
    return !(receiver instanceof Tracked) || ClassShape.of(receiver).inherited != null;
  }

  private static boolean isOwn(Class<?> type, Class<?> inherited, String name, String descriptor) {
    for (Class<?> c = type; c != inherited; c = c.getSuperclass()) {
      if (declares(c, name, descriptor)) {
        return true;
      }
    }
    return false;
  }

  private static boolean declares(Class<?> type, String name, String descriptor) {
    return Arrays.stream(type.getDeclaredMethods())
        .anyMatch(method ->
            method.getName().equals(name)
                && MethodType.methodType(method.getReturnType(), method.getParameterTypes())
                    .toMethodDescriptorString()
                    .equals(descriptor));
  }
}
