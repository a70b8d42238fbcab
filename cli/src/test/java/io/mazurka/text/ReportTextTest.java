package io.mazurka.text;

import static io.mazurka.cli.Samples.STORY;
import static io.mazurka.golden.Golden.assertGolden;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.check.Report;
import io.mazurka.check.Story;
import io.mazurka.cli.Samples;
import io.mazurka.program.Finding;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class ReportTextTest {

  private static final Optional<String> NOTHING_MET = Optional.empty();

  @Test
  void lines_whenVerified_saySo() {
    assertGolden("report-verified.txt", lines(Samples.report(true, NOTHING_MET), true));
  }

  @Test
  void lines_whenViolated_showTheCounterexample() {
    assertGolden("report-violated.txt", lines(Samples.report(false, NOTHING_MET, STORY), false));
  }

  @Test
  void lines_withSeveralFindings_numberThem() {
    Story untold =
        new Story(
            STORY.counterexample(),
            Optional.empty(),
            Optional.empty(),
            Optional.of("there is no replay file: cannot write to mazurka-replays"));
    assertGolden(
        "report-several.txt", lines(Samples.report(true, NOTHING_MET, STORY, untold), false));
  }

  @Test
  void lines_whenABoundWasMet_nameIt() {
    Report report = Samples.report(false, Optional.of("the bound of 12345 executions was met"));
    assertGolden("report-inconclusive.txt", lines(report, false));
  }

  @Test
  void lines_withReportedRacesAndNotes_tellThem() {
    Report plain = Samples.report(true, NOTHING_MET);
    Finding race = new Finding(Finding.Kind.RACE, "count: A.java:3, B.java:4", "write\nread");
    Report report =
        new Report(
            "auto",
            plain.result(),
            List.of(),
            OptionalLong.empty(),
            List.of(race),
            List.of("accesses of mode opaque are explored as volatile"),
            Optional.empty());
    assertGolden("report-remarks.txt", lines(report, false));
  }

  @Test
  void lines_onlyOnATerminal_areColoured() {
    Report report = Samples.report(false, NOTHING_MET, STORY);
    assertThat(String.join("\n", lines(report, true))).doesNotContain("\u001b");
    Terminal colourful = new Terminal(true, true, 120, true, StandardCharsets.UTF_8);
    assertThat(new ReportText(colourful, "mazurka", 0).lines(report, true).getFirst())
        .isEqualTo("\u001b[31mviolated\u001b[0m: assertion");
  }

  private static List<String> lines(Report report, boolean outcomes) {
    return new ReportText(Terminal.NONE, "mazurka", 200).lines(report, outcomes);
  }
}
