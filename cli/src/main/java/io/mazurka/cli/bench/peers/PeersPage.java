package io.mazurka.cli.bench.peers;

/** The words of the page that {@code bench peers} writes. */
final class PeersPage {

  static final String INTRODUCTION =
      """
      # Mazurka and its peers

      The same programs under Mazurka and under the tools that one might pick instead, as
      `mazurka bench peers` prints it. Each program is written once, in plain Java, and each tool explores it
      in a process of its own, one after another on the same machine, driven as its documentation says. It is
      stopped at a time limit, and its heap has a limit.

      | tool | what it is, and how it is driven |
      | --- | --- |
      """;

  static final String PROGRAMS =
      """

      The programs are in `peers/src/main/java/io/mazurka/peers/program`. Threads are started as subclasses of
      `Thread`, since Lincheck on JDK 25 missed the lost update when the task was handed to `new Thread(task)`,
      and counters are `volatile` where updates are to be lost, so that every tool sees the same bug
      and none stops at a data race.

      | program | what it does | class and arguments | wrong |
      | --- | --- | --- | --- |
      """;

  static final String RESULTS =
      """

      `executions` are those until the bug was found, or until there were none left, or until the time was
      up; `seconds` is the time from the start of the tool's process to its end, the start of the virtual
      machine, of the tool and all warm-up included; `per second` is the one divided by the other; `MB` is the
      most memory that the process had resident. To finish is not the same for all tools: Mazurka explores
      every schedule up to equivalence and, as `mazurka`, up to symmetry. The critical sections of
      `increments-3x2` have 90 different orders and those of `increments-4x4` 63,063,000; a tool that finishes
      after fewer executions, and does not know symmetry, has left some out.

      """;

  static final String ABSENT =
      """

      ## Not in the table

      - Fray (0.8): the parts that prepare a JDK for it (`fray-instrumentation-jdk`, `fray-plugins-base`) and
        `fray-core` itself could not be resolved together, in any one version.
      - JMC (`org.mpisws:jmc`) and Java PathFinder (`gov.nasa.jpf:jpf-core`) are not in the registry; both are
        built from their sources.
      - jcstress (0.16) runs tests freely on the processors at hand and counts what comes out: it controls no
        schedule, exhausts nothing and notices no deadlock.
      - Thread Weaver (0.2) stops one method at each of its lines while another method runs in a second thread:
        it takes two methods of an object, not a program.
      """;

  private PeersPage() {}
}
