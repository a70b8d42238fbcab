package io.mazurka.engine;

import java.util.Arrays;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Outcomes and findings of toy programs in words that do not tell which script is which. */
final class UpToSymmetry {

  private static final Pattern STUCK = Pattern.compile(" script (\\d+) at (-?\\d+)");

  private UpToSymmetry() {}

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
    Set<String> places = new TreeSet<>();
    while (stuck.find()) {
      int script = Integer.parseInt(stuck.group(1));
      String code = new ToyCode(program, script, Integer.parseInt(stuck.group(2))).toString();
      places.add(code + " " + places.stream().filter(place -> place.startsWith(code)).count());
    }
    return places.isEmpty() ? finding.replaceFirst("script \\d+", "some script") : "" + places;
  }
}
