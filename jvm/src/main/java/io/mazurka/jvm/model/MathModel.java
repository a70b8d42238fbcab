package io.mazurka.jvm.model;

/** The one method of mathematics that is no function. */
@ModelOf("java/lang/Math")
public final class MathModel {

  private MathModel() {}

  @Static
  public static double random(int site) {
    return Randomness.OF_THREAD.nextDouble();
  }
}
