package io.mazurka.cli.bench.papers;

import io.mazurka.cli.bench.BenchSearch;
import io.mazurka.cli.bench.BenchSubject;
import io.mazurka.engine.Algorithm;
import java.util.List;
import java.util.Map;

/** The presets by which every program of the papers is searched. */
final class Presets {

  static final List<Algorithm> COMPARED =
      List.of(Algorithm.DPOR, Algorithm.SDPOR, Algorithm.SYMDPOR, Algorithm.AUTO);

  private Presets() {}

  /** A row for each preset; what was published stands beside those that the paper has. */
  static List<PaperRow> rows(BenchSubject subject, Map<Algorithm, Figures> published) {
    return COMPARED.stream()
        .map(algorithm ->
            new PaperRow(
                BenchSearch.of(subject, algorithm),
                published.getOrDefault(algorithm, Figures.NONE)))
        .toList();
  }
}
