package io.mazurka.spl.machine;

import io.mazurka.program.Finding;
import io.mazurka.program.ProgramException;
import org.jspecify.annotations.Nullable;

/**
 * Takes transitions by the rules of figure 7, for good or, as a <em>rehearsal</em>, only to see
 * what they touch: a rehearsed transition is run, its footprint noted, and undone.
 */
final class Runner {

  /** More statements than an atomic block that ends is expected to take. */
  private static final int ATOMIC_LIMIT = 100_000;

  /** More ways through a transition than can be explored one by one. */
  private static final int WAYS_LIMIT = 10_000;

  private final Store store;
  private final Choices choices = new Choices();
  private boolean faulted;

  Runner(Store store) {
    this.store = store;
  }

  /**
   * Rehearses a thread's transition in all ways there are through it.
   *
   * @return how many ways there are; 0 if the thread is blocked
   */
  int rehearse(int thread) {
    choices.reset();
    int ways = 0;
    boolean enabled;
    do {
      enabled = rehearseOnce(thread);
      if (++ways > WAYS_LIMIT) {
        throw new ProgramException(
            "%s: there are more than %d ways through this atomic block; split it"
                .formatted(store.here()[0].at(), WAYS_LIMIT));
      }
    } while (choices.advance());
    return enabled ? ways : 0;
  }

  /**
   * Takes a thread's transition.
   *
   * @param way which of the ways through the transition is taken, in the order of its rehearsal
   * @return whether it could be taken
   * @throws Fault if the thread dies of it
   */
  boolean take(int thread, int way) {
    choices.reset();
    for (int i = 0; i < way; i++) {
      rehearseOnce(thread);
      if (!choices.advance()) {
        return false;
      }
    }
    store.footprint().clear();
    choices.rewind();
    return run(thread);
  }

  private boolean rehearseOnce(int thread) {
    store.mark();
    choices.rewind();
    try {
      return run(thread);
    } catch (Fault fault) {
      return true;
    } finally {
      store.rollback();
    }
  }

  /** Runs one transition; false if the thread is blocked. */
  private boolean run(int thread) {
    store.turn(thread);
    store.begin();
    Alternative taken = choose();
    if (taken == null) {
      return false;
    }
    for (int statements = 1; ; statements++) {
      taken.deed().perform(store);
      store.moveTo(taken.target());
      if (taken.last()) {
        return true;
      }
      if (statements == ATOMIC_LIMIT) {
        throw new Fault(
            Finding.Kind.HANG, taken.at() + ": the atomic block does not come to its end");
      }
      taken = choose();
      if (taken == null) {
        throw blockedInside();
      }
    }
  }

  private @Nullable Alternative choose() {
    Alternative only = null;
    int ready = 0;
    faulted = false;
    Alternative[] all = store.here();
    for (Alternative alternative : all) {
      if (isReady(alternative)) {
        only = alternative;
        ready++;
      }
    }
    Alternative chosen = ready > 1 ? ready(all, choices.among(ready)) : only;
    if (faulted && chosen != null) {
      chosen.ready(store);
    }
    return chosen;
  }

  /** A guard that cannot be evaluated counts as true: to take that alternative is the fault. */
  private boolean isReady(Alternative alternative) {
    try {
      return alternative.ready(store);
    } catch (Fault fault) {
      faulted = true;
      return true;
    }
  }

  private @Nullable Alternative ready(Alternative[] all, int skip) {
    int left = skip;
    for (Alternative alternative : all) {
      if (isReady(alternative) && left-- == 0) {
        return alternative;
      }
    }
    return null;
  }

  private Fault blockedInside() {
    Alternative first = store.here()[0];
    return new Fault(
        Finding.Kind.EXCEPTION,
        first.at() + ": '" + first.text() + "' is blocked inside an atomic block");
  }
}
