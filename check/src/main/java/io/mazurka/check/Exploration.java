package io.mazurka.check;

import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.program.Program;
import io.mazurka.program.ProgramException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;

/**
 * One search that always has a result: where the program cannot be handled any further, the result
 * is what was found until then.
 */
public final class Exploration {

  private final Search search;
  private Optional<String> trouble = Optional.empty();

  public Exploration(Program program, SearchOptions options, SearchListener listener) {
    this.search = new Search(program, options, listener);
  }

  /** Runs the search to its end, or to where the program cannot be handled. */
  public Result run() {
    try {
      return search.run();
    } catch (ProgramException e) {
      trouble = Optional.of(String.valueOf(e.getMessage()));
    } catch (OutOfMemoryError e) {
      trouble =
          Optional.of(
              "out of memory ("
                  + e.getMessage()
                  + "); more can be had with MAZURKA_JAVA_OPTS=-Xmx8g in the environment");
    } catch (RuntimeException | Error e) {
      trouble = Optional.of("this is a fault of Mazurka's own, please report it:\n" + stack(e));
    }
    return search.result();
  }

  /** What is known so far, for when {@link #run} does not come back. */
  public Result resultSoFar() {
    return search.result();
  }

  /** What to know about how the result was found. */
  public List<String> notes() {
    return search.notes();
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
