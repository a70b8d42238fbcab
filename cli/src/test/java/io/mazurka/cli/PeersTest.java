package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.cli.LauncherTest.Run;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code bench peers} as people run it: by the launcher, which builds the other tools. */
class PeersTest {

  private static final String LONG_ENOUGH = "120";

  /** More executions than these, and a reduction is lost. */
  private static final Map<String, Long> MOST_EXECUTIONS =
      Map.of(
          "philosophers-monitors-ordered", 10L,
          "philosophers-locks-ordered", 10L,
          "buffer-notifyAll", 500L,
          "increments-2x2", 6L,
          "increments-3x2", 90L,
          "increments-4x4", 5_000L,
          "stack", 150L,
          "pool", 20L,
          "cache", 10L);

  @TempDir private Path folder = Path.of("");

  @Test
  void mazurka_onEveryProgram_findsTheBugOrVerifies() throws Exception {
    JsonNode results = results("/mazurka");
    assertThat(names(results, "program")).contains("lost-update", "pool", "cache").hasSize(16);
    for (JsonNode row : results) {
      String expected = row.get("wrong").booleanValue() ? "violated" : "exhausted";
      assertThat(row.get("result").stringValue())
          .as(row.get("program").stringValue())
          .isEqualTo(expected);
      assertThat(row.get("executions").longValue())
          .as("executions of %s", row.get("program").stringValue())
          .isLessThanOrEqualTo(most(row));
    }
  }

  @Test
  void lincheck_onALostUpdate_findsIt() throws Exception {
    JsonNode row = results("lost-update/lincheck").path(0);
    assertThat(row.path("result").stringValue()).isEqualTo("violated");
    assertThat(row.path("executions").longValue()).isBetween(2L, 1_000L);
    assertThat(Files.readString(folder.resolve("peers.md")))
        .contains("| lost-update | lincheck | finds the bug |", "Lincheck 3.");
  }

  @Test
  void aToolThatThereIsNot_isRefused() throws Exception {
    Run run = bench("stack/lintcheck");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("there is no tool 'lintcheck'; there is mazurka, ");
  }

  private static long most(JsonNode row) {
    return MOST_EXECUTIONS.getOrDefault(row.get("program").stringValue(), Long.MAX_VALUE);
  }

  private JsonNode results(String only) throws Exception {
    Run run = bench(only);
    assertThat(run.code()).as(run.err()).isZero();
    String json = Files.readString(folder.resolve("peers.json"));
    return JsonMapper.shared().readTree(json).get("results");
  }

  private Run bench(String only) throws Exception {
    return LauncherTest.run(
        folder,
        LauncherTest.ROOT.resolve("mazurka").toString(),
        "bench",
        "peers",
        "--only",
        only,
        "--time",
        LONG_ENOUGH,
        "--json",
        "peers.json",
        "--markdown",
        "peers.md");
  }

  private static List<String> names(JsonNode rows, String field) {
    List<String> names = new ArrayList<>();
    rows.forEach(row -> names.add(row.get(field).stringValue()));
    return names;
  }
}
