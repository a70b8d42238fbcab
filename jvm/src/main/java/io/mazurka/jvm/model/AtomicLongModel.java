package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** Every call one operation on the one variable. */
@ModelOf("java/util/concurrent/atomic/AtomicLong")
public final class AtomicLongModel {

  private static final int VALUE = Operations.WHOLE;

  private AtomicLongModel() {}

  public static long get(AtomicLong self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.get();
  }

  public static long getPlain(AtomicLong self, int site) {
    Operations.read(self, VALUE, site);
    return self.getPlain();
  }

  public static long getOpaque(AtomicLong self, int site) {
    Operations.readOpaque(self, VALUE, site);
    return self.getOpaque();
  }

  public static long getAcquire(AtomicLong self, int site) {
    Operations.readAcquire(self, VALUE, site);
    return self.getAcquire();
  }

  public static void set(AtomicLong self, long value, int site) {
    Operations.writeVolatile(self, VALUE, site);
    self.set(value);
  }

  public static void setPlain(AtomicLong self, long value, int site) {
    Operations.write(self, VALUE, site);
    self.setPlain(value);
  }

  public static void setOpaque(AtomicLong self, long value, int site) {
    Operations.writeOpaque(self, VALUE, site);
    self.setOpaque(value);
  }

  public static void setRelease(AtomicLong self, long value, int site) {
    Operations.writeRelease(self, VALUE, site);
    self.setRelease(value);
  }

  public static void lazySet(AtomicLong self, long value, int site) {
    Operations.writeRelease(self, VALUE, site);
    self.lazySet(value);
  }

  public static long getAndSet(AtomicLong self, long value, int site) {
    Operations.exchange(self, VALUE, () -> self.get() == value, site);
    return self.getAndSet(value);
  }

  public static boolean compareAndSet(AtomicLong self, long expected, long value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndSet(expected, value);
  }

  public static boolean weakCompareAndSet(AtomicLong self, long expected, long value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndSet(expected, value);
  }

  public static boolean weakCompareAndSetPlain(
      AtomicLong self, long expected, long value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndSet(expected, value);
  }

  public static boolean weakCompareAndSetVolatile(
      AtomicLong self, long expected, long value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndSet(expected, value);
  }

  public static boolean weakCompareAndSetAcquire(
      AtomicLong self, long expected, long value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndSet(expected, value);
  }

  public static boolean weakCompareAndSetRelease(
      AtomicLong self, long expected, long value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndSet(expected, value);
  }

  public static long compareAndExchange(AtomicLong self, long expected, long value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndExchange(expected, value);
  }

  public static long compareAndExchangeAcquire(
      AtomicLong self, long expected, long value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndExchange(expected, value);
  }

  public static long compareAndExchangeRelease(
      AtomicLong self, long expected, long value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndExchange(expected, value);
  }

  public static long getAndIncrement(AtomicLong self, int site) {
    Operations.add(self, VALUE, site);
    return self.getAndIncrement();
  }

  public static long getAndDecrement(AtomicLong self, int site) {
    Operations.add(self, VALUE, site);
    return self.getAndDecrement();
  }

  public static long incrementAndGet(AtomicLong self, int site) {
    Operations.add(self, VALUE, site);
    return self.incrementAndGet();
  }

  public static long decrementAndGet(AtomicLong self, int site) {
    Operations.add(self, VALUE, site);
    return self.decrementAndGet();
  }

  public static long getAndAdd(AtomicLong self, long delta, int site) {
    Operations.add(self, VALUE, site);
    return self.getAndAdd(delta);
  }

  public static long addAndGet(AtomicLong self, long delta, int site) {
    Operations.add(self, VALUE, site);
    return self.addAndGet(delta);
  }

  public static long getAndUpdate(AtomicLong self, LongUnaryOperator function, int site) {
    return new Value(self).getAndUpdate(function::applyAsLong, site);
  }

  public static long updateAndGet(AtomicLong self, LongUnaryOperator function, int site) {
    return new Value(self).updateAndGet(function::applyAsLong, site);
  }

  public static long getAndAccumulate(
      AtomicLong self, long x, LongBinaryOperator function, int site) {
    return new Value(self).getAndUpdate(old -> function.applyAsLong(old, x), site);
  }

  public static long accumulateAndGet(
      AtomicLong self, long x, LongBinaryOperator function, int site) {
    return new Value(self).updateAndGet(old -> function.applyAsLong(old, x), site);
  }

  public static int intValue(AtomicLong self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.intValue();
  }

  public static long longValue(AtomicLong self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.longValue();
  }

  public static float floatValue(AtomicLong self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.floatValue();
  }

  public static double doubleValue(AtomicLong self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.doubleValue();
  }

  public static String toString(AtomicLong self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.toString();
  }

  private static void beforeCompareAndSet(AtomicLong self, long expected, int site) {
    Operations.compareAndSet(self, VALUE, () -> self.get() == expected, site);
  }

  private static final class Value extends Cell<Long> {

    private final AtomicLong variable;

    Value(AtomicLong variable) {
      super(variable, VALUE);
      this.variable = variable;
    }

    @Override
    Long get() {
      return variable.get();
    }

    @Override
    boolean replace(Long before, Long after) {
      return variable.compareAndSet(before, after);
    }
  }
}
