package io.mazurka.program;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One execution told in words.
 *
 * @param threads the names of the threads, by number
 * @param findings what came to light on the way, the deadlock or livelock at the end included
 * @param waits the threads that cannot move at the end
 * @param over whether no thread can move at the end
 */
public record Trace(
    List<String> threads,
    List<Step> steps,
    List<Finding> findings,
    String outcome,
    List<Wait> waits,
    boolean over) {

  public Trace {
    threads = List.copyOf(threads);
    steps = List.copyOf(steps);
    findings = List.copyOf(findings);
    waits = List.copyOf(waits);
  }

  /** An execution of which it is not known what threads could do at the end. */
  public Trace(List<String> threads, List<Step> steps, List<Finding> findings, String outcome) {
    this(threads, steps, findings, outcome, List.of(), false);
  }

  /** The same execution, with one more finding at its end. */
  public Trace with(Finding last) {
    List<Finding> all = new ArrayList<>(findings);
    all.add(last);
    return new Trace(threads, steps, all, outcome, waits, over);
  }

  /**
   * One transition.
   *
   * @param operation what is done: "read", "lock", "start"
   * @param object what it is done to, in words a person recognises: "Counter.value", "Fork@2"; may
   *     be empty
   * @param value what was read or written: "3", "3 → 4"; may be empty
   * @param location where: "Counter.java:12"; may be empty
   * @param stack the stack at that point, innermost first; may be empty
   * @param visible the operation as the search sees it, if known
   * @param variables what was read or written, variable by variable
   */
  public record Step(
      int thread,
      String operation,
      String object,
      String value,
      String location,
      List<String> stack,
      @Nullable Operation visible,
      List<Variable> variables) {

    public Step {
      stack = List.copyOf(stack);
      variables = List.copyOf(variables);
    }

    /** A transition of which only the words are known. */
    public Step(
        int thread,
        String operation,
        String object,
        String value,
        String location,
        List<String> stack) {
      this(thread, operation, object, value, location, stack, null, List.of());
    }
  }

  /**
   * A shared variable that a transition looked at or changed.
   *
   * @param name the same in all steps of a trace, and of no other variable
   * @param before its value before the transition
   * @param after its value after the transition
   */
  public record Variable(String name, String before, String after) {}

  /**
   * A thread that cannot move at the end.
   *
   * @param operation what it would do if it could
   * @param object what it would do it to, in the words of the steps; may be empty
   * @param reason what it waits for: "the monitor of Fork#1, held by P2"
   * @param location where; may be empty
   * @param holders the threads that have what it waits for, as far as the steps do not tell
   */
  public record Wait(
      int thread,
      Operation operation,
      String object,
      String reason,
      String location,
      List<Integer> holders) {

    public Wait {
      holders = List.copyOf(holders);
    }

    /** A thread that waits for something of which the steps tell who has it. */
    public Wait(int thread, Operation operation, String object, String reason, String location) {
      this(thread, operation, object, reason, location, List.of());
    }
  }
}
