package io.mazurka.jvm.runtime;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A call of a JDK method that calls the program back: with a function to run for each element, or
 * to find the new value of a key.
 *
 * <p>The call is one step if the functions do nothing that others could notice. Otherwise what the
 * JDK's code does after a function has returned is a further step, which looks at the object again
 * or changes it; and while a function runs that the JDK calls under a lock, the thread holds what
 * that lock protects. Weakly consistent collections are gone through step by step in any case, one
 * for each element.
 */
public final class Callback {

  private final World world;
  private final ProgramThread thread;
  private final Object receiver;
  private final int site;
  private final boolean stepwise;

  /** Whether the thread was seen to move before the call, and during it. */
  private boolean movedBefore;

  private boolean moved;
  private @Nullable Hold hold;
  private @Nullable Object monitor;

  private Callback(World world, ProgramThread thread, Object receiver, int site) {
    this.world = world;
    this.thread = thread;
    this.receiver = receiver;
    this.site = site;
    this.stepwise = isConcurrent(inside(receiver).getClass());
  }

  /**
   * Stands before a call until the thread may make it; null if no thread of the program is running.
   */
  public static @Nullable Callback before(Object receiver, int site) {
    Callback call = beforeStep(receiver, site);
    if (call != null) {
      call.movedBefore = call.thread.watch();
      call.holdLock();
    }
    return call;
  }

  /** The same for a map that locks the bin of one key. */
  public static @Nullable Callback beforeUpdate(ConcurrentHashMap<?, ?> map, Object key, int site) {
    Hooks.argument(map, key);
    Hooks.sought(map, key, false);
    return beforeStep(map, site);
  }

  private static @Nullable Callback beforeStep(Object receiver, int site) {
    ProgramThread thread = World.running();
    Hooks.beforeCall(receiver, site);
    return thread == null ? null : new Callback(World.active(), thread, receiver, site);
  }

  /**
   * Whether it is a collection that threads may change while it is gone through. The code of one
   * that the program extends is explored from now on: methods of the program may be among those
   * that go through it.
   */
  public static boolean isWeaklyConsistent(Object collection) {
    Object inside = inside(collection);
    Class<?> extended = ClassShape.of(inside).inherited;
    if (extended != null && isConcurrent(extended) && !World.active().population().isOne()) {
      World.active().learned().noteExtended(extended.getName());
    }
    return isConcurrent(inside.getClass());
  }

  private static Object inside(Object collection) {
    Object map = Wrapped.bySet(collection);
    return map == null ? collection : map;
  }

  private static boolean isConcurrent(Class<?> type) {
    return type.getName().startsWith("java.util.concurrent.Concurrent");
  }

  /** The same, or whether what looks at the collection looks at one. */
  public static boolean leadsToWeaklyConsistent(Object collection) {
    Object inside = Wrapped.byUnmodifiable(collection);
    return inside == null ? isWeaklyConsistent(collection) : leadsToWeaklyConsistent(inside);
  }

  private void holdLock() {
    if (Calls.locksItself(receiver)) {
      holdMonitor();
      return;
    }
    Hold.What what = lockedBy(receiver, world.calls().writes(receiver, site));
    if (what != null) {
      hold(Hold.of(receiver, thread, what));
    }
  }

  private void holdMonitor() {
    if (world.calls().enterMonitor(thread, receiver)) {
      monitor = receiver;
    } else {
      hold(Hold.of(receiver, thread, Hold.What.MONITOR));
    }
  }

  private static Hold.@Nullable What lockedBy(Object receiver, boolean writes) {
    return switch (receiver) {
      case ArrayBlockingQueue<?> _ -> Hold.What.ALL;
      case PriorityBlockingQueue<?> _ -> Hold.What.ALL;
      case CopyOnWriteArrayList<?> _ when writes -> Hold.What.CHANGES;
      case CopyOnWriteArraySet<?> _ when writes -> Hold.What.CHANGES;
      default -> null;
    };
  }

  /**
   * Runs a function that finds the new value of a key, while the thread holds the bin of the key.
   *
   * @param present whether the key has a value so far
   */
  public <V> @Nullable V update(
      Object key, boolean present, Supplier<? extends @Nullable V> function) {
    Hold bin = Hold.ofBin((ConcurrentHashMap<?, ?>) receiver, thread, key, present);
    movedBefore = thread.watch();
    hold(bin);
    V value;
    try {
      enter();
      value = function.get();
      keep(receiver, value);
    } finally {
      end();
    }
    if (value != null && bin.hasGrown()) {
      throw new IllegalStateException("Recursive update");
    }
    thread.lockedCalls.goesOn(true);
    return value;
  }

  private void hold(Hold newHold) {
    hold = newHold;
    world.calls().holds().add(newHold);
  }

  /** A call to come gives the receiver something that it may keep. */
  public static void keep(Object receiver, @Nullable Object argument) {
    IdentityHash.settle(argument);
    if (World.running() != null && Calls.keepsArguments(receiver)) {
      Memory.publishInside(receiver, argument);
    }
  }

  /** A function of the program is about to be run. */
  public void enter() {
    thread.lockedCalls.goesOn(false);
    moved |= thread.takeMoved();
  }

  /** The function has returned a value that the object may keep. */
  public void left(@Nullable Object value) {
    keep(receiver, value);
    left();
  }

  /** The function has returned: what the JDK does now others may notice. */
  public void left() {
    if (stepwise || thread.moved) {
      Hooks.beforeCall(receiver, site);
    }
    thread.lockedCalls.goesOn(hold == null && monitor == null); // Otherwise it is locked already.
  }

  /** The call is over. */
  public void end() {
    moved |= thread.takeMoved();
    thread.watched(movedBefore || moved);
    if (hold != null) {
      if (moved) {
        Operations.update(receiver, Operations.WHOLE, site);
      }
      world.calls().holds().remove(hold);
      hold = null;
    }
    if (monitor != null) {
      world.calls().exitMonitor(thread, monitor, moved, site);
      monitor = null;
    }
  }
}
