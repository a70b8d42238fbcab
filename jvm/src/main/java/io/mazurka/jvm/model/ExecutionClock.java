package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.VirtualTime;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Objects;

/** A clock that shows the time of the execution, which is the same in every one. */
final class ExecutionClock extends Clock {

  private final ZoneId zone;

  ExecutionClock(ZoneId zone) {
    this.zone = Objects.requireNonNull(zone);
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
    return Instant.ofEpochMilli(VirtualTime.currentTimeMillis());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ExecutionClock clock && zone.equals(clock.zone);
  }

  @Override
  public int hashCode() {
    return zone.hashCode();
  }
}
