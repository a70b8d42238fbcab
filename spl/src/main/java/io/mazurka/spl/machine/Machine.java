package io.mazurka.spl.machine;

import io.mazurka.program.Finding;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Runs the threads of a model, one transition of one thread at a time, by the rules of figure 7.
 *
 * <p>Which objects a transition touches depends on where pointers lead. The machine finds out by
 * <em>rehearsing</em> the transition: it is run, its footprint noted, and undone. What a transition
 * does is a function of what it reads; so as long as nothing writes what is in its footprint, the
 * footprint stays as it is, and so does whether the thread is blocked.
 */
public final class Machine {

  /** More statements than an atomic block that ends is expected to take. */
  static final int ATOMIC_LIMIT = 1_000_000;

  private final Image image;
  private final ObjectNumbers numbers;
  private final Store store;
  private final Choices choices = new Choices();
  private boolean faulted;

  /** A machine in the model's initial state. */
  public Machine(Image image, ObjectNumbers numbers) {
    this.image = image;
    this.numbers = numbers;
    this.store = new Store(image, numbers);
  }

  /** How many threads there have been. */
  public int threads() {
    return store.threads();
  }

  /** Whether the thread has reached its end. */
  public boolean hasEnded(int thread) {
    return store.hasEnded(thread);
  }

  /** What has been printed. */
  public String output() {
    return store.output();
  }

  /** The transition of a thread that has not ended, as it would be in this state. */
  public Outlook outlook(int thread) {
    store.footprint().clear();
    choices.reset();
    int ways = 0;
    boolean enabled;
    do {
      enabled = rehearse(thread);
      ways++;
    } while (choices.advance());
    return new Outlook(store.footprint().operation(ways), enabled);
  }

  private boolean rehearse(int thread) {
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

  /**
   * Takes a transition of a thread that has not ended.
   *
   * @param way which of the ways through the transition is taken, in the order of its rehearsal
   */
  public @Nullable Finding step(int thread, int way) {
    choices.reset();
    for (int i = 0; i < way; i++) {
      rehearse(thread);
      if (!choices.advance()) {
        throw new IllegalArgumentException(name(thread) + " has no alternative " + way);
      }
    }
    store.footprint().clear();
    choices.rewind();
    try {
      if (!run(thread)) {
        throw new IllegalArgumentException(name(thread) + " is not enabled");
      }
      return null;
    } catch (Fault fault) {
      return die(fault);
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

  private Finding die(Fault fault) {
    Alternative first = store.here()[0];
    String where = name(store.self()) + " at " + first.at().location() + ": " + first.text();
    store.moveToEnd();
    return new Finding(fault.kind(), String.valueOf(fault.getMessage()), where);
  }

  /**
   * The thread's name: its declaration's, and in brackets the number of the copy where there can be
   * several.
   */
  public String name(int thread) {
    if (thread < image.active().size()) {
      return image.active().get(thread).name();
    }
    ThreadCode code = store.code(thread);
    int copy = 0;
    for (int other = 0; other < thread; other++) {
      if (store.code(other).name().equals(code.name())) {
        copy++;
      }
    }
    return code.name() + "[" + copy + "]";
  }

  /** Where a thread that has not ended stands. */
  public String location(int thread) {
    store.turn(thread);
    return store.here()[0].at().location();
  }

  /** The source of the statement before which a thread stands that has not ended. */
  public String statement(int thread) {
    store.turn(thread);
    return Arrays.stream(store.here()).map(Alternative::text).collect(Collectors.joining(" | "));
  }

  /** What a blocked thread waits for, in words. */
  public String awaited(int thread) {
    store.turn(thread);
    return Alternative.awaited(store.here(), store);
  }

  /** A copy of all memory, to compare with later. */
  public int[] snapshot() {
    return store.words();
  }

  /**
   * What the last step did to each object it touched, what it changed first.
   *
   * @param before the memory before that step
   */
  public List<Effect> effects(int[] before) {
    return new Wording(image, numbers, this).effects(store.footprint(), before, store.words());
  }
}
