package io.mazurka.cli.bench.program;

import java.util.Locale;

/** What is planted into a program that is right otherwise. */
public enum Fault {
  /** Nothing. */
  NONE,
  /** A data race. */
  RACE,
  /** A deadlock. */
  DEADLOCK,
  /** Both. */
  BUGGY;

  /** The fault that an argument of the program names; none if there is no such argument. */
  public static Fault of(String[] args, int place) {
    return args.length > place ? valueOf(args[place].toUpperCase(Locale.ROOT)) : NONE;
  }

  public boolean isRace() {
    return this == RACE || this == BUGGY;
  }

  public boolean isDeadlock() {
    return this == DEADLOCK || this == BUGGY;
  }
}
