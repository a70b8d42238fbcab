package io.mazurka.cli.bench.peers;

import io.mazurka.program.ProgramException;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.Arrays;

/** What it takes to start a virtual machine that does nothing: a part of every tool's time. */
final class JvmStart {

  private static final int ROUNDS = 5;

  private JvmStart() {}

  /** The median of a few. */
  static double seconds() throws InterruptedException {
    double[] times = new double[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
      times[i] = once();
    }
    Arrays.sort(times);
    return times[ROUNDS / 2];
  }

  private static double once() throws InterruptedException {
    long began = System.nanoTime();
    try {
      new ProcessBuilder(Java.launcher(), "-version")
          .redirectOutput(Redirect.DISCARD)
          .redirectError(Redirect.DISCARD)
          .start()
          .waitFor();
    } catch (IOException e) {
      throw new ProgramException("a Java process cannot be started", e);
    }
    return (System.nanoTime() - began) / 1e9;
  }
}
