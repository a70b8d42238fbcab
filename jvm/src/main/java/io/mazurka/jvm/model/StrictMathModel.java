package io.mazurka.jvm.model;

/** The one method of mathematics that is no function. */
@ModelOf("java/lang/StrictMath")
public final class StrictMathModel {

  private StrictMathModel() {}

  @Static
  public static double random(int site) {
    return Randomness.OF_THREAD.nextDouble();
  }
}
