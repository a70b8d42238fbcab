package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.concurrent.atomic.DoubleAdder;

/**
 * The whole sum is one variable; the real one, spread over cells, guarantees less while it changes.
 */
@ModelOf("java/util/concurrent/atomic/DoubleAdder")
public final class DoubleAdderModel {

  private static final int VALUE = Operations.WHOLE;

  private DoubleAdderModel() {}

  public static void add(DoubleAdder self, double x, int site) {
    Operations.update(self, VALUE, site);
    self.add(x);
  }

  public static double sum(DoubleAdder self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.sum();
  }

  public static void reset(DoubleAdder self, int site) {
    Operations.writeVolatile(self, VALUE, site);
    self.reset();
  }

  public static double sumThenReset(DoubleAdder self, int site) {
    Operations.update(self, VALUE, site);
    return self.sumThenReset();
  }

  public static int intValue(DoubleAdder self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.intValue();
  }

  public static long longValue(DoubleAdder self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.longValue();
  }

  public static float floatValue(DoubleAdder self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.floatValue();
  }

  public static double doubleValue(DoubleAdder self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.doubleValue();
  }

  public static String toString(DoubleAdder self, int site) {
    Operations.readVolatile(self, VALUE, site);
    return self.toString();
  }
}
