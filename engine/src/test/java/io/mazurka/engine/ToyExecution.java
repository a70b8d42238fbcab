package io.mazurka.engine;

import io.mazurka.program.Ending;
import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.Prospect;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** One run of a toy program; threads are numbered in the order in which they were started. */
final class ToyExecution implements Execution {

  static final int UNSTARTED = -2;
  private static final int FREE = -1;
  private static final ThreadLocal<ToyExecution> RUNNING = new ThreadLocal<>();

  private final ToyProgram program;
  private final int[] scriptOf;
  private int threads;
  private boolean replaced;
  private final int[] position;
  private final int[] seen;
  private final String[] log;
  private final boolean[] permits;
  private final int[] variables = new int[ToyProgram.VARIABLES];
  private final int[] owners = new int[ToyProgram.LOCKS];
  private final int[] units = new int[ToyProgram.SEMAPHORES];

  ToyExecution(ToyProgram program) {
    this.program = program;
    int scripts = program.scripts().size();
    scriptOf = new int[scripts];
    position = new int[scripts];
    seen = new int[scripts];
    log = new String[scripts];
    permits = new boolean[scripts];
    Arrays.fill(position, UNSTARTED);
    Arrays.fill(log, "");
    Arrays.fill(owners, FREE);
    Arrays.fill(units, program.units());
    for (int script = 0; script < program.running(); script++) {
      bringToLife(script);
    }
  }

  private ToyExecution(ToyExecution other) {
    program = other.program;
    scriptOf = other.scriptOf.clone();
    threads = other.threads;
    position = other.position.clone();
    seen = other.seen.clone();
    log = other.log.clone();
    permits = other.permits.clone();
    System.arraycopy(other.variables, 0, variables, 0, variables.length);
    System.arraycopy(other.owners, 0, owners, 0, owners.length);
    System.arraycopy(other.units, 0, units, 0, units.length);
  }

  ToyExecution copy() {
    return new ToyExecution(this);
  }

  int script(int thread) {
    return scriptOf[thread];
  }

  @Override
  public int threads() {
    return threads;
  }

  @Override
  public @Nullable Operation pending(int thread) {
    int script = scriptOf[thread];
    int size = program.scripts().get(script).size();
    if (position[script] == -1) {
      return Operation.of(Kind.BEGIN, ToyProgram.thread(script));
    }
    if (position[script] == size && program.framed()) {
      return Operation.of(Kind.END, ToyProgram.thread(script));
    }
    return position[script] >= size ? null : program.operation(script, next(script), variables);
  }

  @Override
  public boolean enabled(int thread) {
    int script = scriptOf[thread];
    if (pending(thread) == null) {
      return false;
    }
    if (position[script] == -1 || position[script] == program.scripts().get(script).size()) {
      return true;
    }
    Instruction next = next(script);
    return switch (next.code()) {
      case AWAIT -> variables[next.a()] == next.b();
      case AWAIT_AT -> variables[ToyProgram.target(variables[next.a()])] == next.b();
      case LOCK -> owners[next.a()] == FREE;
      case LOCK_BOTH -> owners[next.a()] == FREE && owners[next.b()] == FREE;
      case ACQUIRE -> units[next.a()] > 0;
      case PARK -> permits[script];
      case JOIN -> position[next.a()] == UNSTARTED || ended(next.a());
      default -> true;
    };
  }

  @Override
  public @Nullable Finding step(int thread, int alternative) {
    if (replaced || !enabled(thread)) {
      throw new IllegalStateException(
          replaced ? "another execution was started" : "thread " + thread + " is not enabled");
    }
    int script = scriptOf[thread];
    int here = position[script]++;
    Finding finding = null;
    if (here >= 0 && here < program.scripts().get(script).size()) {
      finding = perform(script, program.scripts().get(script).get(here), alternative);
    }
    runInvisible(script);
    return finding;
  }

  private @Nullable Finding perform(int script, Instruction next, int alternative) {
    int a = next.a();
    int b = next.b();
    switch (next.code()) {
      case READ, AWAIT -> see(script, variables[a]);
      case WRITE -> variables[a] = b;
      case WRITE_ANY -> variables[a] = alternative;
      case ADD -> {
        see(script, variables[a]);
        variables[a] += b;
      }
      case READ_AT, AWAIT_AT -> see(script, variables[ToyProgram.target(variables[a])]);
      case INCREASE -> variables[a] += b;
      case COMPARE_AND_SET, TRY_SET -> {
        see(script, variables[a]);
        variables[a] += variables[a] == b ? 1 : 0;
      }
      case COPY -> variables[b] = variables[a];
      case ASSERT_NOT -> {
        see(script, variables[a]);
        if (variables[a] == b) {
          String message = "script " + script + ": variable " + a + " is " + b;
          return new Finding(Finding.Kind.ASSERTION, message, "");
        }
      }
      case CHOOSE, CHOOSE_UP_TO -> see(script, alternative);
      case LOCK -> owners[a] = script;
      case UNLOCK -> owners[a] = FREE;
      case LOCK_BOTH -> {
        owners[a] = script;
        owners[b] = script;
      }
      case UNLOCK_BOTH -> {
        owners[a] = FREE;
        owners[b] = FREE;
      }
      case ACQUIRE -> units[a]--;
      case RELEASE -> units[a]++;
      case PARK -> permits[script] = false;
      case UNPARK -> permits[a] = true;
      case START -> bringToLife(a);
      case JOIN -> see(script, position[a] == UNSTARTED ? 0 : 1);
      case SKIP_IF, REPEAT_IF -> throw new IllegalStateException("not visible: " + next);
    }
    return null;
  }

  private void bringToLife(int script) {
    if (position[script] == UNSTARTED) {
      scriptOf[threads++] = script;
      position[script] = program.framed() ? -1 : 0;
      runInvisible(script);
    }
  }

  private void runInvisible(int script) {
    int size = program.scripts().get(script).size();
    while (position[script] >= 0 && position[script] < size) {
      Instruction next = next(script);
      switch (next.code()) {
        case SKIP_IF -> position[script] += 1 + (seen[script] == next.a() ? next.b() : 0);
        case REPEAT_IF -> position[script] += seen[script] == next.a() ? -next.b() : 1;
        default -> {
          return;
        }
      }
    }
  }

  private void see(int script, int value) {
    seen[script] = value;
    log[script] += program.quiet() ? "" : " " + value;
  }

  private Instruction next(int script) {
    return program.scripts().get(script).get(position[script]);
  }

  private boolean ended(int script) {
    return position[script] == program.scripts().get(script).size() + (program.framed() ? 1 : 0);
  }

  @Override
  public Prospect prospect(int thread) {
    int script = scriptOf[thread];
    return new ToyProspect(program, script, position[script]);
  }

  @Override
  public Ending end() {
    StringBuilder stuck = new StringBuilder();
    for (int script = 0; script < position.length; script++) {
      if (position[script] != UNSTARTED && !ended(script)) {
        stuck.append(" script ").append(script).append(" at ").append(position[script]);
      }
    }
    String outcome = Arrays.toString(variables) + Arrays.toString(log);
    return new Ending(
        outcome, stuck.isEmpty() ? null : new Finding(Finding.Kind.DEADLOCK, "stuck:" + stuck, ""));
  }

  @Override
  public ToyProbe probe() {
    return new ToyProbe(program, this);
  }

  /** The place of the next instruction, -1 before the first step of a framed script. */
  int position(int script) {
    return position[script];
  }

  int seen(int script) {
    return seen[script];
  }

  String log(int script) {
    return log[script];
  }

  boolean permit(int script) {
    return permits[script];
  }

  int variable(int a) {
    return variables[a];
  }

  boolean isFree(int lock) {
    return owners[lock] == FREE;
  }

  int units(int semaphore) {
    return units[semaphore];
  }

  /** All that the future depends on, and the past that shows in the outcome. */
  String state() {
    return Arrays.toString(position)
        + Arrays.toString(seen)
        + Arrays.toString(permits)
        + Arrays.toString(owners)
        + Arrays.toString(units)
        + Arrays.toString(variables)
        + Arrays.toString(log);
  }

  /** Makes this the execution that runs, and the one before unusable. */
  void replaceOther() {
    ToyExecution other = RUNNING.get();
    if (other != null) {
      other.replaced = true;
    }
    RUNNING.set(this);
  }

  @Override
  public void close() {}
}
