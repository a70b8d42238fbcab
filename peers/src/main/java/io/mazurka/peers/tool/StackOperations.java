package io.mazurka.peers.tool;

import io.mazurka.peers.program.LockFreeStack;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jetbrains.lincheck.datastructures.IntGen;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Param;

/** The operations of stacks, as Lincheck wants them. */
public final class StackOperations {

  private StackOperations() {}

  /** Treiber's stack. */
  public static final class Treiber {
    private final LockFreeStack.Stack stack = new LockFreeStack.Stack(false);

    public Treiber() {
      Executions.count();
    }

    @Operation
    public void push(@Param(gen = IntGen.class) int value) {
      stack.push(value);
    }

    @Operation
    public int pop() {
      return stack.pop();
    }
  }

  /** The same with a blind write. */
  public static final class Blind {
    private final LockFreeStack.Stack stack = new LockFreeStack.Stack(true);

    public Blind() {
      Executions.count();
    }

    @Operation
    public void push(@Param(gen = IntGen.class) int value) {
      stack.push(value);
    }

    @Operation
    public int pop() {
      return stack.pop();
    }
  }

  /** What both are to be like. */
  public static final class Specification {
    private final Deque<Integer> values = new ArrayDeque<>();

    public void push(int value) {
      values.push(value);
    }

    public int pop() {
      return values.isEmpty() ? 0 : values.pop();
    }
  }
}
