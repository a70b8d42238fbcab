package io.mazurka.cli.bench.peers;

import io.mazurka.cli.bench.peers.Told.Kind;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code mazurka check} with one of its presets, in a virtual machine with the same options. */
record MazurkaPeer(String name, String algorithm, Path programs) implements Peer {

  /** The share of the time after which the search has to end, for the result to be told in time. */
  private static final double SEARCHING = 0.85;

  @Override
  public String about() {
    return "`mazurka check --algorithm " + algorithm + "`, one worker.";
  }

  @Override
  public List<String> command(PeerProgram program, Limits limits) {
    List<String> command = new ArrayList<>(Java.command(limits));
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of("io.mazurka.cli.Mazurka", "check", "--quiet", "--json", "-"));
    command.addAll(List.of("--algorithm", algorithm, "--max-seconds", seconds(limits)));
    command.addAll(List.of("-cp", programs.toString()));
    command.addAll(program.command());
    return command;
  }

  private static String seconds(Limits limits) {
    return Long.toString(Math.max(1, (long) (SEARCHING * limits.time().toSeconds())));
  }

  @Override
  public Told read(String output) {
    try {
      return read(JsonMapper.shared().readTree(output));
    } catch (JacksonException e) {
      return new Told(Kind.CRASHED, -1, "no result: " + e.getOriginalMessage());
    }
  }

  private static Told read(JsonNode result) {
    long executions = result.path("executions").asLong(-1);
    return switch (result.path("verdict").asString("")) {
      case "violated" -> {
        JsonNode finding = result.path("findings").path(0);
        yield new Told(Kind.VIOLATED, executions, finding.path("kind").asString(""));
      }
      case "verified" -> new Told(Kind.EXHAUSTED, executions, "");
      case "inconclusive" -> new Told(Kind.GAVE_UP, executions, "");
      default -> new Told(Kind.CRASHED, executions, "no verdict");
    };
  }
}
