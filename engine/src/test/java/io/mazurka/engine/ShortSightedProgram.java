package io.mazurka.engine;

import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.ForwardingExecution;
import io.mazurka.program.ForwardingProbe;
import io.mazurka.program.ForwardingProgram;
import io.mazurka.program.Probe;
import io.mazurka.program.StateGraph;
import org.jspecify.annotations.Nullable;

/** A program whose states cannot be read once there are so many threads and were so many steps. */
final class ShortSightedProgram extends ForwardingProgram {

  private final int threads;
  private final int steps;

  ShortSightedProgram(ToyProgram program, int threads, int steps) {
    super(program);
    this.threads = threads;
    this.steps = steps;
  }

  @Override
  public Execution start() {
    return new Run(program.start());
  }

  private final class Run extends ForwardingExecution {

    private int taken;

    Run(Execution execution) {
      super(execution);
    }

    @Override
    public @Nullable Finding step(int thread, int alternative) {
      taken++;
      return super.step(thread, alternative);
    }

    @Override
    public @Nullable Probe probe() {
      Probe probe = super.probe();
      return probe == null ? null : new Sight(probe, this);
    }

    private boolean isInSight() {
      return taken < steps || threads() < threads;
    }
  }

  private static final class Sight extends ForwardingProbe {

    private final Run run;

    Sight(Probe probe, Run run) {
      super(probe);
      this.run = run;
    }

    @Override
    public boolean read(StateGraph graph) {
      return run.isInSight() && super.read(graph);
    }

    @Override
    public boolean readWithPast(StateGraph graph) {
      return run.isInSight() && super.readWithPast(graph);
    }

    @Override
    public String obstacle() {
      return "short sight";
    }
  }
}
