package io.mazurka.spl;

import java.util.SplittableRandom;
import java.util.regex.Pattern;

/**
 * Writes small random models: a few threads, active or started, that share integers, booleans,
 * pointers, cells and semaphores, block on guards, choose, jump, fail and print.
 */
final class RandomModel {

  private final SplittableRandom random;
  private int labels;

  private RandomModel(long seed) {
    random = new SplittableRandom(seed);
  }

  static String source(long seed) {
    return new RandomModel(seed).model();
  }

  /** A model with two or three threads of the same code, and perhaps another one. */
  static String symmetric(long seed) {
    return new RandomModel(seed).copies();
  }

  private String copies() {
    StringBuilder model = globals();
    int copies = random.nextInt(2, 4);
    int size = copies == 3 ? 3 : 4;
    model.append("active thread T[i < ").append(copies).append("] begin\n");
    model.append(body(random.nextInt(2, size + 1))).append("end\n\n");
    if (copies == 2 && chance(30)) {
      model.append("active thread U[i < 1] begin\n").append(body(2)).append("end\n\n");
    }
    return model.append(fields()).toString();
  }

  /** A model of few states whose threads may go round in circles for ever. */
  static String looping(long seed) {
    return new RandomModel(seed).loops();
  }

  private String loops() {
    StringBuilder model = globals();
    int kinds = random.nextInt(1, 3);
    for (int kind = 0; kind < kinds; kind++) {
      int copies = kinds == 2 ? random.nextInt(1, 3) : random.nextInt(2, 4);
      model
          .append("active thread T")
          .append(kind)
          .append("[i < ")
          .append(copies)
          .append("] begin\n");
      model.append(loop(random.nextInt(1, 4))).append("end\n\n");
    }
    return model.append(fields()).toString();
  }

  private String loop(int size) {
    if (chance(20)) {
      return "  l = i\n  L: l = 1 - l\n  " + oneOf("goto L", "l == 0 -> goto L | skip") + "\n";
    }
    StringBuilder text = new StringBuilder(chance(60) ? "  p = new\n" : "  p = H\n");
    text.append("  L: l = ").append(oneOf("X", "0", "1 - l", "i")).append('\n');
    for (int i = 0; i < size; i++) {
      String guard = chance(30) ? bool(1) + " -> " : "";
      text.append("  ").append(guard).append(circular()).append('\n');
    }
    text.append(chance(25) ? "  goto L\n" : "  " + bool(1) + " -> goto L | else -> skip\n");
    if (chance(50)) {
      text.append("  ").append(chance(50) ? "print(X, l)" : "assert(" + bool(1) + ")").append('\n');
    }
    return text.toString();
  }

  /** An action that can be repeated without end and comes back to where it was. */
  private String circular() {
    return switch (random.nextInt(10)) {
      case 0 -> "X = 1 - X";
      case 1 -> "Y = (X + l) % 2";
      case 2 -> "B = !B";
      case 3 -> "a[i % 2] = l";
      case 4 -> "l = 1 - l";
      case 5 -> "P(" + oneOf("s", "t[i % 2]") + ")";
      case 6 -> oneOf("H", "G") + " = p";
      case 7 -> "p = " + oneOf("H", "G", "p.n");
      case 8 -> "p.v = " + oneOf("X", "l");
      default -> "p.n = " + oneOf("H", "p", "null");
    };
  }

  private StringBuilder globals() {
    StringBuilder model = new StringBuilder();
    model.append("const N = ").append(random.nextInt(1, 3)).append('\n');
    model.append("global X = ").append(random.nextInt(2)).append('\n');
    model.append("global Y = 0\nglobal a[2] = 0\nglobal B = ").append(chance(50)).append('\n');
    model.append("global H = null\nglobal G = null\n");
    model.append("semaphore s = ").append(random.nextInt(2)).append('\n');
    return model.append("semaphore t[2] = 1\n\n");
  }

  private String model() {
    StringBuilder model = globals();
    boolean started = chance(40);
    int threads = started ? 2 : random.nextInt(2, 4);
    int size = threads == 3 || started ? 3 : 5;
    for (int i = 0; i < threads; i++) {
      model.append(started ? "thread T" + i + "(i)" : "active thread T" + i + "[i < 1]");
      model.append(" begin\n").append(body(random.nextInt(1, size + 1))).append("end\n\n");
    }
    if (started) {
      model.append(main(threads));
    }
    return model.append(fields()).toString();
  }

  /** A body that takes no more transitions than {@code size}. */
  private String body(int size) {
    while (true) {
      StringBuilder text = new StringBuilder();
      for (int i = random.nextInt(1, size + 1); i > 0; i--) {
        text.append(statement()).append('\n');
      }
      if (uses(text, "l")) {
        text.insert(0, "  l = " + oneOf("X", "Y", "1") + "\n");
      }
      if (uses(text, "p")) {
        text.insert(0, "  p = " + oneOf("new", "new", "H") + "\n");
      }
      if (transitions(text) <= size) {
        return text.toString();
      }
    }
  }

  private static boolean uses(CharSequence text, String variable) {
    return Pattern.compile("\\b" + variable + "\\b").matcher(text).find();
  }

  private static long transitions(CharSequence text) {
    return text.toString().lines().filter(line -> line.matches("  [^ |].*")).count()
        - text.toString().lines().filter(line -> line.equals("  end")).count();
  }

  private String main(int threads) {
    StringBuilder main = new StringBuilder("thread main begin\n");
    if (chance(70)) {
      main.append("  H = new\n");
    }
    for (int i = 0; i < threads; i++) {
      main.append("  start(T").append(i).append("(").append(random.nextInt(2)).append("))\n");
    }
    return main.append("end\n\n").toString();
  }

  /** A thread that is never started, so that every field has an assignment. */
  private static String fields() {
    return "thread unused begin q = new; q.n = q; q.v = 1 end\n";
  }

  private String statement() {
    return switch (random.nextInt(12)) {
      case 0 -> "  " + guarded() + "\n  | " + guarded();
      case 1 -> "  " + guarded() + "\n  | " + guarded() + "\n  | else -> " + action();
      case 2, 3 -> "  " + guarded();
      case 4 -> atomic();
      case 5 -> jump();
      default -> "  " + action();
    };
  }

  private String guarded() {
    return chance(85) ? bool(2) + " -> " + action() : action();
  }

  private String atomic() {
    String guard = chance(30) ? bool(1) + " -> " : "";
    String inner = chance(25) ? guarded() + "\n    | " + guarded() : action();
    return "  " + guard + "atomic begin\n    " + action() + "\n    " + inner + "\n  end";
  }

  private String jump() {
    String label = "L" + labels++;
    return "  "
        + bool(1)
        + " -> goto "
        + label
        + " | else -> "
        + action()
        + "\n  "
        + label
        + ": "
        + action();
  }

  private String action() {
    return switch (random.nextInt(16)) {
      case 0, 1, 2 -> oneOf("X", "Y", "X") + " = " + integer(2);
      case 3 -> "a[" + oneOf("i", "X", "0", "Y % 2") + "] = " + integer(1);
      case 4 -> "B = " + bool(1);
      case 5 -> "l = " + integer(2);
      case 6 -> pointerVariable() + " = new";
      case 7, 8 -> oneOf("H", "G", "p") + " = " + pointer();
      case 9 -> pointerVariable() + ".n = " + pointer();
      case 10 -> pointerVariable() + oneOf(".v", ".v", ".n.v") + " = " + integer(1);
      case 11, 12 -> oneOf("P", "P", "V") + "(" + oneOf("s", "t[0]", "t[i]", "t[X % 2]") + ")";
      case 13 -> "V(" + oneOf("s", "t[1]") + ")";
      case 14 -> "assert(" + bool(2) + ")";
      default -> "print(" + integer(1) + ", \" \", " + bool(1) + ")";
    };
  }

  private String pointerVariable() {
    return oneOf("H", "G", "p", "p");
  }

  private String pointer() {
    return oneOf("H", "G", "p", "p", "null", "H.n", "p.n", "G.n.n");
  }

  private String integer(int depth) {
    if (depth == 0 || chance(40)) {
      return oneOf("0", "1", "2", "N", "X", "Y", "l", "i", "a[i]", "a[X % 2]");
    }
    return switch (random.nextInt(5)) {
      case 0 -> pointerVariable() + ".v";
      case 1 -> "(" + integer(depth - 1) + " - " + integer(depth - 1) + ")";
      default -> integer(depth - 1) + " + " + integer(depth - 1);
    };
  }

  private String bool(int depth) {
    if (depth == 0) {
      return oneOf("B", "true", "X == 1", "null(H)");
    }
    return switch (random.nextInt(9)) {
      case 0 -> "!(" + bool(depth - 1) + ")";
      case 1 -> "(" + bool(depth - 1) + " && " + bool(depth - 1) + ")";
      case 2 -> "(" + bool(depth - 1) + " || " + bool(depth - 1) + ")";
      case 3 -> "B";
      case 4 -> "null(" + pointer() + ")";
      case 5 -> pointer() + oneOf(" == ", " != ") + pointer();
      default -> integer(depth - 1) + oneOf(" == ", " != ", " < ", " >= ") + integer(depth - 1);
    };
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private String oneOf(String... words) {
    return words[random.nextInt(words.length)];
  }
}
