package io.mazurka.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Outcomes and findings of toy programs in words that do not tell which script is which. */
final class UpToSymmetry {

  private static final Pattern STUCK = Pattern.compile(" script (\\d+) at (-?\\d+)");

  private UpToSymmetry() {}

  /**
   * Asserts that a complete search found what there is, up to symmetry if it makes use of it, and
   * nothing else.
   */
  static void assertNothingLost(
      ToyProgram program, Algorithm algorithm, Result result, BruteForce expected, String what) {
    Set<String> findings = new TreeSet<>();
    result.counterexamples().forEach(c -> findings.add(BruteForce.text(c.finding())));
    Set<String> outcomes = result.outcomes().keySet();
    assertThat(result.complete()).as(what).isTrue();
    if (algorithm.isUpToSymmetry()) {
      assertThat(expected.outcomes).as(what).containsAll(outcomes);
      assertThat(expected.findings).as(what).containsAll(findings);
      if (mayLose(algorithm, result)) {
        return;
      }
      assertThat(outcomes(outcomes)).as(what).isEqualTo(outcomes(expected.outcomes));
      assertThat(findings(program, findings))
          .as(what)
          .isEqualTo(findings(program, expected.findings));
    } else {
      assertThat(outcomes).as(what).isEqualTo(expected.outcomes);
      assertThat(findings).as(what).isEqualTo(expected.findings);
    }
  }

  /** The rule as published is as good as others where it leaves nothing out. */
  private static boolean mayLose(Algorithm algorithm, Result result) {
    return algorithm == Algorithm.SYMDPOR_PUBLISHED
        && result.statistics().figure(Figure.SYMMETRIC_PRUNES) > 0;
  }

  static Set<String> outcomes(Collection<String> outcomes) {
    return outcomes.stream()
        .map(UpToSymmetry::outcome)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String outcome(String outcome) {
    int logs = outcome.indexOf(']') + 1;
    String[] inOrder = outcome.substring(logs + 1, outcome.length() - 1).split(",", -1);
    Arrays.setAll(inOrder, i -> inOrder[i].strip());
    Arrays.sort(inOrder);
    return outcome.substring(0, logs) + Arrays.toString(inOrder);
  }

  static Set<String> findings(ToyProgram program, Collection<String> findings) {
    return findings.stream()
        .map(finding -> finding(program, finding))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String finding(ToyProgram program, String finding) {
    Matcher stuck = STUCK.matcher(finding);
    List<String> places = new ArrayList<>();
    while (stuck.find()) {
      int script = Integer.parseInt(stuck.group(1));
      places.add(new ToyCode(program, script, Integer.parseInt(stuck.group(2))).toString());
    }
    places.sort(null);
    return places.isEmpty() ? finding.replaceFirst("script \\d+", "some script") : "" + places;
  }
}
