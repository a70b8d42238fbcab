package io.mazurka.engine.state;

import io.mazurka.program.StateGraph;
import org.jspecify.annotations.Nullable;

/**
 * The symmetries of one state: renamings of its threads and objects that leave it as it is.
 *
 * <p>A renaming takes thread <em>i</em> to thread <em>j</em> if the graph with <em>i</em> told
 * apart has the same canonical form as the graph with <em>j</em> told apart. Threads of different
 * colours need no such test, and for two that can simply be exchanged the renaming is known at
 * once.
 */
public final class Automorphisms {

  private final LeastForm least;
  private StateGraph graph = new StateGraph();
  private long[] colours = new long[0];
  private @Nullable CanonicalForm[] forms = new CanonicalForm[0];
  private @Nullable Owners owners;

  public Automorphisms() {
    this(new LeastForm(true));
  }

  private Automorphisms(LeastForm least) {
    this.least = least;
  }

  /** The same for another state, to be asked by turns; the two share what they work with. */
  public Automorphisms beside() {
    return new Automorphisms(least);
  }

  /** Turns to the state that the graph describes, which must not change until the next one. */
  public void begin(StateGraph newGraph) {
    graph = newGraph;
    colours = least.colours(graph);
    forms = new CanonicalForm[graph.threads()];
    owners = null;
  }

  /** A renaming that takes one thread to the other and the state to itself, or null. */
  public @Nullable Renaming mapping(int from, int to) {
    int a = StateGraph.thread(from);
    int b = StateGraph.thread(to);
    if (colours[a] != colours[b]) {
      return null;
    }
    Exchange exchange = least.exchange(graph, a, b);
    if (exchange != null) {
      return Renaming.of(graph, owners(), exchange);
    }
    CanonicalForm source = form(from);
    CanonicalForm target = form(to);
    return source.key().equals(target.key()) ? Renaming.between(source, target) : null;
  }

  private Owners owners() {
    if (owners == null) {
      owners = new Owners(graph);
    }
    return owners;
  }

  private CanonicalForm form(int thread) {
    CanonicalForm form = forms[thread];
    if (form == null) {
      form = least.choosing(graph, StateGraph.thread(thread));
      forms[thread] = form;
    }
    return form;
  }
}
