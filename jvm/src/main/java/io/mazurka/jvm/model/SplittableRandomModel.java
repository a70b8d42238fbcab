package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.SplittableRandom;

/** A generator without a seed gets one of the execution's. */
@ModelOf("java/util/SplittableRandom")
public final class SplittableRandomModel {

  private SplittableRandomModel() {}

  @New
  public static SplittableRandom make(int site) {
    return new SplittableRandom(Operations.nextSeed());
  }
}
