package io.mazurka.jvm.runtime;

import java.util.Collection;
import java.util.Map;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * Identity hash codes that are the same in every execution, also where the JDK's own code asks for
 * them.
 *
 * <p>The JVM draws an object's identity hash code at random when it is first asked for, and keeps
 * it in the object's header. We are first: before an object of the program's can come into the
 * hands of the JDK, a number that depends on nothing but what its thread has done is put there.
 * What is nobody's in particular gets {@linkplain CommonHashes one of its own}. Where the header
 * lies is found out by looking at objects with known hash codes; on a JVM that lays it out in no
 * way that we recognise, the JDK's hash tables keep their random order.
 */
public final class IdentityHash {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long MASK = 0x7FFF_FFFFL;
  private static final long LOCK_BITS = 3;
  private static final long UNLOCKED = 1;
  private static final int UNKNOWN = -1;
  private static final int SHIFT = findShift();

  private IdentityHash() {}

  /** The identity hash code of an object. */
  static int of(Object object) {
    settle(object);
    return System.identityHashCode(object);
  }

  /** Gives an object of the running thread's its hash code, unless it has one. */
  static void settle(@Nullable Object object) {
    ProgramThread thread = World.running();
    if (thread == null || object == null || isSettled(object)) {
      return;
    }
    int common = CommonHashes.of(object);
    set(object, common == 0 ? thread.draws.nextHash() : common);
  }

  /**
   * Gives a view its hash code if its collection keeps it for all who ask for it. A wrapper around
   * such a collection hands the view on, or keeps one that is around it.
   */
  static void settleView(Object view, Object of) {
    if (!(view instanceof Collection<?> || view instanceof Map<?, ?>) || isSettled(view)) {
      return;
    }
    int common = CommonHashes.ofView(view, of);
    if (common != 0) {
      set(view, common);
    }
    Object inner = CommonHashes.inner(of);
    Object inside = common == 0 ? view : CommonHashes.inner(view);
    if (inner != null && inside != null) {
      settleView(inside, inner);
    }
  }

  /** Gives a class of the program its hash code, before anybody can have asked for it. */
  public static void settleClass(Class<?> type) {
    if (!isSettled(type)) {
      set(type, CommonHashes.ofLasting(type));
    }
  }

  /** Gives a thread its hash code, which goes by its number. */
  static void settleThread(Thread identity, int number) {
    if (!isSettled(identity)) {
      set(identity, (number + 1) * 0x3779_B97F);
    }
  }

  /** The hash code that the object has, or 0 if it has none yet; gives it none. */
  static int peek(Object object) {
    return SHIFT == UNKNOWN
        ? System.identityHashCode(object)
        : (int) hash(UNSAFE.getLong(object, 0), SHIFT);
  }

  /** Gives an object a hash code that must be taken back before any of the program's code runs. */
  static void lend(Object object, int hash) {
    set(object, hash);
  }

  /** Takes back what was lent. */
  static void takeBack(Object object) {
    long header;
    do {
      header = UNSAFE.getLong(object, 0);
    } while (!UNSAFE.compareAndSetLong(object, 0, header, header & ~(MASK << SHIFT)));
  }

  private static boolean isSettled(Object object) {
    return SHIFT == UNKNOWN || hash(UNSAFE.getLong(object, 0), SHIFT) != 0;
  }

  private static void set(Object object, int hash) {
    long header = UNSAFE.getLong(object, 0);
    if ((header & LOCK_BITS) == UNLOCKED) {
      UNSAFE.compareAndSetLong(object, 0, header, header | (hash & MASK) << SHIFT);
    }
  }

  private static long hash(long header, int shift) {
    return header >>> shift & MASK;
  }

  /** By how many bits the hash code is shifted in the header. */
  private static int findShift() {
    Object[] samples = new Object[16];
    for (int i = 0; i < samples.length; i++) {
      samples[i] = new Object();
    }
    long blank = UNSAFE.getLong(samples[0], 0);
    for (int shift = 3; shift <= 33; shift++) {
      if (hash(blank, shift) == 0 && explains(samples, shift)) {
        return shift;
      }
    }
    return UNKNOWN;
  }

  private static boolean explains(Object[] samples, int shift) {
    for (int i = 1; i < samples.length; i++) {
      int known = System.identityHashCode(samples[i]);
      if (hash(UNSAFE.getLong(samples[i], 0), shift) != known) {
        return false;
      }
    }
    return true;
  }
}
