package io.mazurka.program;

/**
 * What a visible operation does to its object, and so which pairs on the same object are dependent.
 *
 * <p>Two operations are <em>dependent</em> unless they commute wherever both are enabled and
 * neither enables the other. Dependent operations <em>race</em> unless they can never be enabled in
 * the same state, as the release of a monitor and its acquisition by another thread: then their
 * order cannot be turned round.
 */
public enum Kind {
  /** Looks at a value. */
  READ,
  /** Replaces a value without looking at it. */
  WRITE,
  /** Looks at a value and replaces it, in one step. */
  UPDATE,
  /** Adds to a value, in one step, without looking at it: the order of additions shows nowhere. */
  ADD,
  /** Enters a monitor that is free. */
  LOCK,
  /** Leaves a monitor that the thread owns. */
  UNLOCK,
  /** Takes a lock that nobody has for itself, along with others who share it. */
  LOCK_SHARED,
  /** Gives back a lock that the thread shares. */
  UNLOCK_SHARED,
  /** Enters a wait set. */
  WAIT,
  /** Leaves a wait set: notified, interrupted or timed out. */
  WAKE,
  /** Lets one thread leave a wait set. */
  NOTIFY,
  /** Lets all threads leave a wait set. */
  NOTIFY_ALL,
  /** Brings a thread to life; the object is that thread. */
  START,
  /** The first step of a thread, its own object. */
  BEGIN,
  /** The last step of a thread, its own object. */
  END,
  /** Waits for the end of a thread, or until a count that is only released is zero. */
  JOIN,
  /** Waits for a thread's permit and takes it. */
  PARK,
  /** Gives a thread its permit. */
  UNPARK,
  /** Sets a thread's interrupt status. */
  INTERRUPT,
  /** Takes a unit of a semaphore, waiting while there is none. */
  ACQUIRE,
  /** Returns a unit to a semaphore. */
  RELEASE,
  /** Waits until a value that the thread has read in vain changes: the head of a spin loop. */
  AWAIT,
  /** Lets time pass. */
  SLEEP,
  /** Offers the processor to others. */
  YIELD,
  /** Chooses among alternatives. */
  CHOOSE,
  /** Ends the program. */
  EXIT;

  private static final Kind[] ALL = values();

  static Kind of(int ordinal) {
    return ALL[ordinal];
  }

  /** Whether operations of these kinds on one object are dependent. */
  public boolean dependsOn(Kind other) {
    return !(looksOnly() && other.looksOnly()) && !(this == other && commutes());
  }

  /**
   * Whether operations of these kinds on one object, by two threads, are dependent and can be
   * enabled together.
   */
  public boolean racesWith(Kind other) {
    return dependsOn(other) && !excludes(this, other) && !excludes(other, this);
  }

  /** Whether the operation leaves its object as it is, for all who only look. */
  public boolean looksOnly() {
    return switch (this) {
      case READ, BEGIN, JOIN, AWAIT, LOCK_SHARED, UNLOCK_SHARED -> true;
      default -> false;
    };
  }

  /** Whether operations of this kind commute though they change their object. */
  private boolean commutes() {
    return this == RELEASE || this == ADD;
  }

  /** Whether a thread may have to wait before it can perform such an operation. */
  public boolean mayWait() {
    return switch (this) {
      case LOCK, WAKE, BEGIN, JOIN, PARK, ACQUIRE, AWAIT -> true;
      default -> false;
    };
  }

  private static boolean excludes(Kind a, Kind b) {
    return switch (a) {
      case UNLOCK -> b == LOCK || b == UNLOCK || b == LOCK_SHARED || b == UNLOCK_SHARED;
      case UNLOCK_SHARED -> b == LOCK;
      case BEGIN -> b == START || b == END;
      case END -> b == JOIN || b == START;
      case RELEASE -> b == JOIN;
      default -> false;
    };
  }
}
