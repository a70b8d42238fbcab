package io.mazurka.api.harness;

import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.ForwardingExecution;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.Program;
import io.mazurka.program.Route;
import io.mazurka.program.Schedule;
import io.mazurka.program.Symmetry;
import io.mazurka.program.Trace;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A program that must not end the Java virtual machine: it is part of a test run, which would end
 * along with it, and nothing behind the exit is looked at.
 */
record ExitForbidden(Program program) implements Program {

  private static final Finding EXIT =
      new Finding(
          Finding.Kind.ASSERTION,
          "the program ends the Java virtual machine",
          "System.exit or Runtime.halt is called, which would end the whole test run.");

  @Override
  public Execution start() {
    return new Watched(program.start());
  }

  @Override
  public @Nullable Program fellow() {
    Program fellow = program.fellow();
    return fellow == null ? null : new ExitForbidden(fellow);
  }

  @Override
  public Trace trace(Schedule schedule) {
    Trace trace = program.trace(schedule);
    return trace.steps().stream().anyMatch(step -> isExit(step.visible()))
        ? trace.with(EXIT)
        : trace;
  }

  @Override
  public List<Symmetry> symmetries() {
    return program.symmetries();
  }

  @Override
  public Symmetry symmetry(String declaration) {
    return program.symmetry(declaration);
  }

  private static boolean isExit(@Nullable Operation operation) {
    return operation != null && operation.kind() == Kind.EXIT;
  }

  private static final class Watched extends ForwardingExecution {

    Watched(Execution execution) {
      super(execution);
    }

    /** An exit on the way was found when it was new, so the steps need not be watched again. */
    @Override
    public int follow(Route route) {
      return execution.follow(route);
    }

    @Override
    public @Nullable Finding step(int thread, int alternative) {
      boolean exit = isExit(execution.pending(thread));
      Finding finding = execution.step(thread, alternative);
      return finding == null && exit ? EXIT : finding;
    }
  }
}
