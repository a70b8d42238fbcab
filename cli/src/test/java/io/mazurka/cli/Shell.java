package io.mazurka.cli;

import io.mazurka.check.Loaded;
import io.mazurka.cli.bench.ScriptedProgram;
import io.mazurka.cli.subject.FrontEnd;
import io.mazurka.cli.subject.FrontEnds;
import io.mazurka.cli.subject.Subject;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.Program;
import io.mazurka.program.ProgramException;
import io.mazurka.text.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A user at the command line, in the same process. */
final class Shell {

  private static final Map<String, Program> PROGRAMS =
      Map.of(
          "racy", new ScriptedProgram(List.of(increment(), increment()), 2),
          "locked", ScriptedProgram.lockedIncrements(2, 1),
          "crossed", new ScriptedProgram(List.of(locks(1, 2), locks(2, 1)), -1),
          "refused",
              new ScriptedProgram(
                  List.of(List.of(Operation.of(Kind.READ, 0), Operation.of(Kind.PARK, 1))), -1));

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final Path directory;
  private final FrontEnds frontEnds;
  private String digest = "sha256:1";

  /** A user with scripted programs only. */
  Shell(Path directory) {
    this.directory = directory;
    this.frontEnds = new FrontEnds(List.of(new Scripts()));
  }

  private Shell(Path directory, FrontEnds frontEnds) {
    this.directory = directory;
    this.frontEnds = frontEnds;
  }

  /** A user with programs of every kind. */
  static Shell real(Path directory) {
    return new Shell(directory, FrontEnds.ALL);
  }

  private static List<Operation> increment() {
    return List.of(Operation.of(Kind.READ, 0), Operation.of(Kind.WRITE, 0));
  }

  private static List<Operation> locks(int first, int second) {
    return List.of(
        Operation.of(Kind.LOCK, first),
        Operation.of(Kind.LOCK, second),
        Operation.of(Kind.UNLOCK, second),
        Operation.of(Kind.UNLOCK, first));
  }

  /** Runs a command and gives the exit code. */
  int run(String... args) {
    out.reset();
    err.reset();
    Console console =
        new Console(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            Terminal.NONE,
            directory,
            "mazurka");
    return Mazurka.run(console, new Exit(console), frontEnds, args);
  }

  /** The scripts are different ones from now on. */
  void changeProgram() {
    digest = "sha256:2";
  }

  String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  String err() {
    return err.toString(StandardCharsets.UTF_8);
  }

  private final class Scripts implements FrontEnd {

    @Override
    public boolean takes(Subject subject) {
      return true;
    }

    @Override
    public Loaded load(Subject subject) {
      Program program = PROGRAMS.get(subject.program());
      if (program == null) {
        throw new ProgramException("there is no class " + subject.program());
      }
      return new Loaded() {
        @Override
        public Program program() {
          return program;
        }

        @Override
        public String digest() {
          return digest;
        }
      };
    }
  }
}
