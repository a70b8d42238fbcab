package io.mazurka.jvm.runtime;

import io.mazurka.jvm.model.JdkPolicy;
import org.jspecify.annotations.Nullable;

/**
 * What is behind objects that show others, and what that makes of their use: who calls a view may
 * change what it shows, and is as safe as that is.
 */
final class Views {

  private final World world;

  Views(World world) {
    this.world = world;
  }

  /** The object, or what it shows, if that is another view of an array or text; else null. */
  @Nullable Object backed(Object object) {
    Object at = object;
    while (at != null && Backing.of(at) == null) {
      at = world.objects().behind(at);
    }
    return at;
  }

  /**
   * Whether the call changes the receiver. An iterator over what nobody can change moves on; a map
   * in the order of accesses puts what is asked for last.
   */
  boolean writes(Object receiver, JdkPolicy policy, String method) {
    if (policy == JdkPolicy.READ && ClassShape.of(receiver).walks) {
      int number = world.objects().numberBehind(receiver);
      return number != 0 && world.objects().object(number) == receiver && Walkers.moveOn(method);
    }
    return policy == JdkPolicy.WRITE
        || policy == JdkPolicy.ATOMIC_WRITE
        || method.startsWith("get") && leadsToAccessOrder(receiver);
  }

  /** Whether the receiver is a map in the order of accesses, or what is put on top of one. */
  private boolean leadsToAccessOrder(Object receiver) {
    for (Object at = receiver; at != null; at = Underlying.of(at)) {
      int number = world.objects().numberBehind(at);
      if (AccessOrder.of(number == 0 ? at : world.objects().object(number))) {
        return true;
      }
    }
    return false;
  }

  /** Whether an object takes care of itself, or leads to one that does. */
  boolean isAtomic(Object object, int number, JdkPolicy policy) {
    return Policies.isAtomic(policy) || number != 0 && isViewOfSafe(object, number);
  }

  /** Whether the receiver only leads to an object that is the same forever. */
  boolean leadsToUnchanging(Object receiver, int number, boolean writes) {
    Object object = world.objects().object(number);
    return object != receiver && Policies.ofUsing(object, writes) == JdkPolicy.IGNORE;
  }

  /** Whether the receiver only leads to an object that takes care of itself. */
  private boolean isViewOfSafe(Object receiver, int number) {
    Object object = world.objects().object(number);
    return object != receiver
        && object.getClass().getName().startsWith("java.util.concurrent.")
        && Policies.isAtomic(Policies.ofReading(object.getClass()));
  }
}
