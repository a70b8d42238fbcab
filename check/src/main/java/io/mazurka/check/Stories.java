package io.mazurka.check;

import io.mazurka.engine.Bounds;
import io.mazurka.engine.Circles;
import io.mazurka.engine.Counterexample;
import io.mazurka.engine.Shortener;
import io.mazurka.program.Finding;
import io.mazurka.program.Program;
import io.mazurka.program.ProgramException;
import io.mazurka.program.SearchAgain;
import io.mazurka.program.Trace;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Turns counterexamples into stories: looks for a schedule that is easier to follow, runs it again
 * to tell it, and keeps it in a file.
 */
public final class Stories {

  private static final Duration SHORTENING = Duration.ofSeconds(2);

  private final Program program;
  private final Archive archive;

  public Stories(Program program, Archive archive) {
    this.program = program.inFull();
    this.archive = archive;
  }

  /** Where counterexamples are kept. */
  public interface Archive {

    /** Keeps nothing. */
    Archive NONE = counterexample -> Optional.empty();

    /** Keeps a counterexample; gives the file to be named to the user. */
    Optional<Path> keep(Counterexample counterexample) throws IOException;
  }

  /** The stories of all counterexamples; they share the time for shortening. */
  public List<Story> of(List<Counterexample> counterexamples, Bounds searched) {
    Bounds budget =
        Bounds.NONE
            .withDepth(searched.depth())
            .withTime(SHORTENING.dividedBy(Math.max(1, counterexamples.size())));
    return counterexamples.stream().map(found -> of(shortened(found, budget))).toList();
  }

  /** The counterexamples as they are, where the program cannot be run again. */
  public List<Story> untold(List<Counterexample> counterexamples) {
    return counterexamples.stream()
        .map(found ->
            new Story(
                found, Optional.empty(), Optional.empty(), Optional.of("the program is stuck")))
        .toList();
  }

  private Counterexample shortened(Counterexample found, Bounds budget) {
    if (program.hasOtherSteps()) {
      return found;
    }
    try {
      Counterexample shortened = new Shortener(program, budget).shorten(found);
      return program.hasOtherSteps() ? found : shortened;
    } catch (ProgramException | SearchAgain e) {
      return found;
    }
  }

  /** A program that can follow any schedule, once it has learned what that takes. */
  private Program teller() {
    Program fellow = program.hasOtherSteps() ? program.fellow() : null;
    return fellow == null ? program : fellow;
  }

  private Story of(Counterexample counterexample) {
    Optional<Trace> trace = Optional.empty();
    Optional<Path> replay = Optional.empty();
    Optional<String> trouble = Optional.empty();
    try {
      trace =
          Optional.of(Circles.trace(teller(), counterexample.schedule(), counterexample.finding()));
      replay = archive.keep(counterexample);
    } catch (ProgramException e) {
      trouble = Optional.of("the schedule cannot be told: " + e.getMessage());
    } catch (IOException e) {
      trouble = Optional.of("there is no replay file: " + e.getMessage());
    }
    return new Story(inTheTracesWords(counterexample, trace), trace, replay, trouble);
  }

  /** The finding as the trace tells it, so that both call things by the same names. */
  private static Counterexample inTheTracesWords(
      Counterexample counterexample, Optional<Trace> trace) {
    Finding found = counterexample.finding();
    Finding told =
        trace.stream()
            .flatMap(t -> t.findings().stream())
            .filter(f -> f.kind() == found.kind() && f.message().equals(found.message()))
            .findFirst()
            .orElse(found);
    return new Counterexample(told, counterexample.schedule(), counterexample.execution());
  }
}
