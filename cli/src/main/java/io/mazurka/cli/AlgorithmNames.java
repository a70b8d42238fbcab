package io.mazurka.cli;

import io.mazurka.engine.Algorithm;
import java.util.Arrays;
import java.util.Iterator;

/** The names by which algorithms are chosen. */
final class AlgorithmNames implements Iterable<String> {

  @Override
  public Iterator<String> iterator() {
    return Arrays.stream(Algorithm.values()).map(Algorithm::label).iterator();
  }
}
