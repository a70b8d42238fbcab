package io.mazurka.jvm.runtime;

import io.mazurka.program.SearchAgain;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Which variables are accessed only under a lock that protects them. Nobody can notice such an
 * access before its thread gives up the lock, so it needs no step of its own; and a block that has
 * no other operations in it is one step as a whole.
 *
 * <p>That a field is protected is taken to be so as soon as a thread accesses it and holds a lock
 * to which there is a way ({@link Protection}); the same for arrays and for objects of the JDK, by
 * the field that they {@linkplain Origins come from}. As long as it is so, steps of threads in two
 * blocks of the lock are never possible at the same time, and steps of others do not touch what is
 * protected: whatever the search takes to be independent is. When a thread comes without the lock
 * it was not so, and the search begins anew with steps for these accesses. That is as good as an
 * error of the program in which every execution ends that has such an access: two steps of which
 * one makes the other such an access make it one in both orders, so that they are independent there
 * as well, and reductions keep errors within reach. The discipline is that of Savage and others,
 * "Eraser", 1997; its use for partial order reduction after Stoller, "Model-checking multi-threaded
 * distributed Java programs", 2000.
 *
 * <p>The main thread needs no lock while there is no other thread that it has not joined: nobody
 * else can be at work then, whatever the order of steps.
 */
final class Protections {

  private final World world;
  private final Guarded fields = new Guarded();
  private final Guarded contents = new Guarded();
  private boolean any;
  private final Map<Integer, Protection> byOrigin = new TreeMap<>();
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
    fields.clear();
    contents.clear();
    any = false;
    byOrigin.clear();
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
            && !world.learned().has(Fact.LOOKS_AT_STATES)
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
   * Tells where an object comes from, as far as that matters: what is taken to be protected, and
   * which locks protect it, or what will come from it.
   */
  void describeOrigin(int number, Portrait portrait) {
    if (!any()) {
      return;
    }
    int slot = world.objects().origins().slot(number);
    if (contents.lock(slot) != null) {
      portrait.value(slot);
    }
    if (byOrigin.isEmpty()) {
      return;
    }
    Object above = world.objects().origins().holder(number);
    for (int up = 1; above != null && up <= Protection.REACH; up++) {
      for (Map.Entry<Integer, Protection> known : byOrigin.entrySet()) {
        Object lock = up <= known.getValue().up() ? known.getValue().lock(above) : null;
        if (lock != null) {
          portrait.value(known.getKey() * (Protection.REACH + 1) + up);
          portrait.reference(lock);
        }
      }
      above = Protection.above(above);
    }
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
    Protection known = fields.of(slot);
    if (known == null) {
      find(fields, slot, thread, target, site, writes);
      return false;
    }
    if (known == Protection.NONE) {
      return false;
    }
    require(fields, slot, known, thread, target, writes);
    return !thread.lockedCalls.isLate();
  }

  /** The same for an access to a shared array, or to an object of the JDK as a whole. */
  boolean coverContents(ProgramThread thread, int number, int site, boolean writes) {
    int slot = inForce() ? world.objects().origins().slot(number) : Origins.UNKNOWN;
    Protection known = slot == Origins.UNKNOWN ? Protection.NONE : contents.of(slot);
    if (known == Protection.NONE) {
      return false;
    }
    Object target = world.objects().object(number);
    if (known == null) {
      find(contents, slot, thread, target, site, writes);
      return false;
    }
    require(contents, slot, known, thread, target, writes);
    return !thread.lockedCalls.isLate();
  }

  /** The same for all that a call touches. */
  boolean cover(ProgramThread thread, Touches.Touch[] touches, int site) {
    if (!inForce()) {
      return false;
    }
    for (Touches.Touch touch : touches) {
      int number = world.locations().object(touch.location());
      if (touch.atomic() || !coverContents(thread, number, site, touch.writes())) {
        return false;
      }
    }
    return true;
  }

  /** The running thread accesses a location in a step; if it is protected, as all others must. */
  void check(ProgramThread thread, int location, boolean writes) {
    Guarded among = any && inForce ? among(location) : null;
    if (among != null) {
      int slot = slot(location, among);
      Protection known = among.lock(slot);
      if (known != null) {
        Object target = world.objects().object(world.locations().object(location));
        require(among, slot, known, thread, target, writes);
      }
    }
  }

  /** A thread waits until a location changes: who changes it must take a step. */
  void awaited(int location) {
    Guarded among = any && inForce ? among(location) : null;
    if (among != null) {
      int slot = slot(location, among);
      if (among.lock(slot) != null) {
        learn(among, slot, Protection.NONE, "a thread waits in a loop for a change of ");
      }
    }
  }

  /** Among what a location would be protected, or null if it is nothing of that sort. */
  private @Nullable Guarded among(int location) {
    int slot = world.locations().slot(location);
    Object target = world.objects().object(world.locations().object(location));
    if (slot == Locations.WHOLE || slot == Locations.MEMORY || target.getClass().isArray()) {
      return contents;
    }
    return slot > 0 ? fields : null;
  }

  private int slot(int location, Guarded among) {
    return among == contents
        ? world.objects().origins().slot(world.locations().object(location))
        : world.locations().slot(location);
  }

  private void find(
      Guarded among,
      int slot,
      ProgramThread thread,
      @Nullable Object target,
      int site,
      boolean writes) {
    if (isAlone(thread) || Sites.get(site).isCopy()) {
      return;
    }
    Class<?> owner = among == contents && target != null ? target.getClass() : world.classAt(site);
    Protection found = thread.locks == 0 ? null : Protection.find(thread, target, owner, writes);
    if (found == null) {
      among.fail(slot, thread.locks == 0);
    } else {
      learn(among, slot, found, "a lock protects ");
    }
  }

  private void require(
      Guarded among,
      int slot,
      Protection known,
      ProgramThread thread,
      @Nullable Object target,
      boolean writes) {
    if (!known.isHeldBy(thread, target, writes) && !isAlone(thread)) {
      learn(among, slot, Protection.NONE, "there is an access without a lock to ");
    }
  }

  private boolean isAlone(ProgramThread thread) {
    return thread.number() == 0 && world.population().unjoined() == 0;
  }

  private void learn(Guarded among, int slot, Protection protection, String what) {
    among.set(slot, protection);
    any = true;
    int key = 2 * slot + (among == contents ? 1 : 0);
    if (protection.up() > 0) {
      byOrigin.put(key, protection);
    } else {
      byOrigin.remove(key);
    }
    String whose = among == contents ? "what is in " : "";
    throw world.fail(new SearchAgain(what + whose + Sites.slotName(slot)));
  }
}
