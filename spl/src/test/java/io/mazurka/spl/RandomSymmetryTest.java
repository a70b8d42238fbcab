package io.mazurka.spl;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Figure;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Random models that declare a rotation of their threads: {@code verisoft} must see the outcomes
 * and findings that brute force sees, up to rotation. One seed: {@code ./build -pl spl -am test
 * -Dtest=RandomSymmetryTest -Dmazurka.seed=N -Dmazurka.programs=1
 * -Dsurefire.failIfNoSpecifiedTests=false}.
 */
class RandomSymmetryTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.seed", 1);
  static final int PROGRAMS = Integer.getInteger("mazurka.programs", 1_000);
  private static final Pattern COPY = Pattern.compile("(T|a|s)\\[(\\d)]|#(\\d)");

  private static final String[] STATEMENTS = {
    "a[i] = X",
    "a[i] = a[(i + 1) % N] + 1",
    "a[(i + 1) % N] = 1",
    "X = X + 1",
    "X = a[i]",
    "l = a[i]; a[(i + 1) % N] = l + 1",
    "P(s[i])",
    "P(s[(i + 1) % N])",
    "V(s[i])",
    "P(m); X = X + 1; V(m)",
    "X > 0 -> a[i] = X | else -> skip",
    "a[i] == 0 -> skip",
    "X = 1 | X = 2",
    "H = new; H.v = 1",
    "p = H; !null(p) -> p.v = a[i] | else -> skip",
    "assert(a[i] != 1)",
    "assert(X < 2)",
    "print(\"#\", i, \" \", a[i])",
    "print(X)"
  };

  private long prunes;

  @Test
  void verisoft_onRingsOfThreads_seesEverythingUpToRotation() {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int n = 2 + random.nextInt(2);
      String source = model(random, n);
      SplProgram program = SplProgram.parse(source);
      BruteForce expected = BruteForce.explore(program);
      for (long pick : new long[] {0, seed, ~seed}) {
        compare(program, n, pick, expected, "seed " + seed + ", pick seed " + pick + "\n" + source);
      }
    }
    assertThat(prunes).as("symmetric transitions left out").isPositive();
  }

  private static String model(SplittableRandom random, int n) {
    StringBuilder model = new StringBuilder("const N = " + n + "\n");
    model.append("global X = ").append(random.nextInt(2)).append("\nglobal a[N] = 0\n");
    model.append("global H = null\nsemaphore s[N] = 1\nsemaphore m = 1\n");
    model.append("symmetry rotation(T; a; s)\n");
    model.append("active thread T[i < N] begin\n");
    for (int left = n == 2 ? 4 : 2; left > 0; ) {
      String statement = STATEMENTS[random.nextInt(STATEMENTS.length)];
      left -= 1 + (int) statement.chars().filter(c -> c == ';').count();
      if (left >= 0) {
        model.append("  ").append(statement).append('\n');
      }
    }
    return model.append("  skip\nend\nthread unused begin q = new; q.v = 1 end\n").toString();
  }

  private void compare(SplProgram program, int n, long pick, BruteForce expected, String what) {
    SearchOptions options =
        SearchOptions.of(Algorithm.VERISOFT).withKeepGoing(true).withPickSeed(pick);
    Result result = new Search(program, options, SearchListener.NONE).run();
    Set<String> findings = new TreeSet<>();
    result
        .counterexamples()
        .forEach(c -> findings.add(c.finding().kind().label() + " " + c.finding().message()));
    assertThat(result.complete()).as(what).isTrue();
    assertThat(expected.outcomes().keySet()).as(what).containsAll(result.outcomes().keySet());
    assertThat(upToRotation(result.outcomes().keySet(), n))
        .as(what)
        .isEqualTo(upToRotation(expected.outcomes().keySet(), n));
    assertThat(upToRotation(findings, n)).as(what).isEqualTo(upToRotation(expected.findings(), n));
    prunes += result.statistics().figure(Figure.SYMMETRIC_PRUNES);
  }

  /**
   * Each text replaced by the least of its rotations; a deadlock lists its threads in any order.
   */
  private static Set<String> upToRotation(Set<String> texts, int n) {
    Set<String> least = new TreeSet<>();
    for (String text : texts) {
      TreeSet<String> images = new TreeSet<>();
      for (int turn = 0; turn < n; turn++) {
        int by = turn;
        String image = COPY.matcher(text).replaceAll(match -> turned(match, by, n));
        images.add(
            text.startsWith("deadlock")
                ? new TreeSet<>(Set.of(image.replace("deadlock ", "").split("; "))).toString()
                : image);
      }
      least.add(images.first());
    }
    return least;
  }

  private static String turned(MatchResult match, int by, int n) {
    return match.group(1) == null
        ? "#" + (Integer.parseInt(match.group(3)) + by) % n
        : match.group(1) + "[" + (Integer.parseInt(match.group(2)) + by) % n + "]";
  }
}
