package io.mazurka.api.harness;

import io.mazurka.program.Ending;
import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.ForwardingExecution;
import io.mazurka.program.ForwardingProgram;
import io.mazurka.program.Program;
import io.mazurka.program.Schedule;
import io.mazurka.program.Trace;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A program of which it is said what it may print: anything else is a finding. */
public final class ExpectedOutcomes extends ForwardingProgram {

  private final Set<String> expected;

  public ExpectedOutcomes(Program program, Set<String> expected) {
    super(program);
    this.expected = expected;
  }

  /** What is said of an outcome that was expected and never came. */
  public static String missing(String outcome) {
    return "the outcome \"" + outcome + "\" was expected, and no schedule has it";
  }

  @Override
  public Execution start() {
    return new Judged(program.start());
  }

  @Override
  public @Nullable Program fellow() {
    Program fellow = program.fellow();
    return fellow == null ? null : new ExpectedOutcomes(fellow, expected);
  }

  @Override
  public Program inFull() {
    return new ExpectedOutcomes(program.inFull(), expected);
  }

  @Override
  public Trace trace(Schedule schedule) {
    Trace trace = program.trace(schedule);
    Finding unexpected = trace.over() && trace.findings().isEmpty() ? judge(trace.outcome()) : null;
    return unexpected == null ? trace : trace.with(unexpected);
  }

  private static boolean isOver(Execution execution) {
    return IntStream.range(0, execution.threads()).noneMatch(execution::enabled);
  }

  private @Nullable Finding judge(String outcome) {
    return expected.contains(outcome)
        ? null
        : new Finding(
            Finding.Kind.ASSERTION,
            "the outcome " + quoted(outcome) + " was not expected",
            "Expected: "
                + expected.stream()
                    .map(ExpectedOutcomes::quoted)
                    .collect(Collectors.joining(", ")));
  }

  static String quoted(String outcome) {
    return "\"" + outcome.replace("\n", "\\n") + "\"";
  }

  /** An execution that is judged by what it printed. */
  private final class Judged extends ForwardingExecution {

    private boolean blamed;

    Judged(Execution execution) {
      super(execution);
    }

    @Override
    public @Nullable Finding step(int thread, int alternative) {
      Finding finding = execution.step(thread, alternative);
      blamed |= finding != null;
      return finding;
    }

    @Override
    public Ending end() {
      Ending ending = execution.end();
      return ending.stuck() == null && !blamed && isOver(execution)
          ? new Ending(ending.outcome(), judge(ending.outcome()))
          : ending;
    }
  }
}
