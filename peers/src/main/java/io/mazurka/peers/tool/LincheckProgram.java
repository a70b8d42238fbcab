package io.mazurka.peers.tool;

import org.jetbrains.lincheck.Lincheck;
import org.jetbrains.lincheck.LincheckAssertionError;

/**
 * A whole program under Lincheck's model checking: {@code runConcurrentTest} explores schedules of
 * a block of code until one fails, or as many as asked for were explored, or there are no more. It
 * is asked for all of them.
 */
public final class LincheckProgram {

  private LincheckProgram() {}

  /** The arguments are the program's class and its own arguments. */
  public static void main(String[] args) throws ReflectiveOperationException {
    Runnable program = Subjects.of(args);
    Notes.begin();
    try {
      Lincheck.runConcurrentTest(Integer.MAX_VALUE, new Counted(program));
      Notes.end("exhausted", "");
    } catch (LincheckAssertionError e) {
      Notes.end("violated", String.valueOf(e.getMessage()));
    } catch (Throwable e) {
      Notes.end("crashed", e.toString());
    }
  }

  /** The program, and a count of how often it is run. */
  private static final class Counted implements Runnable {
    private final Runnable program;

    Counted(Runnable program) {
      this.program = program;
    }

    @Override
    public void run() {
      Executions.count();
      program.run();
    }
  }
}
