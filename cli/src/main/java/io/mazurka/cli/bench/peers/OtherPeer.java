package io.mazurka.cli.bench.peers;

import io.mazurka.cli.bench.peers.Told.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A tool that is driven by a class of the module {@code peers}, which says in lines of its own how
 * it goes.
 *
 * @param driver the class, in the module's package of tools
 * @param options what the virtual machine is given for this tool
 * @param agent files that are to be in the folder that the process runs in
 * @param programs the names of those it can be given, or none for all
 */
record OtherPeer(
    String name,
    String about,
    String driver,
    List<String> options,
    List<Path> agent,
    Installation installation,
    Set<String> programs)
    implements Peer {

  private static final String MARK = "peers: ";

  @Override
  public boolean takes(PeerProgram program) {
    return programs.isEmpty() || programs.contains(program.name());
  }

  /** An agent may write beside itself, so each process has one of its own. */
  @Override
  public void prepare(Path folder) throws IOException {
    for (Path file : agent) {
      Files.copy(file, folder.resolve(file.getFileName()));
    }
  }

  @Override
  public List<String> command(PeerProgram program, Limits limits) {
    List<String> command = new ArrayList<>(Java.command(limits));
    command.addAll(options);
    command.addAll(List.of("-cp", installation.classPath()));
    command.add("io.mazurka.peers.tool." + driver);
    command.addAll(program.words());
    return command;
  }

  @Override
  public Told read(String output) {
    long executions = 0;
    for (String line : output.lines().filter(each -> each.startsWith(MARK)).toList()) {
      String[] words = line.substring(MARK.length()).split(" ", 2);
      if (words[0].equals("executions")) {
        executions = Long.parseLong(words[1]);
      } else {
        return new Told(kind(words[0]), executions, words[1].strip());
      }
    }
    return new Told(Kind.STOPPED, executions, "");
  }

  private static Kind kind(String word) {
    return switch (word) {
      case "violated" -> Kind.VIOLATED;
      case "exhausted" -> Kind.EXHAUSTED;
      default -> Kind.CRASHED;
    };
  }
}
