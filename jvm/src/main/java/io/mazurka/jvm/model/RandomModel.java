package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.Random;

/** A generator without a seed gets one of the execution's. */
@ModelOf("java/util/Random")
public final class RandomModel {

  private RandomModel() {}

  @New
  public static Random make(int site) {
    return new Random(Operations.nextSeed());
  }
}
