package io.mazurka.engine;

import io.mazurka.program.Operation;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What each thread stood before in each state of the path. An operation can change while its thread
 * waits, if others change what it depends on: a compare-and-set that would fail is a read. So it is
 * known of a state, not of a thread.
 */
final class PendingOperations {

  private int stride = 8;
  private @Nullable Operation[] operations = new Operation[64 * stride];

  /** Makes room for so many threads in the state. */
  void reserve(int state, int threads) {
    if (threads > stride) {
      widen(Math.max(threads, 2 * stride));
    }
    if ((state + 1) * stride > operations.length) {
      operations = Arrays.copyOf(operations, 2 * (state + 1) * stride);
    }
  }

  void set(int state, int thread, @Nullable Operation operation) {
    operations[state * stride + thread] = operation;
  }

  @Nullable Operation get(int state, int thread) {
    return operations[state * stride + thread];
  }

  private void widen(int newStride) {
    @Nullable Operation[] wider = new Operation[operations.length / stride * newStride];
    for (int i = 0; i < operations.length; i++) {
      wider[i / stride * newStride + i % stride] = operations[i];
    }
    operations = wider;
    stride = newStride;
  }
}
