package io.mazurka.cli.subject;

import io.mazurka.check.Loaded;
import io.mazurka.program.ProgramException;
import java.util.List;

/** The front ends there are; the first that takes a subject runs it. */
public record FrontEnds(List<FrontEnd> frontEnds) {

  /** Models by their file ending, everything else as Java. */
  public static final FrontEnds ALL = new FrontEnds(List.of(new SplFrontEnd(), new JvmFrontEnd()));

  /** Makes the subject ready. */
  public Loaded load(Subject subject) {
    return frontEnds.stream()
        .filter(frontEnd -> frontEnd.takes(subject))
        .findFirst()
        .orElseThrow(() -> new ProgramException("nothing can run " + subject.program()))
        .load(subject);
  }
}
