package io.mazurka.program;

import org.jspecify.annotations.Nullable;

/**
 * A visible operation as the search sees it: what is done, and to which object.
 *
 * <p>Objects are numbered by the front end, from 0, in an order that depends on nothing but the
 * schedule so far, so that an object has the same number in all executions with a common beginning.
 * Everything that operations of different threads can meet in is an object: a variable, a monitor,
 * a wait set, a thread's interrupt status. An operation on several objects is a chain: the first
 * link names the operation, {@link #also()} the rest.
 *
 * <p>Operations on one object are shared instances; performing one allocates nothing.
 */
public final class Operation {

  /** The object of an operation that touches none. */
  public static final int NO_OBJECT = -1;

  private static final int KINDS = Kind.values().length;
  private static volatile Operation[] shared = new Operation[0];

  private final Kind kind;
  private final int object;
  private final int alternatives;
  private final @Nullable Operation also;

  /** The first link, this one or a later one, that does more than look; null if there is none. */
  private final @Nullable Operation change;

  private Operation(Kind kind, int object, int alternatives, @Nullable Operation also) {
    this.kind = kind;
    this.object = object;
    this.alternatives = alternatives;
    this.also = also;
    this.change = kind.looksOnly() ? changeOf(also) : this;
  }

  private static @Nullable Operation changeOf(@Nullable Operation operation) {
    return operation == null ? null : operation.change;
  }

  /** The operation of this kind that touches no object: sleeping, yielding. */
  public static Operation of(Kind kind) {
    return of(kind, NO_OBJECT);
  }

  /** The operation of this kind on this object. */
  public static Operation of(Kind kind, int object) {
    int index = (object + 1) * KINDS + kind.ordinal();
    Operation[] table = shared;
    return index < table.length ? table[index] : grow(index);
  }

  /** The operation of this kind on this object that also does what {@code also} does. */
  public static Operation of(Kind kind, int object, @Nullable Operation also) {
    return also == null ? of(kind, object) : new Operation(kind, object, 1, also);
  }

  /** A nondeterministic choice of the thread's own among so many alternatives. */
  public static Operation choose(int alternatives) {
    if (alternatives < 1) {
      throw new IllegalArgumentException("a choice among " + alternatives + " alternatives");
    }
    return new Operation(Kind.CHOOSE, NO_OBJECT, alternatives, null);
  }

  /** This operation, with a choice among so many alternatives in it. */
  public Operation withAlternatives(int count) {
    return count == alternatives ? this : new Operation(kind, object, count, also);
  }

  private static synchronized Operation grow(int index) {
    Operation[] table = shared;
    if (index >= table.length) {
      Operation[] larger =
          java.util.Arrays.copyOf(table, Math.max(index + 1, 2 * table.length) + KINDS);
      for (int i = table.length; i < larger.length; i++) {
        larger[i] = new Operation(Kind.of(i % KINDS), i / KINDS - 1, 1, null);
      }
      shared = larger;
      table = larger;
    }
    return table[index];
  }

  public Kind kind() {
    return kind;
  }

  /** The object's number, or {@link #NO_OBJECT}. */
  public int object() {
    return object;
  }

  /** How many ways there are to perform this operation; the search takes each of them in turn. */
  public int alternatives() {
    return alternatives;
  }

  /** What the operation does besides, or null. */
  public @Nullable Operation also() {
    return also;
  }

  /** Whether the order of the two can matter, or one can enable or disable the other. */
  public boolean dependsOn(Operation other) {
    return meets(other, false);
  }

  /** Whether the two are dependent and there can be a state in which both are enabled. */
  public boolean racesWith(Operation other) {
    return meets(other, true);
  }

  /** Whether something in the prospect depends on this operation. */
  public boolean dependsOn(Prospect prospect) {
    return meets(prospect, false);
  }

  /**
   * Whether something in the prospect depends on this operation and can be enabled along with it.
   */
  public boolean racesWith(Prospect prospect) {
    return meets(prospect, true);
  }

  /** Whether two operations do the same to the same objects. */
  public static boolean same(@Nullable Operation one, @Nullable Operation other) {
    Operation a = one;
    Operation b = other;
    while (a != b && a != null && b != null) {
      if (a.kind != b.kind || a.object != b.object || a.alternatives != b.alternatives) {
        return false;
      }
      a = a.also;
      b = b.also;
    }
    return a == b;
  }

  /** Whether the two are on the same objects, link by link. */
  public boolean touchesSameAs(Operation other) {
    Operation a = this;
    Operation b = other;
    while (a != null && b != null && a.object == b.object) {
      a = a.also;
      b = b.also;
    }
    return a == b;
  }

  private boolean meets(Operation other, boolean coEnabled) {
    for (Operation a = this; a != null; a = a.also) {
      if (a.object != NO_OBJECT && a.linkMeets(other, coEnabled)) {
        return true;
      }
    }
    return false;
  }

  /** Two that only look never meet, and where a call looks at an array there are many of them. */
  private boolean linkMeets(Operation other, boolean coEnabled) {
    boolean looks = kind.looksOnly();
    Operation b = looks ? other.change : other;
    while (b != null) {
      if (object == b.object && (coEnabled ? kind.racesWith(b.kind) : kind.dependsOn(b.kind))) {
        return true;
      }
      b = looks ? changeOf(b.also) : b.also;
    }
    return false;
  }

  private boolean meets(Prospect prospect, boolean coEnabled) {
    for (Operation link = this; link != null; link = link.also) {
      for (int i = 0; i < KINDS && link.object != NO_OBJECT; i++) {
        Kind other = Kind.of(i);
        if ((coEnabled ? link.kind.racesWith(other) : link.kind.dependsOn(other))
            && prospect.includes(other, link.object)) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Operation link = this; link != null; link = link.also) {
      text.append(link == this ? "" : "+").append(link.kind);
      text.append(link.object == NO_OBJECT ? "" : "(" + link.object + ")");
    }
    return text.toString();
  }
}
