package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.concurrent.atomic.LongAccumulator;

/**
 * The whole sum is one variable; the real one, spread over cells, guarantees less while it changes.
 */
@ModelOf("java/util/concurrent/atomic/LongAccumulator")
public final class LongAccumulatorModel {

  private static final int VALUE = Operations.WHOLE;

  private LongAccumulatorModel() {}

  public static void accumulate(LongAccumulator self, long x, int site) {
    Operations.update(self, VALUE, site);
    self.accumulate(x);
  }

  public static long get(LongAccumulator self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.get();
  }

  public static void reset(LongAccumulator self, int site) {
    Operations.writeVolatile(self, VALUE, site);
    self.reset();
  }

  public static long getThenReset(LongAccumulator self, int site) {
    Operations.update(self, VALUE, site);
    return self.getThenReset();
  }

  public static int intValue(LongAccumulator self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.intValue();
  }

  public static long longValue(LongAccumulator self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.longValue();
  }

  public static float floatValue(LongAccumulator self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.floatValue();
  }

  public static double doubleValue(LongAccumulator self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.doubleValue();
  }

  public static String toString(LongAccumulator self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.toString();
  }
}
