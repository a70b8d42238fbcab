package io.mazurka.cli.bench;

import io.mazurka.program.Ending;
import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.ForwardingExecution;
import io.mazurka.program.ForwardingProbe;
import io.mazurka.program.ForwardingProgram;
import io.mazurka.program.Probe;
import io.mazurka.program.Program;
import io.mazurka.program.Schedule;
import io.mazurka.program.StateGraph;
import org.jspecify.annotations.Nullable;

/**
 * A program that counts the visible operations it performs, those that are only replayed among
 * them, and how much of its states is read, and keeps the schedule of its longest execution.
 */
public final class StepCounter extends ForwardingProgram {

  private long steps;
  private long entriesRead;
  private int[] current = new int[64];
  private Schedule longest = Schedule.of();

  public StepCounter(Program program) {
    super(program);
  }

  /** How many operations there have been. */
  public long steps() {
    return steps;
  }

  /** How many nodes and entries the states had that were read. */
  long entriesRead() {
    return entriesRead;
  }

  Schedule longest() {
    return longest;
  }

  @Override
  public Execution start() {
    return new Counted(program.start());
  }

  private final class Counted extends ForwardingExecution {

    private int length;

    Counted(Execution execution) {
      super(execution);
    }

    @Override
    public @Nullable Finding step(int thread, int alternative) {
      steps++;
      if (length == current.length) {
        current = java.util.Arrays.copyOf(current, 2 * length);
      }
      current[length++] = thread;
      return execution.step(thread, alternative);
    }

    @Override
    public Ending end() {
      if (length > longest.length()) {
        longest = Schedule.of(java.util.Arrays.copyOf(current, length));
      }
      return execution.end();
    }

    @Override
    public @Nullable Probe probe() {
      Probe probe = execution.probe();
      return probe == null ? null : new CountedProbe(probe);
    }
  }

  private final class CountedProbe extends ForwardingProbe {

    CountedProbe(Probe probe) {
      super(probe);
    }

    @Override
    public boolean read(StateGraph graph) {
      boolean readable = probe.read(graph);
      for (int node = 0; node < graph.size(); node++) {
        entriesRead += 1 + graph.end(node) - graph.first(node);
      }
      return readable;
    }
  }
}
