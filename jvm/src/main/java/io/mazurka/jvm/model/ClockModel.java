package io.mazurka.jvm.model;

import java.time.Clock;
import java.time.Duration;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** Clocks that show the time of the execution. */
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
}
