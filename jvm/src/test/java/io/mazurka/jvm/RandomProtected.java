package io.mazurka.jvm;

import java.util.List;
import java.util.SplittableRandom;

/**
 * Writes small Java programs whose variables are protected by locks. In some of the programs now
 * and then one is accessed without its lock.
 */
final class RandomProtected {

  /**
   * What the programs consist of.
   *
   * @param seldom statements that may hang, or notice that locks are held
   * @param bare statements without the lock that others take
   * @param sum an expression that shows everything, and goes on
   */
  record Vocabulary(
      String classes,
      List<String> statements,
      List<String> seldom,
      List<String> bare,
      String sum) {}

  private final Vocabulary words;
  private final SplittableRandom random;
  private final boolean bare;
  private final StringBuilder text = new StringBuilder();

  private RandomProtected(Vocabulary words, SplittableRandom random) {
    this.words = words;
    this.random = random;
    this.bare = random.nextInt(3) == 0;
  }

  /**
   * The source of a program.
   *
   * @param size how many statements there are in all threads together
   */
  static String source(Vocabulary words, String name, long seed, int size) {
    return new RandomProtected(words, new SplittableRandom(seed))
        .program(size)
        .replace("NAME", name);
  }

  private String program(int size) {
    boolean three = size > 3 && random.nextInt(3) == 0;
    int others = three ? size / 3 : size / 2;
    thread(1, others, "", "");
    thread(2, three ? others : 0, "", "");
    String starts = "t1.start();\n" + (three ? "t2.start();\n" : "");
    boolean joins = random.nextInt(5) != 0;
    String ends = joins ? "t1.join();\n" + (three ? "t2.join();\n" : "") : "";
    thread(0, size - others - (three ? others : 0), starts, ends);
    text.append("public static void main(String[] args) { run0(); System.out.println(");
    text.append(joins ? words.sum() : "");
    text.append("v + \" \" + out0").append(joins ? " + out1 + out2" : "").append("); }\n}\n");
    return words.classes() + text;
  }

  private void thread(int number, int statements, String first, String last) {
    text.append("static void run" + number + "() {\nint r = 0;\ntry {\n").append(first);
    for (int i = 0; i < statements; i++) {
      text.append(statement()).append('\n');
    }
    text.append(last)
        .append(
            "if (false) Thread.sleep(1);\n} catch (InterruptedException e) { r = r * 5 + 4; }\n")
        .append("out" + number + " = r;\n}\n");
  }

  private String statement() {
    int draw = random.nextInt(12);
    List<String> among =
        draw == 0 ? words.seldom() : draw < 3 && bare ? words.bare() : words.statements();
    return among.get(random.nextInt(among.size()));
  }
}
