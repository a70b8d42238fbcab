package io.mazurka.jvm.sync;

import io.mazurka.jvm.runtime.Controlled;
import io.mazurka.jvm.runtime.Need;
import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Synchronizer;
import io.mazurka.program.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A {@link SynchronousQueue} under control. Who finds a partner hands over or takes an element in
 * one operation. Who finds none, and waits for one, comes in one operation and goes on in another:
 * others can tell whether somebody waits. A queue that is fair serves who came first, another one
 * who came last, as Java's own does.
 *
 * @param <E> the type of the elements
 */
public class ControlledSynchronousQueue<E> extends SynchronousQueue<E> implements Controlled {

  private static final long serialVersionUID = 1;

  @SuppressWarnings("this-escape") // Kept, and not used before there is an object.
  private final transient Synchronizer self = new Synchronizer(this);

  private final boolean fair;

  /** Those who wait, in the order in which they came: all of them give, or all of them take. */
  private final transient List<Offer<@Nullable E>> waiting = new ArrayList<>();

  public ControlledSynchronousQueue() {
    this(false);
  }

  public ControlledSynchronousQueue(boolean fair) {
    super(fair);
    this.fair = fair;
  }

  @Override
  public Synchronizer synchronizer() {
    return self;
  }

  @Override
  public void put(E element) throws InterruptedException {
    Objects.requireNonNull(element);
    comeUninterrupted();
    transfer(element, Synchronizer.FOR_EVER);
  }

  @Override
  @SuppressWarnings("NullAway") // There is an element at the end of a wait without an end.
  public E take() throws InterruptedException {
    comeUninterrupted();
    return transfer(null, Synchronizer.FOR_EVER);
  }

  @Override
  public boolean offer(E element, long timeout, TimeUnit unit) throws InterruptedException {
    Objects.requireNonNull(element);
    come();
    return transfer(element, nanos(timeout, unit)) != null;
  }

  @Override
  public @Nullable E poll(long timeout, TimeUnit unit) throws InterruptedException {
    come();
    return transfer(null, nanos(timeout, unit));
  }

  @Override
  public boolean offer(E element) {
    Objects.requireNonNull(element);
    return look(false) && meet(element) != null;
  }

  @Override
  public @Nullable E poll() {
    return look(true) ? meet(null) : null;
  }

  private static long nanos(long timeout, TimeUnit unit) {
    long nanos = unit.toNanos(timeout);
    return nanos == Long.MAX_VALUE ? Synchronizer.FOR_EVER : Math.max(0, nanos);
  }

  private void come() {
    self.updateWithInterrupt();
    Synchronizer.noticed();
  }

  /** Without a time limit, who is interrupted does not even look for a partner. */
  private void comeUninterrupted() throws InterruptedException {
    come();
    checkInterrupt();
  }

  private static void checkInterrupt() throws InterruptedException {
    if (Synchronizer.takeInterrupt()) {
      throw new InterruptedException();
    }
  }

  /** Looks whether somebody waits who gives, or takes, without waiting for one. */
  private boolean look(boolean gives) {
    boolean found = self.attempt(() -> isThere(gives), Kind.UPDATE, Kind.READ);
    Synchronizer.noticed();
    return found;
  }

  private boolean isThere(boolean gives) {
    return !waiting.isEmpty() && gives == (waiting.getFirst().given() != null);
  }

  /**
   * Hands over what is given, or else takes something, now or when somebody comes for it; returns
   * what has changed hands, or null if time has run out.
   */
  private @Nullable E transfer(@Nullable E given, long nanos) throws InterruptedException {
    if (isThere(given == null)) {
      return meet(given);
    }
    if (nanos == 0) {
      checkInterrupt();
      return null;
    }
    return await(given, nanos);
  }

  /** What changes hands between the running thread and the one that waits and whose turn it is. */
  private @Nullable E meet(@Nullable E given) {
    if (given != null) {
      Operations.publish(this, given);
    }
    Offer<@Nullable E> other = fair ? waiting.removeFirst() : waiting.removeLast();
    E taken = other.take(given);
    return given == null ? taken : given;
  }

  private @Nullable E await(@Nullable E given, long nanos) throws InterruptedException {
    Offer<@Nullable E> mine = new Offer<>(given);
    Operations.publish(this, mine);
    mine.synchronizer().released();
    waiting.add(mine);
    String words = given == null ? "an element of " : "somebody to take an element of ";
    Need partner = new Need(mine::isTaken, () -> words + self.name());
    return switch (self.awaitOrGiveUp(partner, nanos)) {
      case MET -> {
        E received = mine.received();
        yield given == null ? received : given;
      }
      case INTERRUPTED -> {
        waiting.remove(mine);
        throw new InterruptedException();
      }
      case TIMED_OUT -> {
        waiting.remove(mine);
        yield null;
      }
    };
  }

  @Override
  public int hashCode() {
    return Operations.identityHash(this);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other;
  }
}
