package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is rehearsed can be run, in a process of its own. */
class RehearsalTest {

  @TempDir private Path folder = Path.of("");

  @Test
  void commands_nameFilesThatAreThere() {
    for (List<String> command : Rehearsal.commands(LauncherTest.ROOT.toString())) {
      assertThat(Path.of(command.getLast())).isRegularFile();
    }
  }

  @Test
  void commands_throughTheLauncher_endWithAVerdict() throws Exception {
    List<Integer> codes = new ArrayList<>();
    for (List<String> command : Rehearsal.commands(LauncherTest.ROOT.toString())) {
      List<String> words = new ArrayList<>(command);
      words.addFirst(LauncherTest.ROOT.resolve("mazurka").toString());
      codes.add(LauncherTest.run(folder, words.toArray(String[]::new)).code());
    }
    assertThat(codes).containsExactly(1, 1, 0, 0);
  }
}
