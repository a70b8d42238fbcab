package io.mazurka.cli;

import io.mazurka.cli.subject.FrontEnds;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs small checks of all kinds one after the other: what the virtual machine has to load for
 * these, it keeps for later starts.
 */
public final class Rehearsal {

  private static final String ALGORITHM = "--algorithm";

  private Rehearsal() {}

  /** The only argument is the folder that has the examples and models. */
  public static void main(String[] args) {
    Console console = Console.system();
    for (List<String> command : commands(args[0])) {
      Mazurka.run(console, new Exit(console), FrontEnds.ALL, command.toArray(String[]::new));
    }
    System.exit(ExitCode.VERIFIED); // As a command does, whatever is still under way.
  }

  /** Something is found in a program and in a model, and nothing in another program. */
  static List<List<String>> commands(String home) {
    String right = home + "/examples/LostUpdateFixed.java";
    return List.of(
        check(home + "/examples/LostUpdate.java"),
        check(home + "/models/lost-update.spl"),
        check(ALGORITHM, "dpor", right),
        check(ALGORITHM, "dspin", right));
  }

  private static List<String> check(String... arguments) {
    List<String> command = new ArrayList<>(List.of("check", "--quiet"));
    command.addAll(List.of(arguments));
    return command;
  }
}
