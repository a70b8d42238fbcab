package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.concurrent.atomic.AtomicBoolean;

/** Every call one operation on the one variable. */
@ModelOf("java/util/concurrent/atomic/AtomicBoolean")
public final class AtomicBooleanModel {

  private static final int VALUE = Operations.WHOLE;

  private AtomicBooleanModel() {}

  public static boolean get(AtomicBoolean self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.get();
  }

  public static boolean getPlain(AtomicBoolean self, int site) {
    Operations.read(self, VALUE, site);
    return self.getPlain();
  }

  public static boolean getOpaque(AtomicBoolean self, int site) {
    Operations.readOpaque(self, VALUE, site);
    return self.getOpaque();
  }

  public static boolean getAcquire(AtomicBoolean self, int site) {
    Operations.readAcquire(self, VALUE, site);
    return self.getAcquire();
  }

  public static void set(AtomicBoolean self, boolean value, int site) {
    Operations.writeVolatile(self, VALUE, site);
    self.set(value);
  }

  public static void setPlain(AtomicBoolean self, boolean value, int site) {
    Operations.write(self, VALUE, site);
    self.setPlain(value);
  }

  public static void setOpaque(AtomicBoolean self, boolean value, int site) {
    Operations.writeOpaque(self, VALUE, site);
    self.setOpaque(value);
  }

  public static void setRelease(AtomicBoolean self, boolean value, int site) {
    Operations.writeRelease(self, VALUE, site);
    self.setRelease(value);
  }

  public static void lazySet(AtomicBoolean self, boolean value, int site) {
    Operations.writeRelease(self, VALUE, site);
    self.lazySet(value);
  }

  public static boolean getAndSet(AtomicBoolean self, boolean value, int site) {
    Operations.exchange(self, VALUE, () -> self.get() == value, site);
    return self.getAndSet(value);
  }

  public static boolean compareAndSet(
      AtomicBoolean self, boolean expected, boolean value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndSet(expected, value);
  }

  public static boolean weakCompareAndSet(
      AtomicBoolean self, boolean expected, boolean value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndSet(expected, value);
  }

  public static boolean weakCompareAndSetPlain(
      AtomicBoolean self, boolean expected, boolean value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndSet(expected, value);
  }

  public static boolean weakCompareAndSetVolatile(
      AtomicBoolean self, boolean expected, boolean value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndSet(expected, value);
  }

  public static boolean weakCompareAndSetAcquire(
      AtomicBoolean self, boolean expected, boolean value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndSet(expected, value);
  }

  public static boolean weakCompareAndSetRelease(
      AtomicBoolean self, boolean expected, boolean value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndSet(expected, value);
  }

  public static boolean compareAndExchange(
      AtomicBoolean self, boolean expected, boolean value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndExchange(expected, value);
  }

  public static boolean compareAndExchangeAcquire(
      AtomicBoolean self, boolean expected, boolean value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndExchange(expected, value);
  }

  public static boolean compareAndExchangeRelease(
      AtomicBoolean self, boolean expected, boolean value, int site) {
    beforeCompareAndSet(self, expected, site);
    return self.compareAndExchange(expected, value);
  }

  public static String toString(AtomicBoolean self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.toString();
  }

  private static void beforeCompareAndSet(AtomicBoolean self, boolean expected, int site) {
    Operations.compareAndSet(self, VALUE, () -> self.get() == expected, site);
  }
}
