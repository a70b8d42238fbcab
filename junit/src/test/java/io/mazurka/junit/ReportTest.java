package io.mazurka.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Pages of checks that tests make; what a page looks like is tested where it is made. */
class ReportTest {

  private static final String CASES = Cases.Pages.class.getName();

  @TempDir private Path folder = Path.of("");

  /** Runs a test with the configuration that asks for pages; gives the message of its failure. */
  private String run(String method) {
    return EngineTestKit.engine("junit-jupiter")
        .configurationParameter("mazurka.report", folder.toString())
        .selectors(selectMethod(CASES + "#" + method))
        .execute()
        .testEvents()
        .failed()
        .stream()
        .map(event -> event.getRequiredPayload(TestExecutionResult.class))
        .map(result -> String.valueOf(result.getThrowable().orElseThrow().getMessage()))
        .reduce("", String::concat);
  }

  private static JsonNode data(Path page) throws IOException {
    String text = Files.readString(page);
    String start = "<script type=\"application/json\" id=\"data\">";
    int from = text.indexOf(start) + start.length();
    return JsonMapper.shared().readTree(text.substring(from, text.indexOf("</script>", from)));
  }

  @Test
  void page_ofAFailingTest_showsTheFindingBesideItsSource() throws IOException {
    Path page = folder.resolve(CASES + ".wrong/index.html");
    assertThat(run("wrong")).startsWith("assertion: ").endsWith("\nas a page: " + page);
    JsonNode data = data(page);
    assertThat(data.get("program").stringValue()).isEqualTo(CASES + ".wrong");
    assertThat(data.get("verdict").stringValue()).isEqualTo("violated");
    assertThat(data.get("version").stringValue()).doesNotContain("$").isNotEqualTo("unknown");
    JsonNode finding = data.get("findings").get(0);
    assertThat(finding.get("message").stringValue()).contains("expected: <2> but was: <1>");
    assertThat(finding.get("steps").size()).isEqualTo(10);
    assertThat(finding.get("again").stringValue()).isEqualTo("add @Replay(\"0*3 1*4 0*3\")");
    assertThat(data.get("files").get(0).get("name").stringValue())
        .isEqualTo("io/mazurka/junit/Cases.java");
    assertThat(data.get("search").get("columns").size()).isEqualTo(1);
  }

  @Test
  void page_thatCannotBeWritten_doesNotKeepTheFindingBack() throws IOException {
    Files.writeString(folder.resolve(CASES + ".wrong"), "a file where a folder should be");
    assertThat(run("wrong"))
        .startsWith("assertion: ")
        .contains("to see it again: add @Replay(\"0*3 1*4 0*3\")")
        .contains("\nnote: cannot write the report to " + folder);
  }

  @Test
  void page_ofAReplay_showsTheOneExecution() throws IOException {
    assertThat(run("replayed")).startsWith("assertion: ");
    JsonNode data = data(folder.resolve(CASES + ".replayed/index.html"));
    assertThat(data.get("findings").get(0).get("steps").size()).isEqualTo(10);
  }

  @Test
  void page_ofATestWhoseOutcomeIsMissing_isNotThatOfAVerifiedOne() throws IOException {
    assertThat(run("incomplete")).startsWith("the outcome \"2\" was expected");
    JsonNode data = data(folder.resolve(CASES + ".incomplete/index.html"));
    assertThat(data.get("verdict").stringValue()).isEqualTo("violated");
    assertThat(data.get("findings").get(0).get("message").stringValue())
        .isEqualTo("the outcome \"2\" was expected, and no schedule has it");
    assertThat(data.get("findings").get(0).has("again")).isFalse();
  }

  @Test
  void page_ofEachInvocation_isWhereTheAttributeSays() throws IOException {
    assertThat(run("side(java.lang.String)")).isEmpty();
    for (int i = 1; i <= 2; i++) {
      JsonNode data = data(Path.of("target/pages", CASES + ".side-String-" + i, "index.html"));
      assertThat(data.get("program").stringValue())
          .isEqualTo(CASES + (i == 1 ? ".side[left]" : ".side[right]"));
      assertThat(data.get("verdict").stringValue()).isEqualTo("verified");
      assertThat(data.get("outcomes").get(0).get(0).stringValue())
          .isEqualTo(i == 1 ? "left" : "right");
    }
    assertThat(folder).isEmptyDirectory();
  }
}
