package io.mazurka.jvm.model;

import java.util.Set;

/**
 * The methods of the JDK that what stands in for their classes under check does not have: what they
 * tell depends on what is different there, or nobody has needed them yet.
 */
public final class Lacks {

  private static final String FORK_JOIN = "java.util.concurrent.ForkJoin";

  /** What fork-join pools tell of their queues and threads, and let be taken from there. */
  private static final Set<String> OF_QUEUES =
      Set.of(
          "drainTasksTo",
          "getActiveThreadCount",
          "getPoolSize",
          "getQueuedSubmissionCount",
          "getQueuedTaskCount",
          "getRunningThreadCount",
          "getStealCount",
          "getSurplusQueuedTaskCount",
          "hasQueuedSubmissions",
          "peekNextLocalTask",
          "pollNextLocalTask",
          "pollSubmission",
          "pollTask",
          "tryUnfork");

  private Lacks() {}

  /** The call as a person writes it, with the JDK class that declares the method. */
  public static String call(String owner, String name, String desc) {
    return Refusals.readable(
        Refusals.call(Refusals.declaring(owner, name, desc).getLast(), name, desc));
  }

  /** What to do instead of a call of that form. */
  public static String advice(String call) {
    String method = call.substring(0, call.indexOf('('));
    String name = method.substring(method.lastIndexOf('.') + 1);
    if (method.startsWith(FORK_JOIN) && OF_QUEUES.contains(name)) {
      return "Every task that is forked has a thread of its own under check, and no queue: join the"
          + " task, or let the program count its tasks itself.";
    }
    return "What stands in for the class under check does not have it: use what else the class"
        + " has.";
  }
}
