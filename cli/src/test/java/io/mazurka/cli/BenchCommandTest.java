package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchCommandTest {

  @TempDir private Path folder = Path.of("");

  private final Shell shell = new Shell(Path.of(""));

  @Test
  void bench_withAnUnknownName_isRefused() {
    assertThat(shell.run("bench", "corr")).isEqualTo(2);
    assertThat(shell.err())
        .contains(
            "there is no benchmark 'corr'; there is core, searches, growth, workers, papers, peers");
  }

  @Test
  void core_measuresEveryVariant() {
    assertThat(shell.run("bench", "--seconds", "0.01", "core")).isZero();
    assertThat(shell.out().lines().filter(line -> line.matches(".* │ +[0-9,]+ │.*"))).hasSize(5);
  }

  @Test
  void papers_withAnUnknownTable_isRefused() {
    assertThat(shell.run("bench", "papers", "--only", "godefroid")).isEqualTo(2);
    assertThat(shell.err()).contains("there is no table 'godefroid'; there is godefroid-1999, ");
  }

  @Test
  void papers_writesItsTables_asMarkdownAndAsJson() throws IOException {
    Shell there = new Shell(folder);
    assertThat(
            there.run(
                "bench",
                "papers",
                "--only",
                "godefroid-1999",
                "--max-seconds",
                "1",
                "--markdown",
                "tables.md",
                "--json",
                "tables.json"))
        .isZero();
    assertThat(there.out()).contains("philosophers, 3 │ verisoft, declared");
    assertThat(Files.readString(folder.resolve("tables.md")))
        .contains("| philosophers, 2 | dfs | 18 | 18 |")
        .containsPattern("\\| philosophers, 5 \\| dfs \\|.*\\| (> [0-9.]+|not tried) \\|");
    assertThat(Files.readString(folder.resolve("tables.json")))
        .contains("\"limitSeconds\" : 1", "\"preset\" : \"verisoft, declared\"");
  }

  @Test
  void peers_withoutTheLauncher_saysHowToRunThem() {
    assertThat(shell.run("bench", "peers")).isEqualTo(2);
    assertThat(shell.err()).contains("run this benchmark by ./mazurka in a clone");
  }

  @Test
  void files_forTwoBenchmarks_areRefused() {
    assertThat(shell.run("bench", "papers", "peers", "--json", "tables.json")).isEqualTo(2);
    assertThat(shell.err()).contains("--json are for one of growth, workers, papers, peers");
  }
}
