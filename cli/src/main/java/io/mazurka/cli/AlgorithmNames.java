package io.mazurka.cli;

import io.mazurka.engine.Algorithm;
import java.util.Arrays;
import java.util.Iterator;
import java.util.stream.Stream;

/** The names by which algorithms are chosen. */
final class AlgorithmNames implements Iterable<String> {

  @Override
  public Iterator<String> iterator() {
    return Stream.concat(
            Stream.of(SearchRequest.AUTO), Arrays.stream(Algorithm.values()).map(Algorithm::label))
        .distinct()
        .iterator();
  }
}
