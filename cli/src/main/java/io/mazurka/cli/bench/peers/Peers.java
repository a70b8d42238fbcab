package io.mazurka.cli.bench.peers;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** All tools. */
final class Peers {

  private Peers() {}

  static List<Peer> all(Installation installation) {
    return List.of(
        new MazurkaPeer("mazurka", "auto", installation.programs()),
        new MazurkaPeer("mazurka-dpor", "dpor", installation.programs()),
        lincheck(installation),
        lincheckScenarios(installation),
        vmlens(installation));
  }

  private static Peer lincheck(Installation installation) {
    String about =
        """
        Lincheck %s, model checking of whole programs: `Lincheck.runConcurrentTest`, asked for as many \
        invocations as an `int` holds, so that it ends when it has found a failure or has no schedule left. The few \
        executions that it repeats to write a failure down are counted.\
        """
            .formatted(installation.version("lincheck"));
    return new OtherPeer(
        "lincheck",
        about,
        "LincheckProgram",
        List.of("-XX:+EnableDynamicAgentLoading"),
        List.of(),
        installation,
        Set.of());
  }

  private static Peer lincheckScenarios(Installation installation) {
    String about =
        """
        Lincheck %s, model checking of a data structure: `ModelCheckingOptions` with one custom scenario, the \
        operations of the program's threads, checked for linearizability. Only where the program is about a data \
        structure.\
        """
            .formatted(installation.version("lincheck"));
    return new OtherPeer(
        "lincheck-scenario",
        about,
        "LincheckScenario",
        List.of("-XX:+EnableDynamicAgentLoading"),
        List.of(),
        installation,
        Set.of(
            "lost-update",
            "increments-2x2",
            "increments-3x2",
            "increments-4x4",
            "stack-set",
            "stack"));
  }

  private static Peer vmlens(Installation installation) {
    String about =
        """
        vmlens %s, the loop over `AllInterleavings` around the program, with its agent, and no limit on the \
        iterations. What it knows of deadlocks it tells in the report of its Maven plugin, whose parts could \
        not all be resolved; so it is not given the programs that deadlock.\
        """
            .formatted(installation.version("api"));
    return new OtherPeer(
        "vmlens",
        about,
        "Vmlens",
        List.of("-javaagent:agent.jar"),
        installation.vmlensAgent(),
        installation,
        allBut("philosophers-monitors", "philosophers-locks", "buffer-notify"));
  }

  private static Set<String> allBut(String... excepted) {
    return PeerProgram.all().stream()
        .map(PeerProgram::name)
        .filter(name -> !List.of(excepted).contains(name))
        .collect(Collectors.toUnmodifiableSet());
  }
}
