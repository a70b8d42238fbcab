package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.function.BooleanSupplier;

/** What a program says to Mazurka itself. */
@ModelOf(MazurkaModel.API)
public final class MazurkaModel {

  /** The class of Mazurka's that programs call. */
  static final String API = "io/mazurka/api/Mazurka";

  private MazurkaModel() {}

  @Static
  public static int choose(int limit, int site) {
    return Operations.choose(limit, site);
  }

  @Static
  public static void invariant(BooleanSupplier holds, int site) {
    Operations.invariant("", holds, site);
  }

  @Static
  public static void invariant(String name, BooleanSupplier holds, int site) {
    Operations.invariant(name, holds, site);
  }
}
