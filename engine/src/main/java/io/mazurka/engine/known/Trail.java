package io.mazurka.engine.known;

import io.mazurka.program.Operation;
import io.mazurka.program.Route;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The steps of the present execution and the states that they led to, as far as these are known;
 * behind them those of the execution before, which the present one may take again.
 */
final class Trail implements Route {

  private int length;
  private int kept;
  private int[] threads = new int[64];
  private int[] alternatives = new int[64];
  private @Nullable Operation[] operations = new Operation[64];
  private @Nullable KnownState[] states = new KnownState[64];

  /** Another execution begins. */
  void begin() {
    kept = Math.max(kept, length);
    length = 0;
  }

  /** Goes along a route as far as the execution before did so, through known states. */
  void goAlong(Route route) {
    int most = Math.min(kept, route.length());
    int i = 0;
    while (i < most
        && threads[i] == route.thread(i)
        && alternatives[i] == route.alternative(i)
        && states[i + 1] != null) {
      i++;
    }
    length = i;
  }

  /** One more step. */
  void add(int thread, int alternative, @Nullable Operation operation, @Nullable KnownState to) {
    if (length + 1 == states.length) {
      int size = 2 * states.length;
      threads = Arrays.copyOf(threads, size);
      alternatives = Arrays.copyOf(alternatives, size);
      operations = Arrays.copyOf(operations, size);
      states = Arrays.copyOf(states, size);
    }
    threads[length] = thread;
    alternatives[length] = alternative;
    operations[length] = operation;
    states[++length] = to;
    kept = 0;
  }

  /** Where the steps have led, or null if that is not known. */
  @Nullable KnownState state() {
    return states[length];
  }

  /** The state has become known, as it is the first of all. */
  void know(@Nullable KnownState state) {
    states[length] = state;
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public int thread(int step) {
    return threads[step];
  }

  @Override
  public int alternative(int step) {
    return alternatives[step];
  }

  @Override
  public Operation operation(int step) {
    return Objects.requireNonNull(operations[step]);
  }
}
