package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Every call one operation on the one variable. */
@ModelOf("java/util/concurrent/atomic/AtomicReference")
@SuppressWarnings("ReferenceEquality") // What a compare-and-set compares.
public final class AtomicReferenceModel {

  private static final int VALUE = Operations.WHOLE;

  private AtomicReferenceModel() {}

  public static <V extends @Nullable Object> V get(AtomicReference<V> self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.get();
  }

  public static <V extends @Nullable Object> V getPlain(AtomicReference<V> self, int site) {
    Operations.read(self, VALUE, site);
    return self.getPlain();
  }

  public static <V extends @Nullable Object> V getOpaque(AtomicReference<V> self, int site) {
    Operations.readOpaque(self, VALUE, site);
    return self.getOpaque();
  }

  public static <V extends @Nullable Object> V getAcquire(AtomicReference<V> self, int site) {
    Operations.readAcquire(self, VALUE, site);
    return self.getAcquire();
  }

  public static <V extends @Nullable Object> void set(AtomicReference<V> self, V value, int site) {
    Operations.publish(self, value);
    Operations.writeVolatile(self, VALUE, site);
    self.set(value);
  }

  public static <V extends @Nullable Object> void setPlain(
      AtomicReference<V> self, V value, int site) {
    Operations.publish(self, value);
    Operations.write(self, VALUE, site);
    self.setPlain(value);
  }

  public static <V extends @Nullable Object> void setOpaque(
      AtomicReference<V> self, V value, int site) {
    Operations.publish(self, value);
    Operations.writeOpaque(self, VALUE, site);
    self.setOpaque(value);
  }

  public static <V extends @Nullable Object> void setRelease(
      AtomicReference<V> self, V value, int site) {
    Operations.publish(self, value);
    Operations.writeRelease(self, VALUE, site);
    self.setRelease(value);
  }

  public static <V extends @Nullable Object> void lazySet(
      AtomicReference<V> self, V value, int site) {
    Operations.publish(self, value);
    Operations.writeRelease(self, VALUE, site);
    self.lazySet(value);
  }

  public static <V extends @Nullable Object> V getAndSet(
      AtomicReference<V> self, V value, int site) {
    Operations.publish(self, value);
    Operations.exchange(self, VALUE, () -> self.get() == value, site);
    return self.getAndSet(value);
  }

  public static <V extends @Nullable Object> boolean compareAndSet(
      AtomicReference<V> self, V expected, V value, int site) {
    beforeCompareAndSet(self, expected, value, site);
    return self.compareAndSet(expected, value);
  }

  public static <V extends @Nullable Object> boolean weakCompareAndSet(
      AtomicReference<V> self, V expected, V value, int site) {
    beforeCompareAndSet(self, expected, value, site);
    return self.compareAndSet(expected, value);
  }

  public static <V extends @Nullable Object> boolean weakCompareAndSetPlain(
      AtomicReference<V> self, V expected, V value, int site) {
    beforeCompareAndSet(self, expected, value, site);
    return self.compareAndSet(expected, value);
  }

  public static <V extends @Nullable Object> boolean weakCompareAndSetVolatile(
      AtomicReference<V> self, V expected, V value, int site) {
    beforeCompareAndSet(self, expected, value, site);
    return self.compareAndSet(expected, value);
  }

  public static <V extends @Nullable Object> boolean weakCompareAndSetAcquire(
      AtomicReference<V> self, V expected, V value, int site) {
    beforeCompareAndSet(self, expected, value, site);
    return self.compareAndSet(expected, value);
  }

  public static <V extends @Nullable Object> boolean weakCompareAndSetRelease(
      AtomicReference<V> self, V expected, V value, int site) {
    beforeCompareAndSet(self, expected, value, site);
    return self.compareAndSet(expected, value);
  }

  public static <V extends @Nullable Object> V compareAndExchange(
      AtomicReference<V> self, V expected, V value, int site) {
    beforeCompareAndSet(self, expected, value, site);
    return self.compareAndExchange(expected, value);
  }

  public static <V extends @Nullable Object> V compareAndExchangeAcquire(
      AtomicReference<V> self, V expected, V value, int site) {
    beforeCompareAndSet(self, expected, value, site);
    return self.compareAndExchange(expected, value);
  }

  public static <V extends @Nullable Object> V compareAndExchangeRelease(
      AtomicReference<V> self, V expected, V value, int site) {
    beforeCompareAndSet(self, expected, value, site);
    return self.compareAndExchange(expected, value);
  }

  public static <V extends @Nullable Object> V getAndUpdate(
      AtomicReference<V> self, UnaryOperator<V> function, int site) {
    return new Value<>(self).getAndUpdate(function, site);
  }

  public static <V extends @Nullable Object> V updateAndGet(
      AtomicReference<V> self, UnaryOperator<V> function, int site) {
    return new Value<>(self).updateAndGet(function, site);
  }

  public static <V extends @Nullable Object> V getAndAccumulate(
      AtomicReference<V> self, V x, BinaryOperator<V> function, int site) {
    return new Value<>(self).getAndUpdate(old -> function.apply(old, x), site);
  }

  public static <V extends @Nullable Object> V accumulateAndGet(
      AtomicReference<V> self, V x, BinaryOperator<V> function, int site) {
    return new Value<>(self).updateAndGet(old -> function.apply(old, x), site);
  }

  public static <V extends @Nullable Object> String toString(AtomicReference<V> self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return StringModel.text(self.get(), site);
  }

  private static <V extends @Nullable Object> void beforeCompareAndSet(
      AtomicReference<V> self, V expected, V value, int site) {
    Operations.publish(self, value);
    Operations.compareAndSet(self, VALUE, () -> self.get() == expected, site);
  }

  private static final class Value<V extends @Nullable Object> extends Cell<V> {

    private final AtomicReference<V> variable;

    Value(AtomicReference<V> variable) {
      super(variable, VALUE);
      this.variable = variable;
    }

    @Override
    V get() {
      return variable.get();
    }

    @Override
    boolean holds(V value) {
      return variable.get() == value;
    }

    @Override
    boolean replace(V before, V after) {
      return variable.compareAndSet(before, after);
    }
  }
}
