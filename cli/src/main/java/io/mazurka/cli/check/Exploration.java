package io.mazurka.cli.check;

import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.program.Program;
import io.mazurka.program.ProgramException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One search that always has a result: where the program cannot be handled any further, or does not
 * come back from a call that nobody can interrupt, the result is what was found until then.
 */
public final class Exploration {

  /** A single transition is computed in microseconds; one that takes so long is stuck. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final Search search;
  private final Duration patience;
  private volatile Optional<String> trouble = Optional.empty();

  public Exploration(Program program, SearchOptions options, SearchListener listener) {
    this(program, options, listener, PATIENCE);
  }

  Exploration(Program program, SearchOptions options, SearchListener listener, Duration patience) {
    this.search = new Search(program, options, listener);
    this.patience = patience;
  }

  /** Runs the search to its end, or to where the program cannot be handled. */
  public Result run() {
    Thread searching = Thread.ofPlatform().daemon().name("mazurka-search").start(this::explore);
    String stuck = new Watch(search, searching, patience).await();
    if (stuck != null) {
      trouble = Optional.of(stuck);
    }
    return search.result();
  }

  private void explore() {
    trouble = Optional.ofNullable(explored());
  }

  private @Nullable String explored() {
    try {
      search.run();
      return null;
    } catch (ProgramException e) {
      return String.valueOf(e.getMessage());
    } catch (OutOfMemoryError e) {
      return "out of memory ("
          + e.getMessage()
          + "); more can be had with MAZURKA_JAVA_OPTS=-Xmx8g in the environment";
    } catch (RuntimeException | Error e) {
      return "this is a fault of Mazurka's own, please report it:\n" + stack(e);
    }
  }

  /** Makes {@link #run} return soon; may be called from any thread. */
  public void stop() {
    search.stop();
  }

  /** Why the program could not be handled to the end, if so. */
  public Optional<String> trouble() {
    return trouble;
  }

  private static String stack(Throwable fault) {
    StringWriter text = new StringWriter();
    fault.printStackTrace(new PrintWriter(text));
    return text.toString().stripTrailing();
  }
}
