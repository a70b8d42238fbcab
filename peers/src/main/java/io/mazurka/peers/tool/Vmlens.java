package io.mazurka.peers.tool;

import com.vmlens.api.AllInterleavings;
import com.vmlens.api.AllInterleavingsBuilder;

/**
 * A whole program under vmlens: the loop over {@code AllInterleavings} runs it once for each
 * interleaving, in a virtual machine that its agent has prepared.
 */
public final class Vmlens {

  private Vmlens() {}

  /** The arguments are the program's class and its own arguments. */
  public static void main(String[] args) throws ReflectiveOperationException {
    Runnable program = Subjects.of(args);
    Notes.begin();
    try (AllInterleavings all =
        new AllInterleavingsBuilder().withMaximumIterations(Integer.MAX_VALUE).build(args[0])) {
      while (all.hasNext()) {
        Executions.count();
        program.run();
      }
    } catch (AssertionError e) {
      Notes.end("violated", e.toString());
    } catch (Throwable e) {
      Notes.end("crashed", e.toString());
    }
    Notes.end("exhausted", "");
  }
}
