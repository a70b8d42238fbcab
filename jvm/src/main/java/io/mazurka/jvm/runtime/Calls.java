package io.mazurka.jvm.runtime;

import io.mazurka.jvm.model.JdkPolicy;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.stream.BaseStream;
import org.jspecify.annotations.Nullable;

/**
 * Calls of JDK methods that have no model of their own. The receiver is one variable: the call
 * reads or writes it, and is safe for use by several threads or takes part in data races, as {@link
 * JdkPolicy} says of its class.
 */
final class Calls {

  /** Classes of the JDK that call the program back while they hold a monitor of their own. */
  private static final List<String> LOCKED_CALLBACKS =
      List.of(
          "java.util.concurrent.ConcurrentHashMap",
          "java.util.concurrent.CopyOnWriteArrayList",
          "java.util.concurrent.CopyOnWriteArraySet",
          "java.util.Collections$Synchronized",
          "java.util.Vector",
          "java.util.Hashtable",
          "java.util.Properties",
          "java.util.Stack",
          "java.lang.StringBuffer");

  private @Nullable Class<?>[] classes = new Class<?>[64];
  private @Nullable JdkPolicy[] policies = new JdkPolicy[64];

  /** Before a method of a JDK class is called. */
  void before(World world, ProgramThread thread, Object receiver, int site) {
    JdkPolicy policy = policy(receiver.getClass(), site);
    if (policy == JdkPolicy.IGNORE) {
      return;
    }
    if (isTraversal(receiver)) {
      thread.spin.changed();
    }
    boolean writes = policy == JdkPolicy.WRITE || policy == JdkPolicy.ATOMIC_WRITE;
    int number = world.objects().number(receiver);
    if (number == 0) {
      Memory.own(world, thread, writes);
      return;
    }
    boolean atomic = policy == JdkPolicy.ATOMIC_READ || policy == JdkPolicy.ATOMIC_WRITE;
    int location = world.location(number, Locations.WHOLE);
    perform(
        world, thread, receiver, Operation.of(writes ? Kind.UPDATE : Kind.READ, location), site);
    if (atomic) {
      thread.insideLockedCall = callsBackLocked(receiver.getClass().getName());
      Memory.synchronise(world, thread, location, Memory.Order.VOLATILE, true, writes);
    }
    world.access(thread, location, writes, !atomic, site);
  }

  /**
   * A class that locks its instances waits for threads that are in a synchronized block on them.
   */
  private static void perform(
      World world, ProgramThread thread, Object receiver, Operation operation, int site) {
    Monitor monitor = world.monitorIfUsed(receiver);
    if (monitor == null
        || monitor.isOwnedBy(thread)
        || !JdkPolicy.locksReceiver(receiver.getClass().getName().replace('.', '/'))) {
      thread.perform(operation, null, site);
    } else {
      Operation locking =
          Operation.of(
              operation.kind(), operation.object(), Operation.of(Kind.LOCK, monitor.lock()));
      thread.perform(locking, monitor, site, Thread.State.BLOCKED);
    }
  }

  /** What walks over a collection moves on even where it only reads the collection. */
  private static boolean isTraversal(Object receiver) {
    return receiver instanceof Iterator<?>
        || receiver instanceof Enumeration<?>
        || receiver instanceof Spliterator<?>
        || receiver instanceof BaseStream<?, ?>;
  }

  private static boolean callsBackLocked(String className) {
    for (String name : LOCKED_CALLBACKS) {
      if (className.startsWith(name)) {
        return true;
      }
    }
    return false;
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

  /** The program's own classes speak for themselves: their code is instrumented. */
  private static JdkPolicy judge(Class<?> type, String method) {
    if (type.getClassLoader() instanceof ClassInfo.Source
        || type.isArray()
        || type == PlainObject.class) {
      return JdkPolicy.IGNORE;
    }
    int descriptor = method.indexOf('(');
    return JdkPolicy.of(
        type.getName().replace('.', '/'),
        method.substring(0, descriptor),
        method.substring(descriptor));
  }

  /**
   * Refuses an operation within a call back from a JDK class that holds a monitor of its own: other
   * threads could enter that monitor only for real.
   */
  static void checkCallback(ProgramThread thread, int site) {
    if (!thread.insideLockedCall) {
      return;
    }
    thread.insideLockedCall = false;
    String holder =
        StackWalker.getInstance()
            .walk(frames ->
                frames
                    .map(StackWalker.StackFrame::getClassName)
                    .filter(Calls::callsBackLocked)
                    .findFirst()
                    .orElse(""));
    if (!holder.isEmpty()) {
      throw Operations.refuse(
          "a visible operation inside a call back from " + holder,
          "Let the function that is passed to it, or the equals and hashCode that it calls, use nothing shared.",
          site);
    }
  }
}
