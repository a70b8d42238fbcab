package io.mazurka.jvm.coroutine;

import java.lang.management.ManagementFactory;
import java.util.List;

/**
 * Whether this Java was started for a debugger. One may hold the program wherever it likes and for
 * as long as it likes, and it must find the threads that it knows: Java comes to an end when its
 * agent meets a thread object that was never started.
 */
public final class Debugger {

  private static final boolean EXPECTED =
      isExpected(ManagementFactory.getRuntimeMXBean().getInputArguments());

  private Debugger() {}

  /** Whether a debugger is attached, or may be at any time. */
  public static boolean isExpected() {
    return EXPECTED;
  }

  static boolean isExpected(List<String> options) {
    return options.stream()
        .anyMatch(option ->
            option.startsWith("-agentlib:jdwp")
                || option.startsWith("-Xrunjdwp")
                || option.startsWith("-agentpath:") && option.contains("jdwp"));
  }
}
