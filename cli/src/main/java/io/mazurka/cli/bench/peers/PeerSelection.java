package io.mazurka.cli.bench.peers;

import java.util.List;
import java.util.stream.Stream;

/**
 * Which programs are run under which tools: {@code program/tool}, {@code program} or {@code /tool};
 * all of them, if nothing is said.
 */
public record PeerSelection(List<String> patterns) {

  public PeerSelection {
    patterns = List.copyOf(patterns);
  }

  boolean has(String program, String peer) {
    return patterns.isEmpty() || patterns.stream().anyMatch(each -> matches(each, program, peer));
  }

  private static boolean matches(String pattern, String program, String peer) {
    return (program(pattern).isEmpty() || program(pattern).equals(program))
        && (peer(pattern).isEmpty() || peer(pattern).equals(peer));
  }

  private static String program(String pattern) {
    int slash = pattern.indexOf('/');
    return slash < 0 ? pattern : pattern.substring(0, slash);
  }

  private static String peer(String pattern) {
    int slash = pattern.indexOf('/');
    return slash < 0 ? "" : pattern.substring(slash + 1);
  }

  /** What is wrong with this, in words: a program or a tool that there is not. */
  public List<String> unknown(Installation installation) {
    List<String> programs = PeerProgram.all().stream().map(PeerProgram::name).toList();
    List<String> peers = Peers.all(installation).stream().map(Peer::name).toList();
    return patterns.stream()
        .flatMap(pattern ->
            Stream.of(
                complaint("program", program(pattern), programs),
                complaint("tool", peer(pattern), peers)))
        .filter(complaint -> !complaint.isEmpty())
        .toList();
  }

  private static String complaint(String what, String name, List<String> known) {
    return name.isEmpty() || known.contains(name)
        ? ""
        : "there is no %s '%s'; there is %s".formatted(what, name, String.join(", ", known));
  }
}
