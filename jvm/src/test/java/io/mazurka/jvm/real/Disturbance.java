package io.mazurka.jvm.real;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ThreadLocalRandom;

/**
 * What a program calls between its operations when it is run on the Java virtual machine itself, so
 * that its threads overtake each other. Each run has a copy of this class, and so a standard output
 * of its own.
 *
 * <p>Threads are held up by yielding for a while: parking would take permits away, and sleeping
 * would notice interrupts.
 */
public final class Disturbance {

  private static final ByteArrayOutputStream BYTES = new ByteArrayOutputStream();
  private static final PrintStream OUT = new PrintStream(BYTES, true, StandardCharsets.UTF_8);

  /** One of so many calls holds up its thread, for at most so many microseconds. */
  private static volatile int seldom = 1;

  private static volatile int micros;
  private static volatile boolean over;

  /** Ends a thread of a run that is over. */
  @SuppressWarnings("serial")
  static final class Over extends Error {
    Over() {
      super("the run is over", null, false, false);
    }
  }

  private Disturbance() {}

  /** Holds up a thread now and then. */
  @SuppressWarnings("ThreadPriorityCheck") // To disturb the scheduler is what this is for.
  public static void pause() {
    if (over) {
      throw new Over();
    }
    ThreadLocalRandom random = ThreadLocalRandom.current();
    if (micros > 0 && random.nextInt(seldom) == 0) {
      long end = System.nanoTime() + random.nextLong(1_000L * micros);
      do {
        Thread.yield();
      } while (System.nanoTime() < end && !over);
    }
  }

  /** The run's standard output. */
  public static PrintStream out() {
    return OUT;
  }

  /** Sets how often and how long threads are held up. */
  public static void begin(int newSeldom, int newMicros) {
    seldom = newSeldom;
    micros = newMicros;
  }

  /** Ends the threads that are left, as soon as they do something; returns what was printed. */
  public static String end() {
    String text = BYTES.toString(StandardCharsets.UTF_8);
    over = true;
    return text;
  }
}
