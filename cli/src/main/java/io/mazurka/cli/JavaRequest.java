package io.mazurka.cli;

import io.mazurka.jvm.Conditions;
import io.mazurka.jvm.JvmOptions.Races;
import io.mazurka.jvm.JvmOptions.Threads;
import picocli.CommandLine.Option;

/** The options that say how a Java program is run. */
final class JavaRequest {

  @Option(
      names = "--races",
      converter = Word.OfRaces.class,
      paramLabel = "MODE",
      defaultValue = "fail",
      description =
          "Data races: fail (a race is a finding, the default), report (told, not a finding), off.")
  private Races races = Races.FAIL;

  @Option(
      names = "--trust-jdk",
      paramLabel = "true|false",
      arity = "1",
      defaultValue = "true",
      description =
          "Whether calls of the JDK's concurrent collections and locks are one step each (true, the"
              + " default); false explores the JDK's own code.")
  private boolean trustJdk = true;

  @Option(
      names = "--spurious-wakeups",
      description =
          "Let waiting threads wake up without a reason, each at most once in an execution.")
  private boolean spuriousWakeups;

  @Option(
      names = "--late-timeouts",
      description =
          "Let a timed wait run out only where no thread can move otherwise; without it, at any"
              + " moment.")
  private boolean lateTimeouts;

  @Option(
      names = "--allocation-steps",
      description =
          "Make each allocation a step of its own, and let objects have addresses from birth, as in"
              + " Iosif's models; --no-symmetric-independence does so too.")
  private boolean allocationSteps;

  @Option(
      names = "--every-access",
      description =
          "Make each access to what threads share a step of its own, also where a lock keeps others from noticing it.")
  private boolean everyAccess;

  @Option(
      names = "--threads",
      converter = Word.OfThreads.class,
      paramLabel = "HOW",
      description = "How program threads run: continuation (fast, the default) or platform.")
  private Threads threads = Threads.best();

  /** What the user asked for. */
  Conditions conditions() {
    return Conditions.usual()
        .withRaces(races)
        .withThreads(threads)
        .withTrustJdk(trustJdk)
        .withSpuriousWakeups(spuriousWakeups ? 1 : 0)
        .withLateTimeouts(lateTimeouts)
        .withAllocationSteps(allocationSteps)
        .withEveryAccess(everyAccess);
  }
}
