package io.mazurka.cli;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The end of the process, in its own time or at a signal. A signal stops the search; what it has
 * found until then is told as usual, and the exit code is the result's.
 */
final class Exit {

  private static final long PATIENCE_SECONDS = 20;

  private final Console console;
  private final CompletableFuture<Integer> code = new CompletableFuture<>();
  private Runnable stop = () -> {};
  private boolean interrupted;

  Exit(Console console) {
    this.console = console;
  }

  /** Makes signals end the process properly. */
  void listen() {
    Runtime.getRuntime().addShutdownHook(new Thread(this::shutDown, "mazurka-exit"));
  }

  /** What a signal is to stop from now on; one that has come already stops it at once. */
  synchronized void stopsWith(Runnable newStop) {
    stop = newStop;
    if (interrupted) {
      stop.run();
    }
  }

  /** Stops what is going on, and what is about to begin. */
  synchronized void interrupt() {
    interrupted = true;
    stop.run();
  }

  /** Ends the process, unless a signal has already begun to. */
  void with(int newCode) {
    code.complete(newCode);
    System.exit(newCode);
  }

  private void shutDown() {
    interrupt();
    Runtime.getRuntime().halt(awaited());
  }

  private int awaited() {
    try {
      return code.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      console.complain("the search does not stop; giving up without a result");
      return ExitCode.INCONCLUSIVE;
    } catch (ExecutionException | InterruptedException e) {
      return ExitCode.CANNOT;
    }
  }
}
