package io.mazurka.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchOptions;
import io.mazurka.spl.SplProgram;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SearchPictureTest {

  private static Result search(Algorithm algorithm, String model, int n, SearchPicture picture) {
    SplProgram program = SplProgram.read(Pages.MODELS.resolve(model), Map.of("N", n));
    SearchOptions options = SearchOptions.of(algorithm).withKeepGoing(true);
    return new Search(program, options, picture).run();
  }

  @Test
  void picture_ofAWholeSearch_leavesNothingOut() {
    SearchPicture picture = new SearchPicture();
    Result result = search(Algorithm.DFS, "philosophers.spl", 3, picture);
    assertThat(picture.explored()).isEqualTo(picture.offered());
    assertThat(Arrays.stream(picture.explored()).sum())
        .isEqualTo(result.statistics().transitions());
    assertThat(picture.columns()).allMatch(column -> column.cut() == 0);
    assertThat(picture.columns().stream().mapToInt(SearchPicture.Column::findings).sum())
        .isEqualTo(1);
  }

  @Test
  void picture_ofAReducedSearch_tellsWhatWasLeftOut() {
    SearchPicture picture = new SearchPicture();
    search(Algorithm.DPOR, "philosophers.spl", 3, picture);
    assertThat(Arrays.stream(picture.explored()).sum())
        .isLessThan(Arrays.stream(picture.offered()).sum());
  }

  @Test
  void columns_ofALongSearch_areMergedAndLoseNoExecution() {
    SearchPicture picture = new SearchPicture();
    Result result = search(Algorithm.DFS, "philosophers.spl", 4, picture);
    assertThat(result.statistics().executions()).isGreaterThan(480);
    assertThat(picture.columns()).hasSizeLessThan(480);
    assertThat(picture.columns().stream().mapToLong(SearchPicture.Column::executions).sum())
        .isEqualTo(result.statistics().executions());
    assertThat(picture.columns().stream().mapToInt(SearchPicture.Column::depth).max())
        .hasValue(result.statistics().maxDepth());
  }
}
