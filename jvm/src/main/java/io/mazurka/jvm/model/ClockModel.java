package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneId;
import java.time.ZoneOffset;

/**
 * Clocks that show the time of the execution. Nobody looks into one: another clock that it goes by
 * is taken to be shared at once.
 */
@ModelOf("java/time/Clock")
public final class ClockModel {

  private ClockModel() {}

  @Static
  public static Clock systemUTC(int site) {
    return new ExecutionClock(ZoneOffset.UTC);
  }

  @Static
  public static Clock systemDefaultZone(int site) {
    return new ExecutionClock(ZoneId.systemDefault());
  }

  @Static
  public static Clock system(ZoneId zone, int site) {
    return new ExecutionClock(zone);
  }

  @Static
  public static Clock tickMillis(ZoneId zone, int site) {
    return new ExecutionClock(zone);
  }

  @Static
  public static Clock tickSeconds(ZoneId zone, int site) {
    return Clock.tick(new ExecutionClock(zone), Duration.ofSeconds(1));
  }

  @Static
  public static Clock tickMinutes(ZoneId zone, int site) {
    return Clock.tick(new ExecutionClock(zone), Duration.ofMinutes(1));
  }

  @Static
  public static Clock offset(Clock base, Duration offset, int site) {
    Operations.share(base);
    return Clock.offset(base, offset);
  }

  @Static
  public static Clock tick(Clock base, Duration tick, int site) {
    Operations.share(base);
    return Clock.tick(base, tick);
  }
}
