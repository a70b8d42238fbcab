package io.mazurka.jvm.runtime;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where threads stood when they took the steps of an execution, if it is traced. */
final class StepStacks {

  private final List<StackTraceElement[]> stacks = new ArrayList<>();
  private boolean kept;

  /** Forgets what was, and keeps stacks from now on or does not. */
  void begin(boolean keep) {
    stacks.clear();
    kept = keep;
  }

  boolean kept() {
    return kept;
  }

  /** The thread is about to take the next step. */
  void note(ProgramThread thread) {
    if (kept) {
      StackTraceElement[] stack = thread.stack();
      stacks.add(stack == null ? new StackTraceElement[0] : stack);
    }
  }

  /** The stack of the thread that took a step, or null if it is not known. */
  StackTraceElement @Nullable [] at(int step) {
    return step < stacks.size() ? stacks.get(step) : null;
  }
}
