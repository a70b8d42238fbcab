package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.VirtualTime;
import java.time.Clock;
import java.time.ZoneId;
import java.util.Optional;
import java.util.Set;

/**
 * The time of the execution, for what would ask the machine: dates and times of {@code java.time}
 * are taken from a clock instead, and a {@code Date} is given its milliseconds.
 */
public final class Present {

  private static final String OWNER = Jdk.internalName(Present.class);
  private static final String TIME = "java/time/";
  private static final Set<String> NOW = Set.of("now", "dateNow");

  private static final Model MILLIS = new Model(OWNER, "millis", "()J");
  private static final Model CLOCK = new Model(OWNER, "clock", "()Ljava/time/Clock;");
  private static final Model CLOCK_IN =
      new Model(OWNER, "clock", "(Ljava/time/ZoneId;)Ljava/time/Clock;");

  private Present() {}

  /** What a method or constructor that asks for the time is to be given instead. */
  static Optional<Model> missingIn(String owner, String name, String desc) {
    if (owner.equals("java/util/Date") && name.equals("<init>") && desc.equals("()V")) {
      return Optional.of(MILLIS);
    }
    if (!owner.startsWith(TIME) || !NOW.contains(name)) {
      return Optional.empty();
    }
    if (desc.startsWith("()")) {
      return Optional.of(CLOCK);
    }
    return desc.startsWith("(Ljava/time/ZoneId;)") ? Optional.of(CLOCK_IN) : Optional.empty();
  }

  /** The milliseconds of a date. */
  public static long millis() {
    return VirtualTime.currentTimeMillis();
  }

  /** A clock where the program is. */
  public static Clock clock() {
    return new ExecutionClock(ZoneId.systemDefault());
  }

  /** A clock somewhere else. */
  public static Clock clock(ZoneId zone) {
    return new ExecutionClock(zone);
  }
}
