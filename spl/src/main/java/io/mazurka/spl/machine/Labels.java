package io.mazurka.spl.machine;

import java.util.HashMap;
import java.util.Map;

/** Numbers texts, the same text always with the same number, for all executions of a model. */
public final class Labels {

  private final Map<String, Long> numbers = new HashMap<>();

  /** The number of a text. */
  public synchronized long of(String text) {
    Long known = numbers.get(text);
    if (known != null) {
      return known;
    }
    long number = numbers.size();
    numbers.put(text, number);
    return number;
  }
}
