package io.mazurka.peers.tool;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * What a tool's process says to whoever started it: lines of a word and what there is to say. The
 * number of executions is repeated all the time, so that it is known when the process is stopped.
 */
final class Notes {

  private static final int INTERVAL_MILLIS = 250;

  private static final PrintStream OUT =
      new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);

  private Notes() {}

  /** Repeats the number of executions from now on. */
  static void begin() {
    Thread thread = new Thread(Notes::repeat, "notes");
    thread.setDaemon(true);
    thread.start();
  }

  @SuppressWarnings("BusyWait")
  private static void repeat() {
    while (true) {
      try {
        Thread.sleep(INTERVAL_MILLIS);
      } catch (InterruptedException e) {
        return;
      }
      say("executions", Executions.soFar());
    }
  }

  static void say(String word, Object what) {
    OUT.println("peers: " + word + " " + what);
  }

  /** The last words: ends the process, also if threads of the program are left. */
  static void end(String verdict, String why) {
    say("executions", Executions.soFar());
    say(verdict, why.lines().filter(line -> !line.isBlank()).findFirst().orElse(""));
    Runtime.getRuntime().halt(0);
  }
}
