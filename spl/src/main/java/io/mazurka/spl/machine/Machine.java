package io.mazurka.spl.machine;

import io.mazurka.program.Finding;
import io.mazurka.program.Operation;
import io.mazurka.program.Probe;
import io.mazurka.program.Prospect;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Runs the threads of a model, one transition of one thread at a time, and knows what each thread
 * is about to do.
 *
 * <p>Which objects a transition touches depends on where pointers lead and which guards hold; the
 * machine finds out by rehearsing it. What a transition does is a function of what it reads. So as
 * long as nothing writes what is in its footprint, the footprint stays as it is, and so does
 * whether the thread is blocked; and a thread's transition is rehearsed again only when another
 * thread's touched its footprint.
 *
 * <p>What is rehearsed again adds to the footprint and takes nothing away, until the thread moves.
 * The search relates a pending operation to all that happened since the thread came to it, and a
 * guard may have read {@code A.n} in states in which it could have let the thread through, though
 * now it reads {@code B.n}.
 */
public final class Machine {

  private final Image image;
  private final ObjectNumbers numbers;
  private final Store store;
  private final Runner runner;
  private final Footprint taken = new Footprint();
  private Outlook[] outlooks;

  /** A machine in the model's initial state. */
  public Machine(Image image, ObjectNumbers numbers) {
    this.image = image;
    this.numbers = numbers;
    this.store = new Store(image, numbers);
    this.runner = new Runner(store);
    this.outlooks = new Outlook[0];
    meetThreads(0);
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

  /** What the thread is about to do, or null if it has ended. */
  public @Nullable Operation pending(int thread) {
    return outlooks[thread].operation();
  }

  /** Whether the thread can do what it is about to do. */
  public boolean isEnabled(int thread) {
    return outlooks[thread].isEnabled();
  }

  /** What the thread, which has not ended, and those it may start may still do. */
  public Prospect prospect(int thread) {
    store.turn(thread);
    return store.prospect();
  }

  /**
   * Takes a transition of a thread.
   *
   * @param way which of the alternatives of its operation is taken
   */
  public @Nullable Finding step(int thread, int way) {
    if (!isEnabled(thread)) {
      throw new IllegalArgumentException(name(thread) + " is not enabled");
    }
    int population = threads();
    store.record(taken);
    Finding finding = take(thread, way);
    outlooks[thread].forget();
    lookAgain(thread);
    for (int other = 0; other < population; other++) {
      if (other != thread && outlooks[other].isTouchedBy(taken)) {
        lookAgain(other);
      }
    }
    meetThreads(population);
    return finding;
  }

  private @Nullable Finding take(int thread, int way) {
    try {
      if (!runner.take(thread, way)) {
        throw new IllegalArgumentException(name(thread) + " has no alternative " + way);
      }
      return null;
    } catch (Fault fault) {
      return die(fault);
    }
  }

  private void meetThreads(int first) {
    if (threads() > outlooks.length) {
      outlooks = Arrays.copyOf(outlooks, threads() + 2);
    }
    for (int thread = first; thread < threads(); thread++) {
      outlooks[thread] = new Outlook();
      lookAgain(thread);
    }
  }

  private void lookAgain(int thread) {
    if (!hasEnded(thread)) {
      Outlook outlook = outlooks[thread];
      store.record(outlook.footprint());
      outlook.update(runner.rehearse(thread));
    }
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
    store.record(new Footprint());
    store.turn(thread);
    return Alternative.awaited(store.here(), store);
  }

  /** What an object of operations is called; empty for none, and for one without a name. */
  public String called(int object) {
    return object == Operation.NO_OBJECT || object == image.pool()
        ? ""
        : new Wording(image, numbers, this).name(object);
  }

  /** What reads the machine's states. */
  public Probe probe() {
    return new MachineProbe(image, numbers, store);
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
    return new Wording(image, numbers, this).effects(taken, before, store.words());
  }
}
