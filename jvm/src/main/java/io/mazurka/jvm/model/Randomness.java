package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.security.Provider;
import java.security.SecureRandom;
import java.security.SecureRandomSpi;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Random numbers that are the same in every execution under the same schedule. */
final class Randomness {

  /** The running thread's own numbers. */
  static final RandomGenerator OF_THREAD = () -> mixed(Operations.nextSeed());

  private Randomness() {}

  /** A generator that is secure for nobody. */
  static SecureRandom secure() {
    return new Predictable(Operations.nextSeed());
  }

  private static long mixed(long seed) {
    return new SplittableRandom(seed).nextLong();
  }

  private static final class Predictable extends SecureRandom {

    private static final long serialVersionUID = 1L;

    Predictable(long seed) {
      super(new Numbers(seed), new NoProvider());
    }

    @Override
    public String getAlgorithm() {
      return "predictable";
    }
  }

  private static final class Numbers extends SecureRandomSpi {

    private static final long serialVersionUID = 1L;

    private final transient SplittableRandom numbers;

    Numbers(long seed) {
      this.numbers = new SplittableRandom(seed);
    }

    @Override
    protected void engineSetSeed(byte[] seed) {
      // A seed adds to the randomness, and there is none to add to.
    }

    @Override
    protected void engineNextBytes(byte[] bytes) {
      numbers.nextBytes(bytes);
    }

    @Override
    protected byte[] engineGenerateSeed(int count) {
      byte[] seed = new byte[count];
      numbers.nextBytes(seed);
      return seed;
    }
  }

  private static final class NoProvider extends Provider {

    private static final long serialVersionUID = 1L;

    NoProvider() {
      super("Mazurka", "1", "random numbers that repeat");
    }
  }
}
