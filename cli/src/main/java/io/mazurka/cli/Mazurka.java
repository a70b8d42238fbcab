package io.mazurka.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.mazurka.cli.subject.FrontEnds;
import io.mazurka.program.ProgramException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;

/** The command line. */
@Command(
    name = "mazurka",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Runs a multithreaded program under every thread schedule that matters",
      "and shows the one that breaks it."
    },
    synopsisSubcommandLabel = "(check | replay | bench | completion)",
    footerHeading = "%nExamples:%n",
    footer = {
      "  mazurka check examples/LostUpdate.java",
      "  mazurka check -cp build/classes com.example.QueueTest 3",
      "  mazurka check --algorithm dfs --outcomes model.spl N=3",
      "  mazurka replay mazurka-replays/LostUpdate-assertion-0a1b2c3d.json",
      "",
      "Exit codes: 0 verified, 1 violated, 2 cannot be handled, 3 inconclusive."
    })
public final class Mazurka {

  private Mazurka() {}

  /** Runs one command and ends the process. */
  public static void main(String[] args) {
    Console console = Console.system();
    keepStreams(console);
    Exit exit = new Exit(console);
    exit.listen();
    exit.with(run(console, exit, FrontEnds.ALL, args));
  }

  /**
   * Nothing but the console writes to the process' streams: what a part of the JDK prints, a logger
   * for example, it prints for the program.
   */
  private static void keepStreams(Console console) {
    Thread.setDefaultUncaughtExceptionHandler((_, fault) -> fault.printStackTrace(console.err()));
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, UTF_8);
    System.setOut(nowhere);
    System.setErr(nowhere);
  }

  /** Runs one command and gives the exit code. */
  static int run(Console console, Exit exit, FrontEnds frontEnds, String... args) {
    // What follows the program's name is the program's own, also what looks like an option.
    CommandLine check =
        new CommandLine(new CheckCommand(console, exit, frontEnds)).setStopAtPositional(true);
    CommandLine line = new CommandLine(new Mazurka()).addSubcommand(check);
    if (args.length == 0 || !args[0].equals("check")) {
      // A command costs time before it does anything: a check has no use for the others.
      line.addSubcommand(new ReplayCommand(console, frontEnds))
          .addSubcommand(new BenchCommand(console))
          .addSubcommand(new CompletionCommand(console));
    }
    line.setCaseInsensitiveEnumValuesAllowed(true)
        .setOut(writer(console.out()))
        .setErr(writer(console.err()))
        .setColorScheme(
            CommandLine.Help.defaultColorScheme(
                console.terminal().paint().colours() ? Ansi.ON : Ansi.OFF))
        .setParameterExceptionHandler((e, given) -> refuse(console, e))
        .setExecutionExceptionHandler((e, command, result) -> fail(console, e));
    if (args.length == 0) {
      line.usage(console.err());
      return ExitCode.CANNOT;
    }
    return line.execute(args);
  }

  private static PrintWriter writer(PrintStream stream) {
    return new PrintWriter(stream, true, stream.charset());
  }

  private static int refuse(Console console, ParameterException e) {
    console.complain(String.valueOf(e.getMessage()));
    console.complain("see " + console.command() + " " + helpOf(e.getCommandLine()) + "--help");
    return ExitCode.CANNOT;
  }

  private static String helpOf(CommandLine line) {
    return line.getParent() == null ? "" : line.getCommandName() + " ";
  }

  private static int fail(Console console, Exception e) {
    if (e instanceof ProgramException) {
      console.complain(String.valueOf(e.getMessage()));
    } else {
      console.complain("this is a fault of Mazurka's own, please report it");
      e.printStackTrace(console.err());
    }
    return ExitCode.CANNOT;
  }
}
