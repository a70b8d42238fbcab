package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Every call one operation on the field itself. */
@ModelOf("java/util/concurrent/atomic/AtomicReferenceFieldUpdater")
@SuppressWarnings("ReferenceEquality") // What a compare-and-set compares.
public final class AtomicReferenceFieldUpdaterModel {

  private AtomicReferenceFieldUpdaterModel() {}

  @Static
  public static <T, V> AtomicReferenceFieldUpdater<T, V> newUpdater(
      Class<T> type, Class<V> fieldType, String field, int site) {
    return new ReferenceUpdater<>(UpdatedField.of(type, field, fieldType));
  }

  public static <T, V extends @Nullable Object> V get(
      AtomicReferenceFieldUpdater<T, V> self, T target, int site) {
    Operations.readVolatile(target, UpdatedField.slot(self, target), site);
    return self.get(target);
  }

  public static <T, V extends @Nullable Object> void set(
      AtomicReferenceFieldUpdater<T, V> self, T target, V value, int site) {
    Operations.publish(target, value);
    Operations.writeVolatile(target, UpdatedField.slot(self, target), site);
    self.set(target, value);
  }

  public static <T, V extends @Nullable Object> void lazySet(
      AtomicReferenceFieldUpdater<T, V> self, T target, V value, int site) {
    Operations.publish(target, value);
    Operations.writeRelease(target, UpdatedField.slot(self, target), site);
    self.lazySet(target, value);
  }

  public static <T, V extends @Nullable Object> boolean compareAndSet(
      AtomicReferenceFieldUpdater<T, V> self, T target, V expected, V value, int site) {
    Operations.publish(target, value);
    int slot = UpdatedField.slot(self, target);
    Operations.compareAndSet(target, slot, () -> self.get(target) == expected, site);
    return self.compareAndSet(target, expected, value);
  }

  public static <T, V extends @Nullable Object> boolean weakCompareAndSet(
      AtomicReferenceFieldUpdater<T, V> self, T target, V expected, V value, int site) {
    Operations.publish(target, value);
    int slot = UpdatedField.slot(self, target);
    Operations.compareAndSet(target, slot, () -> self.get(target) == expected, site);
    return self.compareAndSet(target, expected, value);
  }

  public static <T, V extends @Nullable Object> V getAndSet(
      AtomicReferenceFieldUpdater<T, V> self, T target, V value, int site) {
    Operations.publish(target, value);
    Operations.exchange(
        target, UpdatedField.slot(self, target), () -> self.get(target) == value, site);
    return self.getAndSet(target, value);
  }

  public static <T, V extends @Nullable Object> V getAndUpdate(
      AtomicReferenceFieldUpdater<T, V> self, T target, UnaryOperator<V> function, int site) {
    return new Value<>(self, target).getAndUpdate(function, site);
  }

  public static <T, V extends @Nullable Object> V updateAndGet(
      AtomicReferenceFieldUpdater<T, V> self, T target, UnaryOperator<V> function, int site) {
    return new Value<>(self, target).updateAndGet(function, site);
  }

  public static <T, V extends @Nullable Object> V getAndAccumulate(
      AtomicReferenceFieldUpdater<T, V> self, T target, V x, BinaryOperator<V> function, int site) {
    return new Value<>(self, target).getAndUpdate(old -> function.apply(old, x), site);
  }

  public static <T, V extends @Nullable Object> V accumulateAndGet(
      AtomicReferenceFieldUpdater<T, V> self, T target, V x, BinaryOperator<V> function, int site) {
    return new Value<>(self, target).updateAndGet(old -> function.apply(old, x), site);
  }

  private static final class Value<T, V extends @Nullable Object> extends Cell<V> {

    private final AtomicReferenceFieldUpdater<T, V> updater;
    private final T target;

    Value(AtomicReferenceFieldUpdater<T, V> updater, T target) {
      super(target, UpdatedField.slot(updater, target));
      this.updater = updater;
      this.target = target;
    }

    @Override
    V get() {
      return updater.get(target);
    }

    @Override
    boolean holds(V value) {
      return updater.get(target) == value;
    }

    @Override
    boolean replace(V before, V after) {
      return updater.compareAndSet(target, before, after);
    }
  }
}
