package io.mazurka.cli.bench;

import io.mazurka.program.Ending;
import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.Program;
import io.mazurka.program.ProgramException;
import io.mazurka.program.Schedule;
import io.mazurka.program.Trace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A program made of lists of operations, run without any front end: locks, and variables that are
 * read into a thread's register and written as the register plus one. It costs next to nothing per
 * operation, so what is left of the time is the engine's.
 */
public final class ScriptedProgram implements Program {

  private final List<List<Operation>> scripts;
  private final int objects;
  private final int expected;

  /** What variable 0 may hold in the end when it is not looked at. */
  public static final int ANYTHING = -1;

  /**
   * A program with a thread for every script.
   *
   * @param expected what variable 0 must hold in the end, or {@link #ANYTHING}
   */
  public ScriptedProgram(List<List<Operation>> scripts, int expected) {
    this.scripts = scripts.stream().map(List::copyOf).toList();
    this.objects =
        1 + scripts.stream().flatMap(List::stream).mapToInt(Operation::object).max().orElse(0);
    this.expected = expected;
  }

  /** Threads that each increment variable 0 so often, holding lock 1 every time. */
  public static ScriptedProgram lockedIncrements(int threads, int times) {
    List<Operation> script = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      script.add(Operation.of(Kind.LOCK, 1));
      script.add(Operation.of(Kind.READ, 0));
      script.add(Operation.of(Kind.WRITE, 0));
      script.add(Operation.of(Kind.UNLOCK, 1));
    }
    return new ScriptedProgram(java.util.Collections.nCopies(threads, script), threads * times);
  }

  @Override
  public Execution start() {
    return new Run();
  }

  @Override
  public Trace trace(Schedule schedule) {
    List<Trace.Step> steps = new ArrayList<>();
    List<Finding> findings = new ArrayList<>();
    Run run = new Run();
    for (int i = 0; i < schedule.length(); i++) {
      int thread = schedule.thread(i);
      Operation operation = thread < run.threads() ? run.pending(thread) : null;
      if (operation == null || !run.enabled(thread)) {
        throw new ProgramException(
            "the program does not follow the schedule: at step "
                + i
                + " thread "
                + thread
                + " cannot move");
      }
      Finding finding = run.step(thread, schedule.alternative(i));
      if (finding != null) {
        findings.add(finding);
      }
      steps.add(told(thread, operation, run));
    }
    Ending ending = run.end();
    if (ending.stuck() != null) {
      findings.add(ending.stuck());
    }
    List<String> names = new ArrayList<>();
    for (int i = 0; i < scripts.size(); i++) {
      names.add("thread-" + i);
    }
    return new Trace(names, steps, findings, ending.outcome());
  }

  private static Trace.Step told(int thread, Operation operation, Run run) {
    boolean variable = operation.kind() == Kind.READ || operation.kind() == Kind.WRITE;
    return new Trace.Step(
        thread,
        operation.kind().name().toLowerCase(java.util.Locale.ROOT),
        (variable ? "variable " : "lock ") + operation.object(),
        variable ? Integer.toString(run.values[operation.object()]) : "",
        "script:" + run.counters[thread],
        List.of());
  }

  /** One execution; arrays only, so that a step allocates nothing. */
  private final class Run implements Execution {

    private final int[] counters = new int[scripts.size()];
    private final int[] registers = new int[scripts.size()];
    private final int[] values = new int[objects];
    private final int[] owners = new int[objects];
    private int running = scripts.size();

    Run() {
      Arrays.fill(owners, -1);
    }

    @Override
    public int threads() {
      return counters.length;
    }

    @Override
    public @Nullable Operation pending(int thread) {
      List<Operation> script = scripts.get(thread);
      return counters[thread] < script.size() ? script.get(counters[thread]) : null;
    }

    @Override
    public boolean enabled(int thread) {
      Operation operation = pending(thread);
      return operation != null && (operation.kind() != Kind.LOCK || owners[operation.object()] < 0);
    }

    @Override
    public @Nullable Finding step(int thread, int alternative) {
      List<Operation> script = scripts.get(thread);
      Operation operation = script.get(counters[thread]);
      perform(thread, operation.kind(), operation.object());
      boolean last = ++counters[thread] == script.size() && --running == 0;
      return last && expected != ANYTHING && values[0] != expected
          ? new Finding(
              Finding.Kind.ASSERTION, "variable 0 is not " + expected, "variable 0 is " + values[0])
          : null;
    }

    private void perform(int thread, Kind kind, int object) {
      switch (kind) {
        case LOCK -> owners[object] = thread;
        case UNLOCK -> owners[object] = -1;
        case READ -> registers[thread] = values[object];
        case WRITE -> values[object] = registers[thread] + 1;
        default -> throw new ProgramException("a script cannot " + kind);
      }
    }

    @Override
    public Ending end() {
      return new Ending("variable 0 = " + values[0], isStuck() ? deadlock() : null);
    }

    private boolean isStuck() {
      boolean moving = false;
      for (int i = 0; i < counters.length; i++) {
        moving |= enabled(i);
      }
      return running > 0 && !moving;
    }

    private Finding deadlock() {
      StringBuilder detail = new StringBuilder();
      for (int i = 0; i < counters.length; i++) {
        Operation operation = pending(i);
        if (operation != null) {
          detail.append(
              "thread-%d waits for lock %d, held by thread-%d\n"
                  .formatted(i, operation.object(), owners[operation.object()]));
        }
      }
      return new Finding(
          Finding.Kind.DEADLOCK, running + " threads wait for locks", detail.toString());
    }

    @Override
    public void close() {}
  }
}
