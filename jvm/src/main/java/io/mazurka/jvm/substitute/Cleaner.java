package io.mazurka.jvm.substitute;

/**
 * A cleaner to whom nothing ever becomes unreachable: when the garbage collector runs differs from
 * execution to execution. For {@code java.lang.ref.Cleaner}.
 */
public final class Cleaner {

  public Cleaner() {}

  public Cleanable register(Object object, Runnable action) {
    return new Once(action);
  }

  /** What was registered, and can be cleaned early. */
  public interface Cleanable {
    void clean();
  }

  private static final class Once implements Cleanable {

    private final Runnable action;
    private boolean cleaned;

    Once(Runnable action) {
      this.action = action;
    }

    @Override
    public synchronized void clean() {
      if (!cleaned) {
        cleaned = true;
        action.run();
      }
    }
  }
}
