package io.mazurka.cli.json;

import static io.mazurka.golden.Golden.assertGolden;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.check.Report;
import io.mazurka.check.Story;
import io.mazurka.cli.Samples;
import io.mazurka.engine.Counterexample;
import io.mazurka.program.Schedule;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ResultJsonTest {

  private static final JsonMapper MAPPER = JsonMapper.shared();

  @Test
  void text_ofAViolation_isTheInterface() {
    Report report = Samples.report(false, Optional.of("the first finding"), Samples.STORY);
    assertGolden("result-violated.json", ResultJson.text(report));
  }

  @Test
  void text_withoutRemarks_hasOnlyTheFieldsThereAre() {
    JsonNode tree = MAPPER.readTree(ResultJson.text(Samples.report(true, Optional.empty())));
    assertThat(tree.propertyNames())
        .containsExactly(
            "verdict",
            "complete",
            "algorithm",
            "executions",
            "transitions",
            "sleepBlocked",
            "maxDepth",
            "filteredAccesses",
            "seconds",
            "findings",
            "outcomes");
    assertThat(tree.get("verdict").stringValue()).isEqualTo("verified");
    assertThat(tree.get("outcomes").get("x=1\ny=1").longValue()).isEqualTo(8);
  }

  @Test
  void choices_areThere_onlyWhenAnAlternativeWasTaken() {
    Story story =
        new Story(
            new Counterexample(
                Samples.ASSERTION, new Schedule(new int[] {0, 1}, new int[] {0, 2}), 1),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    JsonNode finding = finding(Samples.report(true, Optional.empty(), story));
    assertThat(finding.get("choices").toString()).isEqualTo("[0,2]");
    assertThat(finding(Samples.report(true, Optional.empty(), Samples.STORY)).has("choices"))
        .isFalse();
    assertThat(finding.has("replay")).isFalse();
  }

  @Test
  void verdict_whenTheProgramCannotBeHandled_isNotVerified() {
    Report plain = Samples.report(true, Optional.empty());
    Report report =
        new Report(
            "auto",
            plain.result(),
            List.of(),
            OptionalLong.empty(),
            List.of(),
            List.of(),
            Optional.of("Main.java:3 opens a socket"));
    JsonNode tree = MAPPER.readTree(ResultJson.text(report));
    assertThat(tree.get("verdict").stringValue()).isEqualTo("inconclusive");
    assertThat(tree.get("complete").booleanValue()).isFalse();
    assertThat(tree.get("error").stringValue()).isEqualTo("Main.java:3 opens a socket");
  }

  private static JsonNode finding(Report report) {
    return MAPPER.readTree(ResultJson.text(report)).get("findings").get(0);
  }
}
