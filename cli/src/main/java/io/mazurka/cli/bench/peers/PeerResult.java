package io.mazurka.cli.bench.peers;

import io.mazurka.cli.bench.peers.Told.Kind;
import java.util.Locale;

/**
 * What one tool made of one program.
 *
 * @param seconds from the start of its process to the end, the start of the virtual machine
 *     included
 * @param megabytes the most memory that the process had, or -1 if that is not known
 */
record PeerResult(PeerProgram program, Peer peer, Told told, double seconds, long megabytes) {

  private static final int LONGEST_REASON = 60;

  /** Whether the tool told the truth about the whole program. */
  boolean right() {
    return told.kind() == (program.wrong() ? Kind.VIOLATED : Kind.EXHAUSTED);
  }

  /** The result in words. */
  String outcome() {
    return switch (told.kind()) {
      case VIOLATED -> program.wrong() ? "finds the bug" : "false alarm: " + reason();
      case EXHAUSTED -> program.wrong() ? "misses the bug" : "finishes, no bug";
      case STOPPED, GAVE_UP ->
          program.wrong() ? "does not find the bug in time" : "does not finish";
      case CRASHED -> "crashes: " + reason();
    };
  }

  private String reason() {
    String why = told.why();
    return why.length() <= LONGEST_REASON ? why : why.substring(0, LONGEST_REASON) + " …";
  }

  /** Executions per second of the whole process. */
  double rate() {
    return told.executions() / seconds;
  }

  String executions() {
    return told.executions() < 0 ? "" : "%,d".formatted(told.executions());
  }

  String executionsPerSecond() {
    return told.executions() <= 0
        ? ""
        : String.format(Locale.ROOT, rate() < 10 ? "%,.1f" : "%,.0f", rate());
  }

  String memory() {
    return megabytes < 0 ? "" : "%,d".formatted(megabytes);
  }
}
