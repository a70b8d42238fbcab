package io.mazurka.program;

import java.util.List;

/**
 * One execution told in words.
 *
 * @param threads the names of the threads, by number
 * @param findings what came to light on the way, the deadlock or livelock at the end included
 */
public record Trace(
    List<String> threads, List<Step> steps, List<Finding> findings, String outcome) {

  public Trace {
    threads = List.copyOf(threads);
    steps = List.copyOf(steps);
    findings = List.copyOf(findings);
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
   */
  public record Step(
      int thread,
      String operation,
      String object,
      String value,
      String location,
      List<String> stack) {

    public Step {
      stack = List.copyOf(stack);
    }
  }
}
