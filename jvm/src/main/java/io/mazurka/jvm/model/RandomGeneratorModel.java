package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Hooks;
import io.mazurka.jvm.runtime.Operations;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Random numbers of whatever generator. Those of the running thread's own generator would depend on
 * the thread's real id.
 */
@ModelOf(value = "java/util/random/RandomGenerator", below = true)
public final class RandomGeneratorModel {

  private RandomGeneratorModel() {}

  @Static
  public static RandomGenerator of(String name, int site) {
    return RandomGeneratorFactory.of(name).create(Operations.nextSeed());
  }

  @Static
  public static RandomGenerator getDefault(int site) {
    return RandomGeneratorFactory.getDefault().create(Operations.nextSeed());
  }

  public static boolean nextBoolean(RandomGenerator self, int site) {
    return numbers(self, site).nextBoolean();
  }

  public static void nextBytes(RandomGenerator self, byte[] bytes, int site) {
    Hooks.passed(bytes, true);
    numbers(self, site).nextBytes(bytes);
  }

  public static float nextFloat(RandomGenerator self, int site) {
    return numbers(self, site).nextFloat();
  }

  public static float nextFloat(RandomGenerator self, float bound, int site) {
    return numbers(self, site).nextFloat(bound);
  }

  public static float nextFloat(RandomGenerator self, float origin, float bound, int site) {
    return numbers(self, site).nextFloat(origin, bound);
  }

  public static double nextDouble(RandomGenerator self, int site) {
    return numbers(self, site).nextDouble();
  }

  public static double nextDouble(RandomGenerator self, double bound, int site) {
    return numbers(self, site).nextDouble(bound);
  }

  public static double nextDouble(RandomGenerator self, double origin, double bound, int site) {
    return numbers(self, site).nextDouble(origin, bound);
  }

  public static int nextInt(RandomGenerator self, int site) {
    return numbers(self, site).nextInt();
  }

  public static int nextInt(RandomGenerator self, int bound, int site) {
    return numbers(self, site).nextInt(bound);
  }

  public static int nextInt(RandomGenerator self, int origin, int bound, int site) {
    return numbers(self, site).nextInt(origin, bound);
  }

  public static long nextLong(RandomGenerator self, int site) {
    return numbers(self, site).nextLong();
  }

  public static long nextLong(RandomGenerator self, long bound, int site) {
    return numbers(self, site).nextLong(bound);
  }

  public static long nextLong(RandomGenerator self, long origin, long bound, int site) {
    return numbers(self, site).nextLong(origin, bound);
  }

  public static double nextGaussian(RandomGenerator self, int site) {
    return numbers(self, site).nextGaussian();
  }

  public static double nextGaussian(RandomGenerator self, double mean, double deviation, int site) {
    return numbers(self, site).nextGaussian(mean, deviation);
  }

  public static double nextExponential(RandomGenerator self, int site) {
    return numbers(self, site).nextExponential();
  }

  public static IntStream ints(RandomGenerator self, int site) {
    return numbers(self, site).ints();
  }

  public static IntStream ints(RandomGenerator self, long size, int site) {
    return numbers(self, site).ints(size);
  }

  public static IntStream ints(RandomGenerator self, int origin, int bound, int site) {
    return numbers(self, site).ints(origin, bound);
  }

  public static IntStream ints(RandomGenerator self, long size, int origin, int bound, int site) {
    return numbers(self, site).ints(size, origin, bound);
  }

  public static LongStream longs(RandomGenerator self, int site) {
    return numbers(self, site).longs();
  }

  public static LongStream longs(RandomGenerator self, long size, int site) {
    return numbers(self, site).longs(size);
  }

  public static LongStream longs(RandomGenerator self, long origin, long bound, int site) {
    return numbers(self, site).longs(origin, bound);
  }

  public static LongStream longs(
      RandomGenerator self, long size, long origin, long bound, int site) {
    return numbers(self, site).longs(size, origin, bound);
  }

  public static DoubleStream doubles(RandomGenerator self, int site) {
    return numbers(self, site).doubles();
  }

  public static DoubleStream doubles(RandomGenerator self, long size, int site) {
    return numbers(self, site).doubles(size);
  }

  public static DoubleStream doubles(RandomGenerator self, double origin, double bound, int site) {
    return numbers(self, site).doubles(origin, bound);
  }

  public static DoubleStream doubles(
      RandomGenerator self, long size, double origin, double bound, int site) {
    return numbers(self, site).doubles(size, origin, bound);
  }

  private static RandomGenerator numbers(RandomGenerator self, int site) {
    if (self instanceof ThreadLocalRandom) {
      Hooks.show(site);
      return Randomness.OF_THREAD;
    }
    Hooks.beforeCall(self, site);
    return self;
  }
}
