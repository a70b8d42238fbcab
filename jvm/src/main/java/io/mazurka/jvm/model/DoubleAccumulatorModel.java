package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.concurrent.atomic.DoubleAccumulator;

/**
 * The whole sum is one variable; the real one, spread over cells, guarantees less while it changes.
 */
@ModelOf("java/util/concurrent/atomic/DoubleAccumulator")
public final class DoubleAccumulatorModel {

  private static final int VALUE = Operations.WHOLE;

  private DoubleAccumulatorModel() {}

  public static void accumulate(DoubleAccumulator self, double x, int site) {
    Operations.update(self, VALUE, site);
    self.accumulate(x);
  }

  public static double get(DoubleAccumulator self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.get();
  }

  public static void reset(DoubleAccumulator self, int site) {
    Operations.writeVolatile(self, VALUE, site);
    self.reset();
  }

  public static double getThenReset(DoubleAccumulator self, int site) {
    Operations.update(self, VALUE, site);
    return self.getThenReset();
  }

  public static int intValue(DoubleAccumulator self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.intValue();
  }

  public static long longValue(DoubleAccumulator self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.longValue();
  }

  public static float floatValue(DoubleAccumulator self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.floatValue();
  }

  public static double doubleValue(DoubleAccumulator self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.doubleValue();
  }

  public static String toString(DoubleAccumulator self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.toString();
  }
}
