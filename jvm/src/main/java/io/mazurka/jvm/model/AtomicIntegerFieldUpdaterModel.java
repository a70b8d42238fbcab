package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** Every call one operation on the field itself. */
@ModelOf("java/util/concurrent/atomic/AtomicIntegerFieldUpdater")
public final class AtomicIntegerFieldUpdaterModel {

  private AtomicIntegerFieldUpdaterModel() {}

  @Static
  public static <T> AtomicIntegerFieldUpdater<T> newUpdater(Class<T> type, String field, int site) {
    return new IntegerUpdater<>(UpdatedField.of(type, field, int.class));
  }

  public static <T> int get(AtomicIntegerFieldUpdater<T> self, T target, int site) {
    Operations.readVolatile(target, UpdatedField.slot(self, target), site);
    return self.get(target);
  }

  public static <T> void set(AtomicIntegerFieldUpdater<T> self, T target, int value, int site) {
    Operations.writeVolatile(target, UpdatedField.slot(self, target), site);
    self.set(target, value);
  }

  public static <T> void lazySet(AtomicIntegerFieldUpdater<T> self, T target, int value, int site) {
    Operations.writeRelease(target, UpdatedField.slot(self, target), site);
    self.lazySet(target, value);
  }

  public static <T> boolean compareAndSet(
      AtomicIntegerFieldUpdater<T> self, T target, int expected, int value, int site) {
    int slot = UpdatedField.slot(self, target);
    Operations.compareAndSet(target, slot, () -> self.get(target) == expected, site);
    return self.compareAndSet(target, expected, value);
  }

  public static <T> boolean weakCompareAndSet(
      AtomicIntegerFieldUpdater<T> self, T target, int expected, int value, int site) {
    int slot = UpdatedField.slot(self, target);
    Operations.compareAndSet(target, slot, () -> self.get(target) == expected, site);
    return self.compareAndSet(target, expected, value);
  }

  public static <T> int getAndSet(
      AtomicIntegerFieldUpdater<T> self, T target, int value, int site) {
    Operations.exchange(
        target, UpdatedField.slot(self, target), () -> self.get(target) == value, site);
    return self.getAndSet(target, value);
  }

  public static <T> int getAndIncrement(AtomicIntegerFieldUpdater<T> self, T target, int site) {
    Operations.add(target, UpdatedField.slot(self, target), site);
    return self.getAndIncrement(target);
  }

  public static <T> int getAndDecrement(AtomicIntegerFieldUpdater<T> self, T target, int site) {
    Operations.add(target, UpdatedField.slot(self, target), site);
    return self.getAndDecrement(target);
  }

  public static <T> int incrementAndGet(AtomicIntegerFieldUpdater<T> self, T target, int site) {
    Operations.add(target, UpdatedField.slot(self, target), site);
    return self.incrementAndGet(target);
  }

  public static <T> int decrementAndGet(AtomicIntegerFieldUpdater<T> self, T target, int site) {
    Operations.add(target, UpdatedField.slot(self, target), site);
    return self.decrementAndGet(target);
  }

  public static <T> int getAndAdd(
      AtomicIntegerFieldUpdater<T> self, T target, int delta, int site) {
    Operations.add(target, UpdatedField.slot(self, target), site);
    return self.getAndAdd(target, delta);
  }

  public static <T> int addAndGet(
      AtomicIntegerFieldUpdater<T> self, T target, int delta, int site) {
    Operations.add(target, UpdatedField.slot(self, target), site);
    return self.addAndGet(target, delta);
  }

  public static <T> int getAndUpdate(
      AtomicIntegerFieldUpdater<T> self, T target, IntUnaryOperator function, int site) {
    return new Value<>(self, target).getAndUpdate(function::applyAsInt, site);
  }

  public static <T> int updateAndGet(
      AtomicIntegerFieldUpdater<T> self, T target, IntUnaryOperator function, int site) {
    return new Value<>(self, target).updateAndGet(function::applyAsInt, site);
  }

  public static <T> int getAndAccumulate(
      AtomicIntegerFieldUpdater<T> self, T target, int x, IntBinaryOperator function, int site) {
    return new Value<>(self, target).getAndUpdate(old -> function.applyAsInt(old, x), site);
  }

  public static <T> int accumulateAndGet(
      AtomicIntegerFieldUpdater<T> self, T target, int x, IntBinaryOperator function, int site) {
    return new Value<>(self, target).updateAndGet(old -> function.applyAsInt(old, x), site);
  }

  private static final class Value<T> extends Cell<Integer> {

    private final AtomicIntegerFieldUpdater<T> updater;
    private final T target;

    Value(AtomicIntegerFieldUpdater<T> updater, T target) {
      super(target, UpdatedField.slot(updater, target));
      this.updater = updater;
      this.target = target;
    }

    @Override
    Integer get() {
      return updater.get(target);
    }

    @Override
    boolean replace(Integer before, Integer after) {
      return updater.compareAndSet(target, before, after);
    }
  }
}
