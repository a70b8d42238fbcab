package io.mazurka.cli;

import io.mazurka.engine.Verdict;

/** What the process tells the shell; an interface that scripts depend on. */
final class ExitCode {

  static final int VERIFIED = 0;
  static final int VIOLATED = 1;
  static final int CANNOT = 2;
  static final int INCONCLUSIVE = 3;

  private ExitCode() {}

  static int of(Verdict verdict) {
    return switch (verdict) {
      case VERIFIED -> VERIFIED;
      case VIOLATED -> VIOLATED;
      case INCONCLUSIVE -> INCONCLUSIVE;
    };
  }
}
