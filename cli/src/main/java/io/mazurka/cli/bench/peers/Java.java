package io.mazurka.cli.bench.peers;

import java.nio.file.Path;
import java.util.List;

/** The virtual machine that runs the tools: the one that runs this. */
final class Java {

  private Java() {}

  /** The beginning of a command that runs something within the limits. */
  static List<String> command(Limits limits) {
    return List.of(launcher(), "-Xmx" + limits.megabytes() + "m");
  }

  static String launcher() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }
}
