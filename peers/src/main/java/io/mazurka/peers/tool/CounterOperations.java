package io.mazurka.peers.tool;

import io.mazurka.peers.program.Increments;
import io.mazurka.peers.program.LostUpdate;
import org.jetbrains.lincheck.datastructures.Operation;

/** The operations of counters, as Lincheck wants them. */
public final class CounterOperations {

  private CounterOperations() {}

  /** A synchronized counter. */
  public static final class Synchronized {
    private final Increments.Counter counter = new Increments.Counter();

    public Synchronized() {
      Executions.count();
    }

    @Operation
    public int increment() {
      return counter.increment();
    }
  }

  /** A volatile counter. */
  public static final class Volatile {
    private final LostUpdate.Counter counter = new LostUpdate.Counter();

    public Volatile() {
      Executions.count();
    }

    @Operation
    public int increment() {
      return counter.increment();
    }
  }

  /** What both are to be like. */
  public static final class Specification {
    private int value;

    public int increment() {
      return ++value;
    }
  }
}
