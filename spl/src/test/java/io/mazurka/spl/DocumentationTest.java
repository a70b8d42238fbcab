package io.mazurka.spl;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What {@code docs/spl.md} shows must be true. */
class DocumentationTest {

  private static final Path PAGE = Path.of("..", "docs", "spl.md");
  private static final Pattern EXAMPLE = Pattern.compile("```spl\\n((?s:.*?))```");

  @Test
  void examples_eachOne_isAModel() throws IOException {
    List<MatchResult> examples = EXAMPLE.matcher(Files.readString(PAGE)).results().toList();
    assertThat(examples).hasSizeGreaterThan(4);
    for (MatchResult example : examples) {
      assertThat(BruteForce.explore(SplProgram.parse(example.group(1))).executions())
          .as(example.group(1))
          .isPositive();
    }
  }

  @Test
  void models_eachOne_isDescribed() throws IOException {
    String page = Files.readString(PAGE);
    try (Stream<Path> models = Files.list(Models.FOLDER)) {
      assertThat(models.map(model -> "| `" + model.getFileName() + "` |")).allMatch(page::contains);
    }
  }
}
