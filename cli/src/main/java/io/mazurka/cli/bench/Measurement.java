package io.mazurka.cli.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;

/**
 * Times a piece of work: repeats it through a warm-up and several rounds, and gives the median
 * round. Rounds are long enough that the clock does not matter.
 */
public final class Measurement {

  private static final OperatingSystemMXBean SYSTEM =
      Objects.requireNonNull(
          ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class), "no clock");

  private final Duration warmUp;
  private final Duration round;
  private final int rounds;

  /** So long to warm up, and so many rounds of such a length. */
  public Measurement(Duration warmUp, Duration round, int rounds) {
    this.warmUp = warmUp;
    this.round = round;
    this.rounds = rounds;
  }

  /**
   * What one repetition takes, in nanoseconds.
   *
   * @param wall by the clock on the wall
   * @param cpu of all processors together; the fairer figure where others use them too
   */
  public record Time(double wall, double cpu) {}

  /** How long the work takes once. */
  public Time time(Runnable work) {
    once(work, warmUp);
    Time[] results = new Time[rounds];
    for (int i = 0; i < rounds; i++) {
      results[i] = once(work, round);
    }
    Arrays.sort(results, Comparator.comparingDouble(Time::wall));
    return results[rounds / 2];
  }

  private static Time once(Runnable work, Duration atLeast) {
    long cpuBefore = SYSTEM.getProcessCpuTime();
    long began = System.nanoTime();
    long repetitions = 0;
    long elapsed;
    do {
      work.run();
      repetitions++;
      elapsed = System.nanoTime() - began;
    } while (elapsed < atLeast.toNanos());
    double cpu = SYSTEM.getProcessCpuTime() - cpuBefore;
    return new Time((double) elapsed / repetitions, cpu / repetitions);
  }
}
