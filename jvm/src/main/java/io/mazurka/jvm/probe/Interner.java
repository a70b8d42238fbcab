package io.mazurka.jvm.probe;

import java.util.HashMap;
import java.util.Map;

/**
 * Numbers for things that are equal, from 1: code, classes, texts. They stay the same in all
 * executions of a program.
 */
final class Interner {

  private final Map<Object, Integer> numbers = new HashMap<>();

  /** The number of all that equals this. */
  int number(Object key) {
    Integer known = numbers.get(key);
    if (known == null) {
      known = numbers.size() + 1;
      numbers.put(key, known);
    }
    return known;
  }
}
