package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** Clocks that show the time of the execution, which is the same in every one. */
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

  private static final class ExecutionClock extends Clock {

    private final ZoneId zone;

    ExecutionClock(ZoneId zone) {
      this.zone = zone;
    }

    @Override
    public ZoneId getZone() {
      return zone;
    }

    @Override
    public Clock withZone(ZoneId other) {
      return new ExecutionClock(other);
    }

    @Override
    public Instant instant() {
      return Instant.ofEpochMilli(Operations.currentTimeMillis());
    }
  }
}
