package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** Every call one operation on the one element. */
@ModelOf("java/util/concurrent/atomic/AtomicLongArray")
public final class AtomicLongArrayModel {

  /** The elements are those of the array inside. */
  private static final Inside ELEMENTS = new Inside(AtomicLongArray.class, "array");

  private AtomicLongArrayModel() {}

  public static long get(AtomicLongArray self, int index, int site) {
    Operations.readVolatile(ELEMENTS.of(self), slot(self, index), site);
    return self.get(index);
  }

  public static long getPlain(AtomicLongArray self, int index, int site) {
    Operations.read(ELEMENTS.of(self), slot(self, index), site);
    return self.getPlain(index);
  }

  public static long getOpaque(AtomicLongArray self, int index, int site) {
    Operations.readOpaque(ELEMENTS.of(self), slot(self, index), site);
    return self.getOpaque(index);
  }

  public static long getAcquire(AtomicLongArray self, int index, int site) {
    Operations.readAcquire(ELEMENTS.of(self), slot(self, index), site);
    return self.getAcquire(index);
  }

  public static void set(AtomicLongArray self, int index, long value, int site) {
    Operations.writeVolatile(ELEMENTS.of(self), slot(self, index), site);
    self.set(index, value);
  }

  public static void setPlain(AtomicLongArray self, int index, long value, int site) {
    Operations.write(ELEMENTS.of(self), slot(self, index), site);
    self.setPlain(index, value);
  }

  public static void setOpaque(AtomicLongArray self, int index, long value, int site) {
    Operations.writeOpaque(ELEMENTS.of(self), slot(self, index), site);
    self.setOpaque(index, value);
  }

  public static void setRelease(AtomicLongArray self, int index, long value, int site) {
    Operations.writeRelease(ELEMENTS.of(self), slot(self, index), site);
    self.setRelease(index, value);
  }

  public static void lazySet(AtomicLongArray self, int index, long value, int site) {
    Operations.writeRelease(ELEMENTS.of(self), slot(self, index), site);
    self.lazySet(index, value);
  }

  public static long getAndSet(AtomicLongArray self, int index, long value, int site) {
    Operations.exchange(ELEMENTS.of(self), slot(self, index), () -> self.get(index) == value, site);
    return self.getAndSet(index, value);
  }

  public static boolean compareAndSet(
      AtomicLongArray self, int index, long expected, long value, int site) {
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndSet(index, expected, value);
  }

  public static boolean weakCompareAndSet(
      AtomicLongArray self, int index, long expected, long value, int site) {
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndSet(index, expected, value);
  }

  public static boolean weakCompareAndSetPlain(
      AtomicLongArray self, int index, long expected, long value, int site) {
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndSet(index, expected, value);
  }

  public static boolean weakCompareAndSetVolatile(
      AtomicLongArray self, int index, long expected, long value, int site) {
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndSet(index, expected, value);
  }

  public static boolean weakCompareAndSetAcquire(
      AtomicLongArray self, int index, long expected, long value, int site) {
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndSet(index, expected, value);
  }

  public static boolean weakCompareAndSetRelease(
      AtomicLongArray self, int index, long expected, long value, int site) {
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndSet(index, expected, value);
  }

  public static long compareAndExchange(
      AtomicLongArray self, int index, long expected, long value, int site) {
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndExchange(index, expected, value);
  }

  public static long compareAndExchangeAcquire(
      AtomicLongArray self, int index, long expected, long value, int site) {
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndExchange(index, expected, value);
  }

  public static long compareAndExchangeRelease(
      AtomicLongArray self, int index, long expected, long value, int site) {
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndExchange(index, expected, value);
  }

  public static long getAndIncrement(AtomicLongArray self, int index, int site) {
    Operations.add(ELEMENTS.of(self), slot(self, index), site);
    return self.getAndIncrement(index);
  }

  public static long getAndDecrement(AtomicLongArray self, int index, int site) {
    Operations.add(ELEMENTS.of(self), slot(self, index), site);
    return self.getAndDecrement(index);
  }

  public static long incrementAndGet(AtomicLongArray self, int index, int site) {
    Operations.add(ELEMENTS.of(self), slot(self, index), site);
    return self.incrementAndGet(index);
  }

  public static long decrementAndGet(AtomicLongArray self, int index, int site) {
    Operations.add(ELEMENTS.of(self), slot(self, index), site);
    return self.decrementAndGet(index);
  }

  public static long getAndAdd(AtomicLongArray self, int index, long delta, int site) {
    Operations.add(ELEMENTS.of(self), slot(self, index), site);
    return self.getAndAdd(index, delta);
  }

  public static long addAndGet(AtomicLongArray self, int index, long delta, int site) {
    Operations.add(ELEMENTS.of(self), slot(self, index), site);
    return self.addAndGet(index, delta);
  }

  public static long getAndUpdate(
      AtomicLongArray self, int index, LongUnaryOperator function, int site) {
    return new Element(self, index).getAndUpdate(function::applyAsLong, site);
  }

  public static long updateAndGet(
      AtomicLongArray self, int index, LongUnaryOperator function, int site) {
    return new Element(self, index).updateAndGet(function::applyAsLong, site);
  }

  public static long getAndAccumulate(
      AtomicLongArray self, int index, long x, LongBinaryOperator function, int site) {
    return new Element(self, index).getAndUpdate(old -> function.applyAsLong(old, x), site);
  }

  public static long accumulateAndGet(
      AtomicLongArray self, int index, long x, LongBinaryOperator function, int site) {
    return new Element(self, index).updateAndGet(old -> function.applyAsLong(old, x), site);
  }

  public static String toString(AtomicLongArray self, int site) {
    for (int i = 0; i < self.length(); i++) {
      Operations.readVolatile(ELEMENTS.of(self), i, site);
    }
    return self.toString();
  }

  private static void beforeCompareAndSet(
      AtomicLongArray self, int index, long expected, int site) {
    int slot = slot(self, index);
    Operations.compareAndSet(ELEMENTS.of(self), slot, () -> self.get(index) == expected, site);
  }

  private static int slot(AtomicLongArray self, int index) {
    if (index < 0 || index >= self.length()) {
      throw new ArrayIndexOutOfBoundsException(
          "Index " + index + " out of bounds for length " + self.length());
    }
    return index;
  }

  private static final class Element extends Cell<Long> {

    private final AtomicLongArray array;
    private final int index;

    Element(AtomicLongArray array, int index) {
      super(ELEMENTS.of(array), slot(array, index));
      this.array = array;
      this.index = index;
    }

    @Override
    Long get() {
      return array.get(index);
    }

    @Override
    boolean replace(Long before, Long after) {
      return array.compareAndSet(index, before, after);
    }
  }
}
