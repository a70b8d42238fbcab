package io.mazurka.check;

import io.mazurka.engine.Result;
import io.mazurka.engine.Verdict;
import io.mazurka.program.Finding;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * Everything there is to say after a search.
 *
 * @param algorithm the name the user asked for
 * @param stories the counterexamples, in the order found
 * @param races data races that are reported without being findings
 * @param notes what a verdict does not cover
 * @param trouble why the program could not be handled further
 */
public record Report(
    String algorithm,
    Result result,
    List<Story> stories,
    OptionalLong filteredAccesses,
    List<Finding> races,
    List<String> notes,
    Optional<String> trouble) {

  public Report {
    stories = List.copyOf(stories);
    races = List.copyOf(races);
    notes = List.copyOf(notes);
  }

  /** The same report with a note more. */
  public Report noting(String note) {
    List<String> more = Stream.concat(notes.stream(), Stream.of(note)).toList();
    return new Report(algorithm, result, stories, filteredAccesses, races, more, trouble);
  }

  /** The verdict; a program that could not be handled to the end is never verified. */
  public Verdict verdict() {
    Verdict verdict = result.verdict();
    return trouble.isPresent() && verdict == Verdict.VERIFIED ? Verdict.INCONCLUSIVE : verdict;
  }
}
