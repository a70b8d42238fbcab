package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.concurrent.atomic.LongAdder;

/**
 * The whole sum is one variable; the real one, spread over cells, guarantees less while it changes.
 */
@ModelOf("java/util/concurrent/atomic/LongAdder")
public final class LongAdderModel {

  private static final int VALUE = Operations.WHOLE;

  private LongAdderModel() {}

  public static void add(LongAdder self, long x, int site) {
    Operations.add(self, VALUE, site);
    self.add(x);
  }

  public static void increment(LongAdder self, int site) {
    Operations.add(self, VALUE, site);
    self.increment();
  }

  public static void decrement(LongAdder self, int site) {
    Operations.add(self, VALUE, site);
    self.decrement();
  }

  public static long sum(LongAdder self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.sum();
  }

  public static void reset(LongAdder self, int site) {
    Operations.writeVolatile(self, VALUE, site);
    self.reset();
  }

  public static long sumThenReset(LongAdder self, int site) {
    Operations.update(self, VALUE, site);
    return self.sumThenReset();
  }

  public static int intValue(LongAdder self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.intValue();
  }

  public static long longValue(LongAdder self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.longValue();
  }

  public static float floatValue(LongAdder self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.floatValue();
  }

  public static double doubleValue(LongAdder self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.doubleValue();
  }

  public static String toString(LongAdder self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.toString();
  }
}
