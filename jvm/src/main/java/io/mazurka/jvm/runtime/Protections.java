package io.mazurka.jvm.runtime;

import io.mazurka.program.SearchAgain;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Which fields are accessed only under a lock that protects them. Nobody can notice such an access
 * before its thread gives up the lock, so it needs no step of its own; and a block that has no
 * other operations in it is one step as a whole.
 *
 * <p>That a field is protected is taken to be so as soon as a thread accesses it and holds a lock
 * to which there is a way ({@link Protection}). As long as it is so, steps of threads in two blocks
 * of the lock are never possible at the same time, and steps of others do not touch the field:
 * whatever the search takes to be independent is. When a thread comes to the field without the lock
 * it was not so, and the search begins anew with steps for the field. That is as good as an error
 * of the program in which every execution ends that has such an access: two steps of which one
 * makes the other such an access make it one in both orders, so that they are independent there as
 * well, and reductions keep errors within reach. The discipline is that of Savage and others,
 * "Eraser", 1997; its use for partial order reduction after Stoller, "Model-checking multi-threaded
 * distributed Java programs", 2000.
 *
 * <p>The main thread needs no lock while there is no other thread that it has not joined: nobody
 * else can be at work then, whatever the order of steps.
 */
final class Protections {

  private final World world;
  private @Nullable Protection[] bySlot = new Protection[64];
  private boolean any;
  private boolean inForce;

  Protections(World world) {
    this.world = world;
  }

  /**
   * An execution begins.
   *
   * @param isInForce whether what is protected takes no steps in it
   */
  void begin(boolean isInForce) {
    if (isInForce != inForce) {
      world.trail().breakOff();
    }
    inForce = isInForce;
  }

  /** Forgets what it knows of classes that are loaded anew. */
  void forget() {
    Arrays.fill(bySlot, null);
    any = false;
  }

  /** Whether what is protected takes no steps: not while something is asked after every step. */
  boolean inForce() {
    return inForce && !world.invariants().any();
  }

  /**
   * Whether nobody can notice that the running thread gives up a lock, as it has taken no step
   * since it got it.
   */
  boolean hide(ProgramThread thread, Object lock) {
    boolean hidden =
        thread.hasJustLocked(lock)
            && inForce()
            && !world.learned().looksAtStates()
            && !thread.lockedCalls.isLate();
    if (hidden) {
      world.trail().hide(thread.number());
    }
    return hidden;
  }

  /** Whether states differ in what the main thread may do without a lock. */
  boolean any() {
    return any && inForce;
  }

  /**
   * Whether nobody can notice the access of the running thread to a shared field.
   *
   * @param target the object whose field it is, or null if it is static
   */
  boolean cover(ProgramThread thread, @Nullable Object target, int site, boolean writes) {
    if (!inForce()) {
      return false;
    }
    int slot = Sites.slotAt(site);
    Protection known = slot < bySlot.length ? bySlot[slot] : null;
    if (known == null) {
      find(thread, target, site, writes);
      return false;
    }
    if (known == Protection.NONE) {
      return false;
    }
    require(known, thread, target, slot, writes);
    return !thread.lockedCalls.isLate();
  }

  /** The running thread accesses a location in a step; if it is protected, as all others must. */
  void check(ProgramThread thread, int location, boolean writes) {
    int slot = world.locations().slot(location);
    if (!any || !inForce || slot <= 0 || slot >= bySlot.length) {
      return;
    }
    Protection known = bySlot[slot];
    if (known != null && known != Protection.NONE) {
      Object target = world.objects().object(world.locations().object(location));
      if (!target.getClass().isArray()) {
        require(known, thread, target, slot, writes);
      }
    }
  }

  /** A thread waits until a location changes: who changes it must take a step. */
  void awaited(int location) {
    int slot = world.locations().slot(location);
    Protection known = inForce && slot > 0 && slot < bySlot.length ? bySlot[slot] : null;
    if (known != null
        && known != Protection.NONE
        && !world.objects().object(world.locations().object(location)).getClass().isArray()) {
      learn(
          slot,
          Protection.NONE,
          "a thread waits in a loop for a change of " + Sites.slotName(slot));
    }
  }

  private void find(ProgramThread thread, @Nullable Object target, int site, boolean writes) {
    if (thread.locks == 0 || Sites.get(site).isCopy()) {
      return;
    }
    Protection found = Protection.find(thread, target, owner(site), writes);
    if (found != null) {
      int slot = Sites.slotAt(site);
      learn(slot, found, "a lock protects " + Sites.slotName(slot));
    }
  }

  private Class<?> owner(int site) {
    try {
      return world.classNamed(Sites.get(site).owner().replace('/', '.'));
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("a field is accessed of a class that is not there", e);
    }
  }

  private void require(
      Protection known, ProgramThread thread, @Nullable Object target, int slot, boolean writes) {
    if (!known.isHeldBy(thread, target, writes) && !isAlone(thread)) {
      learn(slot, Protection.NONE, Sites.slotName(slot) + " is accessed without a lock, too");
    }
  }

  private boolean isAlone(ProgramThread thread) {
    return thread.number() == 0 && world.population().unjoined() == 0;
  }

  private void learn(int slot, Protection protection, String what) {
    if (slot >= bySlot.length) {
      bySlot = Arrays.copyOf(bySlot, 2 * slot);
    }
    bySlot[slot] = protection;
    any = true;
    throw world.fail(new SearchAgain(what));
  }
}
