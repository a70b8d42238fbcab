package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.StringJoiner;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Every call one operation on the one element. */
@ModelOf("java/util/concurrent/atomic/AtomicReferenceArray")
@SuppressWarnings("ReferenceEquality") // What a compare-and-set compares.
public final class AtomicReferenceArrayModel {

  /** The elements are those of the array inside. */
  private static final Inside ELEMENTS = new Inside(AtomicReferenceArray.class, "array");

  private AtomicReferenceArrayModel() {}

  public static <V extends @Nullable Object> V get(
      AtomicReferenceArray<V> self, int index, int site) {
    Operations.readVolatile(ELEMENTS.of(self), slot(self, index), site);
    return self.get(index);
  }

  public static <V extends @Nullable Object> V getPlain(
      AtomicReferenceArray<V> self, int index, int site) {
    Operations.read(ELEMENTS.of(self), slot(self, index), site);
    return self.getPlain(index);
  }

  public static <V extends @Nullable Object> V getOpaque(
      AtomicReferenceArray<V> self, int index, int site) {
    Operations.readOpaque(ELEMENTS.of(self), slot(self, index), site);
    return self.getOpaque(index);
  }

  public static <V extends @Nullable Object> V getAcquire(
      AtomicReferenceArray<V> self, int index, int site) {
    Operations.readAcquire(ELEMENTS.of(self), slot(self, index), site);
    return self.getAcquire(index);
  }

  public static <V extends @Nullable Object> void set(
      AtomicReferenceArray<V> self, int index, V value, int site) {
    Operations.publish(ELEMENTS.of(self), value);
    Operations.writeVolatile(ELEMENTS.of(self), slot(self, index), site);
    self.set(index, value);
  }

  public static <V extends @Nullable Object> void setPlain(
      AtomicReferenceArray<V> self, int index, V value, int site) {
    Operations.publish(ELEMENTS.of(self), value);
    Operations.write(ELEMENTS.of(self), slot(self, index), site);
    self.setPlain(index, value);
  }

  public static <V extends @Nullable Object> void setOpaque(
      AtomicReferenceArray<V> self, int index, V value, int site) {
    Operations.publish(ELEMENTS.of(self), value);
    Operations.writeOpaque(ELEMENTS.of(self), slot(self, index), site);
    self.setOpaque(index, value);
  }

  public static <V extends @Nullable Object> void setRelease(
      AtomicReferenceArray<V> self, int index, V value, int site) {
    Operations.publish(ELEMENTS.of(self), value);
    Operations.writeRelease(ELEMENTS.of(self), slot(self, index), site);
    self.setRelease(index, value);
  }

  public static <V extends @Nullable Object> void lazySet(
      AtomicReferenceArray<V> self, int index, V value, int site) {
    Operations.publish(ELEMENTS.of(self), value);
    Operations.writeRelease(ELEMENTS.of(self), slot(self, index), site);
    self.lazySet(index, value);
  }

  public static <V extends @Nullable Object> V getAndSet(
      AtomicReferenceArray<V> self, int index, V value, int site) {
    Operations.publish(ELEMENTS.of(self), value);
    Operations.exchange(ELEMENTS.of(self), slot(self, index), () -> self.get(index) == value, site);
    return self.getAndSet(index, value);
  }

  public static <V extends @Nullable Object> boolean compareAndSet(
      AtomicReferenceArray<V> self, int index, V expected, V value, int site) {
    Operations.publish(ELEMENTS.of(self), value);
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndSet(index, expected, value);
  }

  public static <V extends @Nullable Object> boolean weakCompareAndSet(
      AtomicReferenceArray<V> self, int index, V expected, V value, int site) {
    Operations.publish(ELEMENTS.of(self), value);
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndSet(index, expected, value);
  }

  public static <V extends @Nullable Object> boolean weakCompareAndSetPlain(
      AtomicReferenceArray<V> self, int index, V expected, V value, int site) {
    Operations.publish(ELEMENTS.of(self), value);
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndSet(index, expected, value);
  }

  public static <V extends @Nullable Object> boolean weakCompareAndSetVolatile(
      AtomicReferenceArray<V> self, int index, V expected, V value, int site) {
    Operations.publish(ELEMENTS.of(self), value);
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndSet(index, expected, value);
  }

  public static <V extends @Nullable Object> boolean weakCompareAndSetAcquire(
      AtomicReferenceArray<V> self, int index, V expected, V value, int site) {
    Operations.publish(ELEMENTS.of(self), value);
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndSet(index, expected, value);
  }

  public static <V extends @Nullable Object> boolean weakCompareAndSetRelease(
      AtomicReferenceArray<V> self, int index, V expected, V value, int site) {
    Operations.publish(ELEMENTS.of(self), value);
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndSet(index, expected, value);
  }

  public static <V extends @Nullable Object> V compareAndExchange(
      AtomicReferenceArray<V> self, int index, V expected, V value, int site) {
    Operations.publish(ELEMENTS.of(self), value);
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndExchange(index, expected, value);
  }

  public static <V extends @Nullable Object> V compareAndExchangeAcquire(
      AtomicReferenceArray<V> self, int index, V expected, V value, int site) {
    Operations.publish(ELEMENTS.of(self), value);
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndExchange(index, expected, value);
  }

  public static <V extends @Nullable Object> V compareAndExchangeRelease(
      AtomicReferenceArray<V> self, int index, V expected, V value, int site) {
    Operations.publish(ELEMENTS.of(self), value);
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndExchange(index, expected, value);
  }

  public static <V extends @Nullable Object> V getAndUpdate(
      AtomicReferenceArray<V> self, int index, UnaryOperator<V> function, int site) {
    return new Element<>(self, index).getAndUpdate(function, site);
  }

  public static <V extends @Nullable Object> V updateAndGet(
      AtomicReferenceArray<V> self, int index, UnaryOperator<V> function, int site) {
    return new Element<>(self, index).updateAndGet(function, site);
  }

  public static <V extends @Nullable Object> V getAndAccumulate(
      AtomicReferenceArray<V> self, int index, V x, BinaryOperator<V> function, int site) {
    return new Element<>(self, index).getAndUpdate(old -> function.apply(old, x), site);
  }

  public static <V extends @Nullable Object> V accumulateAndGet(
      AtomicReferenceArray<V> self, int index, V x, BinaryOperator<V> function, int site) {
    return new Element<>(self, index).updateAndGet(old -> function.apply(old, x), site);
  }

  public static String toString(AtomicReferenceArray<?> self, int site) {
    StringJoiner all = new StringJoiner(", ", "[", "]");
    for (int i = 0; i < self.length(); i++) {
      Operations.readVolatile(ELEMENTS.of(self), i, site);
      all.add(StringModel.text(self.get(i), site));
    }
    return all.toString();
  }

  private static <V extends @Nullable Object> void beforeCompareAndSet(
      AtomicReferenceArray<V> self, int index, V expected, int site) {
    int slot = slot(self, index);
    Operations.compareAndSet(ELEMENTS.of(self), slot, () -> self.get(index) == expected, site);
  }

  private static int slot(AtomicReferenceArray<?> self, int index) {
    if (index < 0 || index >= self.length()) {
      throw new ArrayIndexOutOfBoundsException(
          "Index " + index + " out of bounds for length " + self.length());
    }
    return index;
  }

  private static final class Element<V extends @Nullable Object> extends Cell<V> {

    private final AtomicReferenceArray<V> array;
    private final int index;

    Element(AtomicReferenceArray<V> array, int index) {
      super(ELEMENTS.of(array), slot(array, index));
      this.array = array;
      this.index = index;
    }

    @Override
    V get() {
      return array.get(index);
    }

    @Override
    boolean holds(V value) {
      return array.get(index) == value;
    }

    @Override
    boolean replace(V before, V after) {
      return array.compareAndSet(index, before, after);
    }
  }
}
