package io.mazurka.jvm.runtime;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.util.IdentityHashMap;
import java.util.Set;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * The queues that references were made for. To enqueue a reference changes its queue, and whether
 * it is enqueued depends on who takes it from there. A reference that is enqueued does not know its
 * queue any more, so it is remembered here.
 */
final class ReferenceQueues {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long QUEUE = UNSAFE.objectFieldOffset(Reference.class, "queue");

  /** The class of the queues that stand for "none" and "enqueued". */
  private static final String NONE = ReferenceQueue.class.getName() + "$Null";

  private static final String ENQUEUES = "enqueue()";
  private static final Set<String> LOOKS = Set.of(ENQUEUES, "isEnqueued()");

  private final IdentityHashMap<Reference<?>, Object> known = new IdentityHashMap<>();

  /** Another execution begins. */
  void clear() {
    known.clear();
  }

  /** The queue that a method of a reference has to do with, or null. */
  @Nullable Object of(Reference<?> reference, String method) {
    return LOOKS.contains(named(method)) ? queue(reference) : null;
  }

  /** Whether the method puts the reference into its queue. */
  static boolean enqueues(String method) {
    return named(method).equals(ENQUEUES);
  }

  private static String named(String method) {
    return method.substring(0, method.indexOf(')') + 1);
  }

  private @Nullable Object queue(Reference<?> reference) {
    IdentityHash.settle(reference);
    Object queue = UNSAFE.getReference(reference, QUEUE);
    if (!queue.getClass().getName().equals(NONE)) {
      known.put(reference, queue);
    }
    return known.get(reference);
  }
}
