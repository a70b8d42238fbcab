package io.mazurka.engine;

import io.mazurka.engine.Instruction.Code;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.Program;
import io.mazurka.program.Schedule;
import io.mazurka.program.Trace;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A program held in memory: a script for each thread over a few shared variables, locks and
 * semaphores.
 *
 * @param scripts what each thread does
 * @param running how many scripts run from the beginning; the others wait to be started
 * @param framed whether threads have a first and a last transition of their own, without which none
 *     can be waited for
 * @param units what each semaphore has in the beginning
 * @param quiet whether the outcome is what the variables are in the end, and not also what each
 *     thread has seen: then states are reached again in which different things were seen
 */
record ToyProgram(
    List<List<Instruction>> scripts, int running, boolean framed, int units, boolean quiet)
    implements Program {

  static final int VARIABLES = 3;
  static final int LOCKS = 10;
  static final int SEMAPHORES = 1;

  private static final Set<Code> UNPREDICTABLE =
      EnumSet.of(Code.READ_AT, Code.AWAIT_AT, Code.TRY_SET);
  static final int FIRST_LOCK = VARIABLES;
  static final int FIRST_SEMAPHORE = FIRST_LOCK + LOCKS;
  static final int FIRST_THREAD = FIRST_SEMAPHORE + SEMAPHORES;

  /** A program whose outcome tells what each thread has seen. */
  ToyProgram(List<List<Instruction>> scripts, int running, boolean framed, int units) {
    this(scripts, running, framed, units, false);
  }

  @Override
  public ToyProgram fellow() {
    return this;
  }

  /** The same program, of whose outcome what threads have seen is no part. */
  ToyProgram quietly() {
    return new ToyProgram(scripts, running, framed, units, true);
  }

  /** Whether some thread may go back in its script, so that executions need not end. */
  boolean hasLoops() {
    return scripts.stream().anyMatch(ToyProgram::hasLoops);
  }

  static boolean hasLoops(List<Instruction> script) {
    return script.stream().anyMatch(next -> next.code() == Code.REPEAT_IF);
  }

  /** A program whose threads all run from the beginning, without first and last transitions. */
  static ToyProgram of(List<List<Instruction>> scripts) {
    return new ToyProgram(scripts, scripts.size(), false, 0);
  }

  /**
   * Whether operations are the same whatever other threads have done, and nobody waits for a sum.
   */
  boolean isPredictable() {
    Set<Code> codes = EnumSet.noneOf(Code.class);
    scripts.forEach(script -> script.forEach(instruction -> codes.add(instruction.code())));
    return Collections.disjoint(codes, UNPREDICTABLE)
        && !(codes.contains(Code.AWAIT) && codes.contains(Code.INCREASE));
  }

  /** A new execution, which ends the one before of the same worker, as on a virtual machine. */
  @Override
  public ToyExecution start() {
    ToyExecution execution = new ToyExecution(this);
    execution.replaceOther();
    return execution;
  }

  @Override
  public Trace trace(Schedule schedule) {
    throw new UnsupportedOperationException("the engine does not ask for traces");
  }

  /** The operation that stands for the instruction, as the variables are now. */
  Operation operation(int script, Instruction next, int[] variables) {
    int a = next.a();
    int b = next.b();
    return switch (next.code()) {
      case READ, ASSERT_NOT -> Operation.of(Kind.READ, a);
      case WRITE -> Operation.of(Kind.WRITE, a);
      case WRITE_ANY -> Operation.of(Kind.WRITE, a).withAlternatives(b);
      case ADD, COMPARE_AND_SET -> Operation.of(Kind.UPDATE, a);
      case INCREASE -> Operation.of(Kind.ADD, a);
      case COPY -> Operation.of(Kind.READ, a, Operation.of(Kind.WRITE, b));
      case AWAIT -> Operation.of(Kind.AWAIT, a);
      case READ_AT -> Operation.of(Kind.READ, a, Operation.of(Kind.READ, target(variables[a])));
      case AWAIT_AT -> Operation.of(Kind.AWAIT, a, Operation.of(Kind.AWAIT, target(variables[a])));
      case TRY_SET -> Operation.of(variables[a] == b ? Kind.UPDATE : Kind.READ, a);
      case CHOOSE -> Operation.choose(a);
      case CHOOSE_UP_TO -> Operation.of(Kind.READ, a).withAlternatives(1 + target(variables[a]));
      case LOCK -> Operation.of(Kind.LOCK, FIRST_LOCK + a);
      case UNLOCK -> Operation.of(Kind.UNLOCK, FIRST_LOCK + a);
      case LOCK_BOTH ->
          Operation.of(Kind.LOCK, FIRST_LOCK + a, Operation.of(Kind.LOCK, FIRST_LOCK + b));
      case UNLOCK_BOTH ->
          Operation.of(Kind.UNLOCK, FIRST_LOCK + a, Operation.of(Kind.UNLOCK, FIRST_LOCK + b));
      case ACQUIRE -> Operation.of(Kind.ACQUIRE, FIRST_SEMAPHORE + a);
      case RELEASE -> Operation.of(Kind.RELEASE, FIRST_SEMAPHORE + a);
      case PARK -> Operation.of(Kind.PARK, permit(script));
      case UNPARK -> Operation.of(Kind.UNPARK, permit(a));
      case START -> Operation.of(Kind.START, thread(a));
      case JOIN -> Operation.of(Kind.JOIN, thread(a));
      case SKIP_IF, REPEAT_IF -> throw new IllegalStateException("not visible: " + next);
    };
  }

  /** The variable that a value points to. */
  static int target(int value) {
    return value % VARIABLES;
  }

  static int thread(int script) {
    return FIRST_THREAD + 2 * script;
  }

  private static int permit(int script) {
    return FIRST_THREAD + 2 * script + 1;
  }
}
