package io.mazurka.jvm.sync;

import io.mazurka.jvm.runtime.Controlled;
import io.mazurka.jvm.runtime.Need;
import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Synchronizer;
import io.mazurka.program.Kind;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * An {@link Exchanger} under control: a thread makes an offer and waits, or takes the offer that
 * another one waits with.
 *
 * @param <V> the type of what is exchanged
 */
public class ControlledExchanger<V extends @Nullable Object> extends Exchanger<V>
    implements Controlled {

  @SuppressWarnings("this-escape") // Kept, and not used before there is an object.
  private final Synchronizer self = new Synchronizer(this);

  private @Nullable Offer<V> open;

  public ControlledExchanger() {}

  @Override
  public Synchronizer synchronizer() {
    return self;
  }

  @Override
  public V exchange(V item) throws InterruptedException {
    try {
      return exchange(item, Synchronizer.FOR_EVER);
    } catch (TimeoutException e) {
      throw new IllegalStateException("Mazurka ended a wait without an end", e);
    }
  }

  @Override
  public V exchange(V item, long timeout, TimeUnit unit)
      throws InterruptedException, TimeoutException {
    return exchange(item, Math.max(0, unit.toNanos(timeout)));
  }

  /** As in the JDK, one who is interrupted exchanges all the same if another one is there. */
  private V exchange(V item, long nanos) throws InterruptedException, TimeoutException {
    self.act(Kind.UPDATE);
    Synchronizer.noticed();
    Operations.publish(this, item);
    Offer<V> other = open;
    if (other != null) {
      open = null;
      return other.take(item);
    }
    return offer(item, nanos);
  }

  @SuppressWarnings("NullAway") // What is received is a V, once the offer is taken.
  private V offer(V item, long nanos) throws InterruptedException, TimeoutException {
    Offer<V> mine = new Offer<>(item);
    Operations.publish(this, mine);
    mine.synchronizer().released();
    open = mine;
    switch (self.awaitOrGiveUp(new Need(mine::isTaken, this::describe), nanos)) {
      case MET -> {}
      case INTERRUPTED -> {
        open = null;
        throw new InterruptedException();
      }
      case TIMED_OUT -> {
        open = null;
        throw new TimeoutException();
      }
    }
    return mine.received();
  }

  private String describe() {
    return "another thread at " + self.name();
  }

  @Override
  public int hashCode() {
    return Operations.identityHash(this);
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public String toString() {
    return Words.of(this, Exchanger.class);
  }
}
