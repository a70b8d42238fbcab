package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** Every call one operation on the one variable. */
@ModelOf("java/util/concurrent/atomic/AtomicInteger")
public final class AtomicIntegerModel {

  private static final int VALUE = Operations.WHOLE;

  private AtomicIntegerModel() {}

  public static int get(AtomicInteger self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.get();
  }

  public static int getPlain(AtomicInteger self, int site) {
    Operations.read(self, VALUE, site);
    return self.getPlain();
  }

  public static int getOpaque(AtomicInteger self, int site) {
    Operations.readOpaque(self, VALUE, site);
    return self.getOpaque();
  }

  public static int getAcquire(AtomicInteger self, int site) {
    Operations.readAcquire(self, VALUE, site);
    return self.getAcquire();
  }

  public static void set(AtomicInteger self, int value, int site) {
    Operations.writeVolatile(self, VALUE, site);
    self.set(value);
  }

  public static void setPlain(AtomicInteger self, int value, int site) {
    Operations.write(self, VALUE, site);
    self.setPlain(value);
  }

  public static void setOpaque(AtomicInteger self, int value, int site) {
    Operations.writeOpaque(self, VALUE, site);
    self.setOpaque(value);
  }

  public static void setRelease(AtomicInteger self, int value, int site) {
    Operations.writeRelease(self, VALUE, site);
    self.setRelease(value);
  }

  public static void lazySet(AtomicInteger self, int value, int site) {
    Operations.writeRelease(self, VALUE, site);
    self.lazySet(value);
  }

  public static int getAndSet(AtomicInteger self, int value, int site) {
    Operations.exchange(self, VALUE, () -> self.get() == value, site);
    return self.getAndSet(value);
  }

  public static boolean compareAndSet(AtomicInteger self, int expected, int value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndSet(expected, value);
  }

  public static boolean weakCompareAndSet(AtomicInteger self, int expected, int value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndSet(expected, value);
  }

  public static boolean weakCompareAndSetPlain(
      AtomicInteger self, int expected, int value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndSet(expected, value);
  }

  public static boolean weakCompareAndSetVolatile(
      AtomicInteger self, int expected, int value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndSet(expected, value);
  }

  public static boolean weakCompareAndSetAcquire(
      AtomicInteger self, int expected, int value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndSet(expected, value);
  }

  public static boolean weakCompareAndSetRelease(
      AtomicInteger self, int expected, int value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndSet(expected, value);
  }

  public static int compareAndExchange(AtomicInteger self, int expected, int value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndExchange(expected, value);
  }

  public static int compareAndExchangeAcquire(
      AtomicInteger self, int expected, int value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndExchange(expected, value);
  }

  public static int compareAndExchangeRelease(
      AtomicInteger self, int expected, int value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndExchange(expected, value);
  }

  public static int getAndIncrement(AtomicInteger self, int site) {
    Operations.add(self, VALUE, site);
    return self.getAndIncrement();
  }

  public static int getAndDecrement(AtomicInteger self, int site) {
    Operations.add(self, VALUE, site);
    return self.getAndDecrement();
  }

  public static int incrementAndGet(AtomicInteger self, int site) {
    Operations.add(self, VALUE, site);
    return self.incrementAndGet();
  }

  public static int decrementAndGet(AtomicInteger self, int site) {
    Operations.add(self, VALUE, site);
    return self.decrementAndGet();
  }

  public static int getAndAdd(AtomicInteger self, int delta, int site) {
    Operations.add(self, VALUE, site);
    return self.getAndAdd(delta);
  }

  public static int addAndGet(AtomicInteger self, int delta, int site) {
    Operations.add(self, VALUE, site);
    return self.addAndGet(delta);
  }

  public static int getAndUpdate(AtomicInteger self, IntUnaryOperator function, int site) {
    return new Value(self).getAndUpdate(function::applyAsInt, site);
  }

  public static int updateAndGet(AtomicInteger self, IntUnaryOperator function, int site) {
    return new Value(self).updateAndGet(function::applyAsInt, site);
  }

  public static int getAndAccumulate(
      AtomicInteger self, int x, IntBinaryOperator function, int site) {
    return new Value(self).getAndUpdate(old -> function.applyAsInt(old, x), site);
  }

  public static int accumulateAndGet(
      AtomicInteger self, int x, IntBinaryOperator function, int site) {
    return new Value(self).updateAndGet(old -> function.applyAsInt(old, x), site);
  }

  public static int intValue(AtomicInteger self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.intValue();
  }

  public static long longValue(AtomicInteger self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.longValue();
  }

  public static float floatValue(AtomicInteger self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.floatValue();
  }

  public static double doubleValue(AtomicInteger self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.doubleValue();
  }

  public static String toString(AtomicInteger self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.toString();
  }

  private static void beforeCompareAndSet(AtomicInteger self, int expected, int site) {
    Operations.compareAndSet(self, VALUE, () -> self.get() == expected, site);
  }

  private static final class Value extends Cell<Integer> {

    private final AtomicInteger variable;

    Value(AtomicInteger variable) {
      super(variable, VALUE);
      this.variable = variable;
    }

    @Override
    Integer get() {
      return variable.get();
    }

    @Override
    boolean replace(Integer before, Integer after) {
      return variable.compareAndSet(before, after);
    }
  }
}
