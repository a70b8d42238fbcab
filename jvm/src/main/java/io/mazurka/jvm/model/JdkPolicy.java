package io.mazurka.jvm.model;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What a call of a JDK method that has no model does to its receiver, as other threads see it. The
 * whole receiver counts as one variable: JDK code runs uninstrumented, within the transition that
 * calls it.
 */
public enum JdkPolicy {
  /** Nothing that anybody could notice: the receiver never changes, or belongs to the thread. */
  IGNORE,
  /** Looks at the receiver without synchronisation, and so takes part in data races. */
  READ,
  /** May change the receiver without synchronisation: what an unknown method is taken for. */
  WRITE,
  /** Looks at a receiver that is safe for use by several threads. */
  ATOMIC_READ,
  /** May change a receiver that is safe for use by several threads. */
  ATOMIC_WRITE;

  private static final Map<String, JdkPolicy> KNOWN = new ConcurrentHashMap<>();

  /** Types of immutable objects, as a rule, that some classes have as well whose objects change. */
  private static final Set<String> ABOVE_CHANGING =
      Set.of(
          "java/lang/Number",
          "java/util/Comparator",
          "java/util/function/Consumer",
          "java/util/function/DoubleConsumer",
          "java/util/function/IntConsumer",
          "java/util/function/LongConsumer",
          "java/util/logging/Handler");

  /**
   * The policy for a call that names this type, whatever the class of the receiver turns out to be.
   */
  public static JdkPolicy ofCall(String owner, String name, String desc) {
    return ABOVE_CHANGING.contains(owner) ? WRITE : of(owner, name, desc);
  }

  /**
   * The policy for a method of a JDK class.
   *
   * @param owner the internal name of the receiver's class
   */
  public static JdkPolicy of(String owner, String name, String desc) {
    return KNOWN.computeIfAbsent(owner + "." + name + desc, call -> judge(owner, name, desc));
  }

  /**
   * Whether the methods of this thread-safe JDK class lock the receiver's monitor, so that they
   * wait for a thread that is in a {@code synchronized} block on the same object.
   */
  public static boolean locksReceiver(String owner) {
    return JdkClass.of(owner).locksReceiver();
  }

  private static JdkPolicy judge(String owner, String name, String desc) {
    if (name.equals("getClass")) {
      return IGNORE;
    }
    JdkClass type = JdkClass.of(owner);
    return switch (type.sharing()) {
      case IMMUTABLE, PER_THREAD -> IGNORE;
      case THREAD_SAFE -> type.reads(name, desc) ? ATOMIC_READ : ATOMIC_WRITE;
      case UNSAFE -> type.reads(name, desc) || type.isGetter(name, desc) ? READ : WRITE;
    };
  }
}
