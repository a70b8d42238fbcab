package io.mazurka.cli.check;

import io.mazurka.engine.Counterexample;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Several who listen to one search. */
public record Listeners(List<SearchListener> listeners) implements SearchListener {

  /** Those of them that are there, as one. */
  public static SearchListener of(@Nullable SearchListener... some) {
    List<SearchListener> listeners = Arrays.stream(some).filter(Objects::nonNull).toList();
    return switch (listeners.size()) {
      case 0 -> NONE;
      case 1 -> listeners.getFirst();
      default -> new Listeners(listeners);
    };
  }

  @Override
  public void stepping(Search search) {
    for (SearchListener listener : listeners) {
      listener.stepping(search);
    }
  }

  @Override
  public void executionEnded(Search search) {
    for (SearchListener listener : listeners) {
      listener.executionEnded(search);
    }
  }

  @Override
  public void found(Counterexample counterexample) {
    for (SearchListener listener : listeners) {
      listener.found(counterexample);
    }
  }
}
