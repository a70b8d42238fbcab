package io.mazurka.report;

import static io.mazurka.golden.Golden.assertGolden;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.check.Report;
import io.mazurka.engine.Result;
import io.mazurka.engine.Statistics;
import io.mazurka.program.Finding;
import io.mazurka.program.Trace;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReportJsonTest {

  private static String json(Pages.Checked checked) {
    return new ReportJson(
            Page.JSON,
            new Title("Main", List.of("3", "a b"), "1.0"),
            story -> Optional.of("mazurka replay x.json"),
            new Sources(List.of(Pages.MODELS)))
        .text(checked.report(), checked.picture());
  }

  @Test
  void data_ofADeadlock_isAsKept() {
    Trace trace = Pages.model("philosophers.spl", Map.of()).trace();
    Pages.Checked checked = Pages.found(trace.findings().getFirst(), trace, Map.of("done <1>", 3L));
    JsonNode tree = JsonMapper.shared().readTree(json(checked));
    assertGolden("data-deadlock.json", tree.toPrettyString().replace("\r\n", "\n") + "\n");
  }

  @Test
  void data_withCharactersThatMeanSomethingInMarkup_spellsThemOut() {
    String evil = "</script><!-- & ' \u2028 \ud800 日本";
    Trace trace = new Trace(List.of(evil), List.of(), List.of(), evil);
    String json = json(Pages.found(new Finding(Finding.Kind.RACE, evil, evil), trace, Map.of()));
    assertThat(json).doesNotContainPattern("[<>&'\\x00-\\x1f\\x7f-\\uffff]");
    assertThat(JsonMapper.shared().readTree(json).get("findings").get(0).get("message"))
        .hasToString("\"" + evil + "\"");
  }

  @Test
  void coverage_ofEachVerdict_isAsKept() {
    StringBuilder text = new StringBuilder();
    for (boolean complete : List.of(true, false)) {
      Result result =
          new Result(
              "dpor",
              complete,
              complete ? Optional.empty() : Optional.of("the bound of 10 executions was met"),
              new Statistics(1_234, 9_876, 31),
              Duration.ofMillis(412),
              List.of(),
              Map.of());
      text.append(Coverage.of(report(result, Optional.empty()))).append('\n');
      text.append(Coverage.of(report(result, Optional.of("out of memory")))).append('\n');
    }
    Trace trace = Pages.counting(2, 2);
    Finding finding = new Finding(Finding.Kind.ASSERTION, "wrong", "");
    text.append(Coverage.of(Pages.found(finding, trace, Map.of()).report())).append('\n');
    assertGolden("coverage.txt", text.toString().replace("., ", ".\n "));
  }

  private static Report report(Result result, Optional<String> trouble) {
    return new Report(
        "auto", result, List.of(), OptionalLong.empty(), List.of(), List.of("A note."), trouble);
  }
}
