package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** Every call one operation on the one element. */
@ModelOf("java/util/concurrent/atomic/AtomicIntegerArray")
public final class AtomicIntegerArrayModel {

  /** The elements are those of the array inside. */
  private static final Inside ELEMENTS = new Inside(AtomicIntegerArray.class, "array");

  private AtomicIntegerArrayModel() {}

  public static int get(AtomicIntegerArray self, int index, int site) {
    Operations.readVolatile(ELEMENTS.of(self), slot(self, index), site);
    return self.get(index);
  }

  public static int getPlain(AtomicIntegerArray self, int index, int site) {
    Operations.read(ELEMENTS.of(self), slot(self, index), site);
    return self.getPlain(index);
  }

  public static int getOpaque(AtomicIntegerArray self, int index, int site) {
    Operations.readOpaque(ELEMENTS.of(self), slot(self, index), site);
    return self.getOpaque(index);
  }

  public static int getAcquire(AtomicIntegerArray self, int index, int site) {
    Operations.readAcquire(ELEMENTS.of(self), slot(self, index), site);
    return self.getAcquire(index);
  }

  public static void set(AtomicIntegerArray self, int index, int value, int site) {
    Operations.writeVolatile(ELEMENTS.of(self), slot(self, index), site);
    self.set(index, value);
  }

  public static void setPlain(AtomicIntegerArray self, int index, int value, int site) {
    Operations.write(ELEMENTS.of(self), slot(self, index), site);
    self.setPlain(index, value);
  }

  public static void setOpaque(AtomicIntegerArray self, int index, int value, int site) {
    Operations.writeOpaque(ELEMENTS.of(self), slot(self, index), site);
    self.setOpaque(index, value);
  }

  public static void setRelease(AtomicIntegerArray self, int index, int value, int site) {
    Operations.writeRelease(ELEMENTS.of(self), slot(self, index), site);
    self.setRelease(index, value);
  }

  public static void lazySet(AtomicIntegerArray self, int index, int value, int site) {
    Operations.writeRelease(ELEMENTS.of(self), slot(self, index), site);
    self.lazySet(index, value);
  }

  public static int getAndSet(AtomicIntegerArray self, int index, int value, int site) {
    Operations.exchange(ELEMENTS.of(self), slot(self, index), () -> self.get(index) == value, site);
    return self.getAndSet(index, value);
  }

  public static boolean compareAndSet(
      AtomicIntegerArray self, int index, int expected, int value, int site) {
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndSet(index, expected, value);
  }

  public static boolean weakCompareAndSet(
      AtomicIntegerArray self, int index, int expected, int value, int site) {
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndSet(index, expected, value);
  }

  public static boolean weakCompareAndSetPlain(
      AtomicIntegerArray self, int index, int expected, int value, int site) {
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndSet(index, expected, value);
  }

  public static boolean weakCompareAndSetVolatile(
      AtomicIntegerArray self, int index, int expected, int value, int site) {
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndSet(index, expected, value);
  }

  public static boolean weakCompareAndSetAcquire(
      AtomicIntegerArray self, int index, int expected, int value, int site) {
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndSet(index, expected, value);
  }

  public static boolean weakCompareAndSetRelease(
      AtomicIntegerArray self, int index, int expected, int value, int site) {
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndSet(index, expected, value);
  }

  public static int compareAndExchange(
      AtomicIntegerArray self, int index, int expected, int value, int site) {
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndExchange(index, expected, value);
  }

  public static int compareAndExchangeAcquire(
      AtomicIntegerArray self, int index, int expected, int value, int site) {
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndExchange(index, expected, value);
  }

  public static int compareAndExchangeRelease(
      AtomicIntegerArray self, int index, int expected, int value, int site) {
    beforeCompareAndSet(self, index, expected, site);
    return self.compareAndExchange(index, expected, value);
  }

  public static int getAndIncrement(AtomicIntegerArray self, int index, int site) {
    Operations.add(ELEMENTS.of(self), slot(self, index), site);
    return self.getAndIncrement(index);
  }

  public static int getAndDecrement(AtomicIntegerArray self, int index, int site) {
    Operations.add(ELEMENTS.of(self), slot(self, index), site);
    return self.getAndDecrement(index);
  }

  public static int incrementAndGet(AtomicIntegerArray self, int index, int site) {
    Operations.add(ELEMENTS.of(self), slot(self, index), site);
    return self.incrementAndGet(index);
  }

  public static int decrementAndGet(AtomicIntegerArray self, int index, int site) {
    Operations.add(ELEMENTS.of(self), slot(self, index), site);
    return self.decrementAndGet(index);
  }

  public static int getAndAdd(AtomicIntegerArray self, int index, int delta, int site) {
    Operations.add(ELEMENTS.of(self), slot(self, index), site);
    return self.getAndAdd(index, delta);
  }

  public static int addAndGet(AtomicIntegerArray self, int index, int delta, int site) {
    Operations.add(ELEMENTS.of(self), slot(self, index), site);
    return self.addAndGet(index, delta);
  }

  public static int getAndUpdate(
      AtomicIntegerArray self, int index, IntUnaryOperator function, int site) {
    return new Element(self, index).getAndUpdate(function::applyAsInt, site);
  }

  public static int updateAndGet(
      AtomicIntegerArray self, int index, IntUnaryOperator function, int site) {
    return new Element(self, index).updateAndGet(function::applyAsInt, site);
  }

  public static int getAndAccumulate(
      AtomicIntegerArray self, int index, int x, IntBinaryOperator function, int site) {
    return new Element(self, index).getAndUpdate(old -> function.applyAsInt(old, x), site);
  }

  public static int accumulateAndGet(
      AtomicIntegerArray self, int index, int x, IntBinaryOperator function, int site) {
    return new Element(self, index).updateAndGet(old -> function.applyAsInt(old, x), site);
  }

  public static String toString(AtomicIntegerArray self, int site) {
    for (int i = 0; i < self.length(); i++) {
      Operations.readVolatile(ELEMENTS.of(self), i, site);
    }
    return self.toString();
  }

  private static void beforeCompareAndSet(
      AtomicIntegerArray self, int index, int expected, int site) {
    int slot = slot(self, index);
    Operations.compareAndSet(ELEMENTS.of(self), slot, () -> self.get(index) == expected, site);
  }

  private static int slot(AtomicIntegerArray self, int index) {
    if (index < 0 || index >= self.length()) {
      throw new ArrayIndexOutOfBoundsException(
          "Index " + index + " out of bounds for length " + self.length());
    }
    return index;
  }

  private static final class Element extends Cell<Integer> {

    private final AtomicIntegerArray array;
    private final int index;

    Element(AtomicIntegerArray array, int index) {
      super(ELEMENTS.of(array), slot(array, index));
      this.array = array;
      this.index = index;
    }

    @Override
    Integer get() {
      return array.get(index);
    }

    @Override
    boolean replace(Integer before, Integer after) {
      return array.compareAndSet(index, before, after);
    }
  }
}
