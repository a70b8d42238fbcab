package io.mazurka.jvm.runtime;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.SearchAgain;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/** Accesses to variables: which of them are visible, and what they mean for others. */
final class Memory {

  /** How an access takes part in synchronisation. */
  enum Order {
    /** Plain: can be part of a data race. */
    PLAIN(false, false),
    /** Opaque: atomic, orders nothing. */
    OPAQUE(false, false),
    ACQUIRE(true, false),
    RELEASE(false, true),
    VOLATILE(true, true);

    final boolean acquires;
    final boolean releases;

    Order(boolean acquires, boolean releases) {
      this.acquires = acquires;
      this.releases = releases;
    }

    /**
     * What the name of a method says of the update that it makes. The JDK's own code has fences
     * where it needs them.
     */
    static Order ofUpdate(Site call) {
      String member = call.member();
      String name = member.substring(0, Math.max(0, member.indexOf('(')));
      if (call.isCopy()) {
        return VOLATILE;
      }
      if (name.endsWith("Acquire")) {
        return ACQUIRE;
      }
      if (name.endsWith("Release")) {
        return RELEASE;
      }
      boolean ordersNothing =
          name.equals("weakCompareAndSetPlain")
              || name.equals("weakCompareAndSet") && call.owner().startsWith(ATOMICS);
      return ordersNothing ? OPAQUE : VOLATILE;
    }
  }

  private static final String ATOMICS = "java/util/concurrent/atomic/";

  private Memory() {}

  static void field(ProgramThread thread, Object target, int site, boolean writes) {
    World world = World.active();
    Site where = Sites.get(site);
    int number =
        where.isInStep() || where.isFinal()
            ? world.objects().number(target)
            : world.strays().number(thread, target);
    if (number == 0 || where.isInStep() || where.isFinal() && !hasLeaked(world, site, writes)) {
      // What belongs to a step changes something if the step does.
      own(world, thread, writes && (number == 0 || !where.isInStep()));
      return;
    }
    if (!where.isVolatile() && world.protections().cover(thread, target, site, writes)) {
      hide(thread, world.location(number, Sites.slotAt(site)), writes, site);
      return;
    }
    access(
        thread,
        number,
        Sites.slotAt(site),
        writes,
        where.isVolatile() ? Order.VOLATILE : Order.PLAIN,
        site);
  }

  /**
   * A final field that is set when others can already see the object is a variable as any other.
   */
  private static boolean hasLeaked(World world, int site, boolean writes) {
    int slot = Sites.slotAt(site);
    if (writes && LeakedFinals.add(slot)) {
      throw world.fail(new SearchAgain("a final field is set after its object was published"));
    }
    return LeakedFinals.contains(slot);
  }

  /** Returns whether the field is shared. */
  static boolean staticField(ProgramThread thread, int site, boolean writes) {
    World world = World.active();
    Site where = Sites.get(site);
    int number = world.statics().number(Sites.ownerAt(site), where.owner());
    if (number == 0) {
      own(world, thread, writes);
      return false;
    }
    if (!where.isVolatile() && world.protections().cover(thread, null, site, writes)) {
      hide(thread, world.location(number, Sites.slotAt(site)), writes, site);
      return true;
    }
    access(
        thread,
        number,
        Sites.slotAt(site),
        writes,
        where.isVolatile() ? Order.VOLATILE : Order.PLAIN,
        site);
    return true;
  }

  static void element(ProgramThread thread, Object array, int index, int site, boolean writes) {
    World world = World.active();
    int number = world.objects().number(array);
    if (number == 0) {
      own(world, thread, writes);
    } else if (index < 0 || index >= Array.getLength(array)) {
      return;
    } else if (world.protections().coverContents(thread, number, site, writes)) {
      hide(thread, world.location(number, index), writes, site);
    } else {
      access(thread, number, index, writes, Order.PLAIN, site);
    }
  }

  /** An access to a variable of an object that may be shared. */
  static void variable(
      ProgramThread thread, Object target, int slot, boolean writes, Order order, int site) {
    World world = World.active();
    int number = world.strays().number(thread, target);
    if (number == 0) {
      thread.stance.takeSpan();
      own(world, thread, writes);
    } else {
      access(thread, number, slot, writes, order, site);
    }
  }

  /** An operation on one variable, or on so many elements of an array. */
  static Operation operation(World world, Kind kind, int number, int slot, int span) {
    Operation operation = Operation.of(kind, world.location(number, slot + span - 1));
    for (int i = slot + span - 2; i >= slot; i--) {
      operation = Operation.of(kind, world.location(number, i), operation);
    }
    return operation;
  }

  /** A value stored in a shared object is shared. */
  static void publish(Object container, @Nullable Object value) {
    publish(container, Origins.UNKNOWN, value);
  }

  /** The same for a value that is stored in a field. */
  static void publish(Object container, int slot, @Nullable Object value) {
    World world = World.active();
    if (value != null && world.objects().number(container) != 0) {
      Monitors.share(world, value, container, slot);
    }
  }

  /**
   * The same for a value that is stored behind an object, which may be a view of what is shared.
   */
  static void publishInside(Object container, @Nullable Object value) {
    if (value != null && isSharedBehind(container)) {
      Monitors.share(World.active(), value, container, Origins.UNKNOWN);
    }
  }

  /** The same for all that is in an object, or behind it. */
  static void publishContents(Object container) {
    if (isSharedBehind(container)) {
      SharedContents.of(container, value -> Monitors.share(World.active(), value));
    }
  }

  private static boolean isSharedBehind(Object container) {
    SharedObjects objects = World.active().objects();
    if (objects.number(container) != 0) {
      return true;
    }
    Object elements = Backing.of(container);
    Object behind = elements == null ? objects.behind(container) : elements;
    return behind != null && behind != container && isSharedBehind(behind);
  }

  private static void access(
      ProgramThread thread, int number, int slot, boolean writes, Order order, int site) {
    World world = World.active();
    int span = thread.stance.takeSpan();
    thread.stance.plain = order == Order.PLAIN;
    thread.stance.weak = thread.stance.plain || order == Order.OPAQUE;
    Kind kind = writes ? Kind.WRITE : Kind.READ;
    thread.perform(operation(world, kind, number, slot, span), null, site);
    for (int i = slot; i < slot + span; i++) {
      int location = world.location(number, i);
      synchronise(world, thread, location, order, !writes, writes);
      world.access(thread, location, writes, order == Order.PLAIN, site);
    }
  }

  /** What an access of that order makes known, and learns. */
  static void synchronise(
      World world, ProgramThread thread, int location, Order order, boolean reads, boolean writes) {
    if (reads && order.acquires) {
      world.acquired(thread, location);
    }
    if (writes && order.releases) {
      world.released(thread, location);
    }
  }

  /** An access that nobody else can notice as a lock protects the variable. */
  private static void hide(ProgramThread thread, int location, boolean writes, int site) {
    World world = World.active();
    thread.requireControl(site);
    world.trail().hide(thread.number());
    hide(world, thread, location, writes);
  }

  /** The same as part of one operation with others. */
  static void hide(World world, ProgramThread thread, int location, boolean writes) {
    if (!writes) {
      thread.spin.looked(location, world.changes().version(location, thread));
    }
    own(world, thread, writes);
  }

  /** An access that nobody else can notice. */
  static void own(World world, ProgramThread thread, boolean writes) {
    world.tally().filter();
    if (writes) {
      thread.spin.changed();
    }
  }
}
