package io.mazurka.spl.syntax;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A control location: its labels, and the guarded actions among which the thread chooses. */
public record Statement(Position at, List<Name> labels, List<Choice> choices) {

  public Statement {
    labels = List.copyOf(labels);
    choices = List.copyOf(choices);
  }

  /**
   * A guarded action.
   *
   * @param guard what must hold, if anything
   * @param otherwise whether the guard is {@code else}: that none of the other guards holds
   * @param jump the label to go to afterwards, if not to the next statement
   * @param text the source, as findings quote it
   */
  public record Choice(
      Position at,
      @Nullable Condition guard,
      boolean otherwise,
      Action action,
      @Nullable Name jump,
      String text) {}
}
