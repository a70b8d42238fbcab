package io.mazurka.jvm.real;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Writes small Java programs that call the JDK in all sorts of ways and print what each call has
 * returned or thrown. What they call is listed by topic: first the fields that are used, then a
 * statement, or an expression to be shown, on each line. Those after an exclamation mark may wait
 * for ever.
 */
final class RandomCalls {

  static final List<String> TOPICS =
      List.of(
          "atomics",
          "barriers",
          "collections",
          "executors",
          "forkjoin",
          "futures",
          "handles",
          "hashmaps",
          "latches",
          "locks",
          "monitors",
          "phasers",
          "publishers",
          "queues",
          "rwlocks",
          "scheduled",
          "semaphores",
          "stamped",
          "streams",
          "synchronized",
          "tasks",
          "threadlocals",
          "threads",
          "transfers",
          "virtual");

  private static final String HEAD =
      """
      import java.util.*;
      import java.util.concurrent.*;
      import java.util.concurrent.atomic.*;
      import java.util.concurrent.locks.*;
      import java.util.function.*;
      import java.util.stream.*;
      import java.lang.invoke.*;
      public class NAME {
        static volatile int v, w;
        static volatile String out1 = "", out2 = "";
        static final AtomicInteger c = new AtomicInteger();
        static final Thread t0 = Thread.currentThread();
        static final Thread t1 = new Thread(NAME::run1, "one"), t2 = new Thread(NAME::run2, "two");
        static String show(Object o) {
          if (o instanceof Throwable e) {
            return e.getClass().getSimpleName() + "(" + e.getMessage() + ")" + (e.getCause() == null ? "" : "<" + show(e.getCause()));
          }
          return o instanceof Object[] many ? Arrays.toString(many) : String.valueOf(o);
        }
        static <T> T fail(String why) { throw new IllegalStateException(why); }
        static void join(Thread t) {
          boolean interrupted = false;
          while (true) {
            try { t.join(); break; } catch (InterruptedException e) { interrupted = true; }
          }
          if (interrupted) Thread.currentThread().interrupt();
        }
      """;

  private static final int NEIGHBOURS = 12;

  private final SplittableRandom random;
  private final StringBuilder text = new StringBuilder();
  private final List<String> statements = new ArrayList<>();
  private final boolean alone;

  private RandomCalls(SplittableRandom random, boolean alone) {
    this.random = random;
    this.alone = alone;
  }

  /** A program whose main thread alone makes so many calls, none of which waits for ever. */
  static String sequential(String name, long seed, int size) {
    RandomCalls calls = new RandomCalls(new SplittableRandom(seed), true);
    return calls.program((int) seed, size, 0, 0).replace("NAME", name);
  }

  /** A program of two or three threads that make so many calls together. */
  static String concurrent(String name, long seed, int size) {
    SplittableRandom random = new SplittableRandom(seed);
    boolean three = size > 3 && random.nextInt(3) == 0;
    int other = three ? size / 3 : size / 2;
    RandomCalls calls = new RandomCalls(random, false);
    return calls
        .program((int) seed, size - other * (three ? 2 : 1), other, three ? other : 0)
        .replace("NAME", name);
  }

  private String program(int seed, int own, int first, int second) {
    text.append(HEAD);
    topic(TOPICS.get(seed % TOPICS.size()));
    if (random.nextInt(3) == 0) {
      topic(TOPICS.get(random.nextInt(TOPICS.size())));
    }
    thread(1, first);
    thread(2, second);
    text.append(
        "public static void main(String[] args) {\nStringBuilder o = new StringBuilder();\n");
    text.append(first > 0 ? "t1.start();\n" : "").append(second > 0 ? "t2.start();\n" : "");
    calls(own);
    text.append(first > 0 ? "join(t1);\n" : "").append(second > 0 ? "join(t2);\n" : "");
    text.append(
        "System.out.println(o + \"/\" + out1 + \"/\" + out2 + \"/\" + v + w + c + Thread.interrupted());\n}\n}\n");
    return text.toString();
  }

  private void topic(String name) {
    if (text.indexOf("// " + name + "\n") >= 0) {
      return;
    }
    String[] parts = read(name).split("---\n", 2);
    text.append("// " + name + "\n").append(parts[0]);
    statements.addAll(some(parts[1].lines().toList()));
  }

  /**
   * Some neighbours among the statements, which use the same objects, if there are more threads.
   */
  private List<String> some(List<String> lines) {
    int from = alone ? 0 : random.nextInt(lines.size());
    int to = alone ? lines.size() : Math.min(lines.size(), from + NEIGHBOURS);
    return lines.subList(from, to);
  }

  private void thread(int number, int count) {
    text.append("static void run" + number + "() {\nStringBuilder o = new StringBuilder();\n");
    calls(count);
    text.append("out" + number + " = o.toString();\n}\n");
  }

  private void calls(int count) {
    for (int i = 0; i < count; i++) {
      text.append("try { ")
          .append(call())
          .append(" } catch (Throwable e) { o.append(show(e)).append(' '); }\n");
    }
  }

  private String call() {
    String drawn = statements.get(random.nextInt(statements.size()));
    while (alone && drawn.startsWith("!")) {
      drawn = statements.get(random.nextInt(statements.size()));
    }
    return complete(drawn.startsWith("!") ? drawn.substring(1) : drawn);
  }

  static String complete(String call) {
    return call.endsWith(";") || call.endsWith("}")
        ? call
        : "o.append(show(" + call + ")).append(' ');";
  }

  private static String read(String topic) {
    try (InputStream in = RandomCalls.class.getResourceAsStream(topic + ".txt")) {
      if (in == null) {
        throw new IllegalArgumentException(topic);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
