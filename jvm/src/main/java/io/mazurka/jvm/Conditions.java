package io.mazurka.jvm;

import java.util.Map;

/**
 * Under which conditions a Java program is run.
 *
 * @param races what is done about data races
 * @param threads how the program's threads are run
 * @param trustJdk whether a call of the JDK's concurrent collections and locks is one step; if not,
 *     their own code is explored
 * @param spuriousWakeups how often each thread may wake up in an execution without a reason
 * @param lateTimeouts whether a timed wait is over only where no thread can move otherwise; if not,
 *     it may be over at any moment
 * @param mayExit whether the program may end the Java virtual machine; if not, that it does is a
 *     finding
 * @param allocationSteps whether each allocation is a step of its own, and an object is one that
 *     others may reach from its birth: as in models whose memory has addresses
 * @param everyAccess whether each access to what others may reach is a step, also where a lock
 *     keeps others from noticing it
 */
public record Conditions(
    JvmOptions.Races races,
    JvmOptions.Threads threads,
    boolean trustJdk,
    int spuriousWakeups,
    boolean lateTimeouts,
    boolean mayExit,
    boolean allocationSteps,
    boolean everyAccess) {

  public Conditions {
    if (spuriousWakeups < 0) {
      throw new IllegalArgumentException(spuriousWakeups + " spurious wakeups");
    }
  }

  /**
   * A race is a finding, the JDK is trusted, nobody wakes up without a reason, timed waits may be
   * over at any moment, any thread may end the program, and allocations are no steps.
   */
  public static Conditions usual() {
    return new Conditions(
        JvmOptions.Races.FAIL, JvmOptions.Threads.best(), true, 0, false, true, false, false);
  }

  public Conditions withRaces(JvmOptions.Races newRaces) {
    return new Conditions(
        newRaces,
        threads,
        trustJdk,
        spuriousWakeups,
        lateTimeouts,
        mayExit,
        allocationSteps,
        everyAccess);
  }

  public Conditions withThreads(JvmOptions.Threads newThreads) {
    return new Conditions(
        races,
        newThreads,
        trustJdk,
        spuriousWakeups,
        lateTimeouts,
        mayExit,
        allocationSteps,
        everyAccess);
  }

  public Conditions withTrustJdk(boolean trust) {
    return new Conditions(
        races,
        threads,
        trust,
        spuriousWakeups,
        lateTimeouts,
        mayExit,
        allocationSteps,
        everyAccess);
  }

  public Conditions withSpuriousWakeups(int count) {
    return new Conditions(
        races, threads, trustJdk, count, lateTimeouts, mayExit, allocationSteps, everyAccess);
  }

  public Conditions withLateTimeouts(boolean late) {
    return new Conditions(
        races, threads, trustJdk, spuriousWakeups, late, mayExit, allocationSteps, everyAccess);
  }

  public Conditions withoutExit() {
    return new Conditions(
        races,
        threads,
        trustJdk,
        spuriousWakeups,
        lateTimeouts,
        false,
        allocationSteps,
        everyAccess);
  }

  public Conditions withAllocationSteps(boolean steps) {
    return new Conditions(
        races, threads, trustJdk, spuriousWakeups, lateTimeouts, mayExit, steps, everyAccess);
  }

  public Conditions withEveryAccess(boolean every) {
    return new Conditions(
        races, threads, trustJdk, spuriousWakeups, lateTimeouts, mayExit, allocationSteps, every);
  }

  /** Whether accesses that a lock hides from others are no steps. */
  boolean hidesProtected() {
    return !everyAccess && !allocationSteps;
  }

  /** The conditions in words that every copy of this class understands. */
  Map<String, Object> inWords() {
    return Map.of(
        "races",
        races.name(),
        "threads",
        threads.name(),
        "trustJdk",
        trustJdk,
        "spuriousWakeups",
        spuriousWakeups,
        "lateTimeouts",
        lateTimeouts,
        "mayExit",
        mayExit,
        "allocationSteps",
        allocationSteps,
        "everyAccess",
        everyAccess);
  }

  /** The conditions that another copy of this class has put in words. */
  static Conditions of(Map<String, Object> words) {
    return new Conditions(
        JvmOptions.Races.valueOf((String) JvmOptions.get(words, "races")),
        JvmOptions.Threads.valueOf((String) JvmOptions.get(words, "threads")),
        (Boolean) JvmOptions.get(words, "trustJdk"),
        (Integer) JvmOptions.get(words, "spuriousWakeups"),
        (Boolean) JvmOptions.get(words, "lateTimeouts"),
        (Boolean) JvmOptions.get(words, "mayExit"),
        (Boolean) JvmOptions.get(words, "allocationSteps"),
        (Boolean) JvmOptions.get(words, "everyAccess"));
  }
}
