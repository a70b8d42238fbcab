package io.mazurka.cli.bench.peers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Where Mazurka stands: what follows from the table, in sentences. */
record Comparison(List<PeerResult> results) {

  Comparison {
    results = List.copyOf(results);
  }

  List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    rates().ifPresent(sentences::add);
    sentences.addAll(truth());
    sentences.addAll(sooner());
    return sentences;
  }

  private static boolean ours(PeerResult result) {
    return result.peer() instanceof MazurkaPeer;
  }

  private static boolean theirs(PeerResult result) {
    return !ours(result);
  }

  /** Executions per second where there are most of them. */
  private Optional<String> rates() {
    List<PeerResult> rows = of(PeerProgram.INCREMENTS);
    Optional<PeerResult> here = fastest(rows, Comparison::ours);
    Optional<PeerResult> there = fastest(rows, Comparison::theirs);
    if (here.isEmpty() || there.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        "Executions per second on %s: %s %s, the fastest peer, %s, %s: %,.1f times as many."
            .formatted(
                PeerProgram.INCREMENTS,
                here.get().peer().name(),
                here.get().executionsPerSecond(),
                there.get().peer().name(),
                there.get().executionsPerSecond(),
                here.get().rate() / there.get().rate()));
  }

  private static Optional<PeerResult> fastest(List<PeerResult> rows, Predicate<PeerResult> whose) {
    return rows.stream()
        .filter(whose)
        .filter(row -> row.told().executions() > 0)
        .max(Comparator.comparingDouble(PeerResult::rate));
  }

  /** How many programs each tool told the whole truth about. */
  private List<String> truth() {
    return results.stream()
        .map(PeerResult::peer)
        .distinct()
        .map(peer -> {
          List<PeerResult> rows = results.stream().filter(row -> row.peer() == peer).toList();
          long right = rows.stream().filter(PeerResult::right).count();
          return "%s finds the bug, or finishes where there is none, in %d of %d cases."
              .formatted(peer.name(), right, rows.size());
        })
        .toList();
  }

  /** Where somebody else was through before Mazurka. */
  private List<String> sooner() {
    return results.stream()
        .filter(row -> row.peer().name().equals("mazurka"))
        .flatMap(row ->
            of(row.program().name()).stream()
                .filter(Comparison::theirs)
                .filter(PeerResult::right)
                .filter(other -> !row.right() || other.seconds() < row.seconds())
                .map(other ->
                    "%s is sooner than mazurka on %s: %.2f s, not %.2f s."
                        .formatted(
                            other.peer().name(),
                            row.program().name(),
                            other.seconds(),
                            row.seconds())))
        .toList();
  }

  private List<PeerResult> of(String program) {
    return results.stream().filter(row -> row.program().name().equals(program)).toList();
  }
}
