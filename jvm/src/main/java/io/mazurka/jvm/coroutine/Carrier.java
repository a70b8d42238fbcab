package io.mazurka.jvm.coroutine;

/** The way the program's threads are run. */
public enum Carrier {
  /** As continuations on the scheduler's own thread: a switch costs a tenth of a microsecond. */
  CONTINUATION {
    @Override
    public Coroutine carry(Thread identity, Runnable code) {
      return new ContinuationCoroutine(identity, code);
    }
  },
  /**
   * As platform threads that hand over a baton: slower, but nothing can keep them from being
   * suspended.
   */
  PLATFORM {
    @Override
    public Coroutine carry(Thread identity, Runnable code) {
      return new PlatformCoroutine(identity, code);
    }
  };

  /**
   * A coroutine that runs the code.
   *
   * @param identity what {@link Thread#currentThread} answers inside
   */
  public abstract Coroutine carry(Thread identity, Runnable code);

  /** The fastest way that this JVM offers; whether it lets Mazurka run anything is not asked. */
  public static Carrier best() {
    return JdkAccess.attempt() && ContinuationCoroutine.available() ? CONTINUATION : PLATFORM;
  }
}
