package io.mazurka.cli.bench;

import io.mazurka.program.Ending;
import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.Operation;
import io.mazurka.program.Probe;
import io.mazurka.program.Program;
import io.mazurka.program.Schedule;
import io.mazurka.program.StateGraph;
import io.mazurka.program.Trace;
import org.jspecify.annotations.Nullable;

/**
 * A program that counts the visible operations it performs, those that are only replayed among
 * them, and how much of its states is read, and keeps the schedule of its longest execution.
 */
public final class StepCounter implements Program {

  private final Program program;
  private long steps;
  private long entriesRead;
  private int[] current = new int[64];
  private Schedule longest = Schedule.of();

  public StepCounter(Program program) {
    this.program = program;
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

  @Override
  public Trace trace(Schedule schedule) {
    return program.trace(schedule);
  }

  private final class Counted implements Execution {

    private final Execution execution;
    private int length;

    Counted(Execution execution) {
      this.execution = execution;
    }

    @Override
    public int threads() {
      return execution.threads();
    }

    @Override
    public @Nullable Operation pending(int thread) {
      return execution.pending(thread);
    }

    @Override
    public boolean enabled(int thread) {
      return execution.enabled(thread);
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
    public @Nullable Finding more() {
      return execution.more();
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

    @Override
    public String name(int thread) {
      return execution.name(thread);
    }

    @Override
    public void close() {
      execution.close();
    }
  }

  private final class CountedProbe implements Probe {

    private final Probe probe;

    CountedProbe(Probe probe) {
      this.probe = probe;
    }

    @Override
    public boolean read(StateGraph graph) {
      boolean readable = probe.read(graph);
      for (int node = 0; node < graph.size(); node++) {
        entriesRead += 1 + graph.end(node) - graph.first(node);
      }
      return readable;
    }

    @Override
    public boolean findsRaces() {
      return probe.findsRaces();
    }

    @Override
    public boolean findsLivelocks() {
      return probe.findsLivelocks();
    }

    @Override
    public boolean isReachedByReferenceOnly(int owner) {
      return probe.isReachedByReferenceOnly(owner);
    }

    @Override
    public boolean showsBirths() {
      return probe.showsBirths();
    }

    @Override
    public int owner(int object) {
      return probe.owner(object);
    }

    @Override
    public int slot(int object) {
      return probe.slot(object);
    }

    @Override
    public int object(int owner, int slot) {
      return probe.object(owner, slot);
    }
  }
}
