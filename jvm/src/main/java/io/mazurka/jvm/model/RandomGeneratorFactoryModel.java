package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** Generators that are given no seed get one that is the same in every execution. */
@ModelOf("java/util/random/RandomGeneratorFactory")
public final class RandomGeneratorFactoryModel {

  private RandomGeneratorFactoryModel() {}

  public static <T extends RandomGenerator> T create(RandomGeneratorFactory<T> self, int site) {
    return self.create(Operations.nextSeed());
  }
}
