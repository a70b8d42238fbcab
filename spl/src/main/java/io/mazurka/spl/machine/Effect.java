package io.mazurka.spl.machine;

import io.mazurka.program.Kind;
import java.util.Locale;

/**
 * What a transition did to one object, in words.
 *
 * @param before the object's value before the transition; empty if it has none
 * @param after its value after the transition
 */
public record Effect(Kind kind, String object, String before, String after) {

  /** What was done. */
  public String operation() {
    return kind.name().toLowerCase(Locale.ROOT);
  }

  /** Whether the object has a value. */
  public boolean hasValue() {
    return !after.isEmpty();
  }

  /** What was read, or "old → new"; may be empty. */
  public String value() {
    return kind.looksOnly() || !hasValue() ? after : before + " → " + after;
  }
}
