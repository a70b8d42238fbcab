package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** Every call one operation on the field itself. */
@ModelOf("java/util/concurrent/atomic/AtomicLongFieldUpdater")
public final class AtomicLongFieldUpdaterModel {

  private AtomicLongFieldUpdaterModel() {}

  @Static
  public static <T> AtomicLongFieldUpdater<T> newUpdater(Class<T> type, String field, int site) {
    return new LongUpdater<>(UpdatedField.of(type, field, long.class));
  }

  public static <T> long get(AtomicLongFieldUpdater<T> self, T target, int site) {
    Operations.readVolatile(target, UpdatedField.slot(self, target), site);
    return self.get(target);
  }

  public static <T> void set(AtomicLongFieldUpdater<T> self, T target, long value, int site) {
    Operations.writeVolatile(target, UpdatedField.slot(self, target), site);
    self.set(target, value);
  }

  public static <T> void lazySet(AtomicLongFieldUpdater<T> self, T target, long value, int site) {
    Operations.writeRelease(target, UpdatedField.slot(self, target), site);
    self.lazySet(target, value);
  }

  public static <T> boolean compareAndSet(
      AtomicLongFieldUpdater<T> self, T target, long expected, long value, int site) {
    int slot = UpdatedField.slot(self, target);
    Operations.compareAndSet(target, slot, () -> self.get(target) == expected, site);
    return self.compareAndSet(target, expected, value);
  }

  public static <T> boolean weakCompareAndSet(
      AtomicLongFieldUpdater<T> self, T target, long expected, long value, int site) {
    int slot = UpdatedField.slot(self, target);
    Operations.compareAndSet(target, slot, () -> self.get(target) == expected, site);
    return self.compareAndSet(target, expected, value);
  }

  public static <T> long getAndSet(AtomicLongFieldUpdater<T> self, T target, long value, int site) {
    Operations.exchange(
        target, UpdatedField.slot(self, target), () -> self.get(target) == value, site);
    return self.getAndSet(target, value);
  }

  public static <T> long getAndIncrement(AtomicLongFieldUpdater<T> self, T target, int site) {
    Operations.add(target, UpdatedField.slot(self, target), site);
    return self.getAndIncrement(target);
  }

  public static <T> long getAndDecrement(AtomicLongFieldUpdater<T> self, T target, int site) {
    Operations.add(target, UpdatedField.slot(self, target), site);
    return self.getAndDecrement(target);
  }

  public static <T> long incrementAndGet(AtomicLongFieldUpdater<T> self, T target, int site) {
    Operations.add(target, UpdatedField.slot(self, target), site);
    return self.incrementAndGet(target);
  }

  public static <T> long decrementAndGet(AtomicLongFieldUpdater<T> self, T target, int site) {
    Operations.add(target, UpdatedField.slot(self, target), site);
    return self.decrementAndGet(target);
  }

  public static <T> long getAndAdd(AtomicLongFieldUpdater<T> self, T target, long delta, int site) {
    Operations.add(target, UpdatedField.slot(self, target), site);
    return self.getAndAdd(target, delta);
  }

  public static <T> long addAndGet(AtomicLongFieldUpdater<T> self, T target, long delta, int site) {
    Operations.add(target, UpdatedField.slot(self, target), site);
    return self.addAndGet(target, delta);
  }

  public static <T> long getAndUpdate(
      AtomicLongFieldUpdater<T> self, T target, LongUnaryOperator function, int site) {
    return new Value<>(self, target).getAndUpdate(function::applyAsLong, site);
  }

  public static <T> long updateAndGet(
      AtomicLongFieldUpdater<T> self, T target, LongUnaryOperator function, int site) {
    return new Value<>(self, target).updateAndGet(function::applyAsLong, site);
  }

  public static <T> long getAndAccumulate(
      AtomicLongFieldUpdater<T> self, T target, long x, LongBinaryOperator function, int site) {
    return new Value<>(self, target).getAndUpdate(old -> function.applyAsLong(old, x), site);
  }

  public static <T> long accumulateAndGet(
      AtomicLongFieldUpdater<T> self, T target, long x, LongBinaryOperator function, int site) {
    return new Value<>(self, target).updateAndGet(old -> function.applyAsLong(old, x), site);
  }

  private static final class Value<T> extends Cell<Long> {

    private final AtomicLongFieldUpdater<T> updater;
    private final T target;

    Value(AtomicLongFieldUpdater<T> updater, T target) {
      super(target, UpdatedField.slot(updater, target));
      this.updater = updater;
      this.target = target;
    }

    @Override
    Long get() {
      return updater.get(target);
    }

    @Override
    boolean replace(Long before, Long after) {
      return updater.compareAndSet(target, before, after);
    }
  }
}
