package io.mazurka.engine.known;

import io.mazurka.program.Probe;
import io.mazurka.program.StateGraph;
import java.util.function.Supplier;

/**
 * Reads a known state: what was read of it before is known, for the rest the program is run to
 * there.
 */
final class KnownProbe implements Probe {

  private final KnownState state;
  private final Knowledge knowledge;
  private final Supplier<Probe> run;
  private String obstacle = "";

  /**
   * @param run gives the probe of an execution of the program that stands in the state
   */
  KnownProbe(KnownState state, Knowledge knowledge, Supplier<Probe> run) {
    this.state = state;
    this.knowledge = knowledge;
    this.run = run;
  }

  @Override
  public boolean read(StateGraph graph) {
    StateGraph known = state.graph();
    if (known != null) {
      graph.become(known);
      return true;
    }
    Probe probe = run.get();
    boolean readable = probe.read(graph);
    if (readable) {
      knowledge.draw(state, graph);
    } else {
      obstacle = probe.obstacle();
    }
    return readable;
  }

  @Override
  public String obstacle() {
    return obstacle;
  }

  @Override
  public boolean readWithPast(StateGraph graph) {
    return run.get().readWithPast(graph);
  }

  @Override
  public boolean readToTheLetter(StateGraph graph, boolean withPast) {
    return run.get().readToTheLetter(graph, withPast);
  }

  @Override
  public boolean findsRaces() {
    return run.get().findsRaces();
  }

  @Override
  public boolean findsLivelocks() {
    return run.get().findsLivelocks();
  }

  @Override
  public boolean isReachedByReferenceOnly(int owner) {
    return run.get().isReachedByReferenceOnly(owner);
  }

  @Override
  public boolean showsBirths() {
    return run.get().showsBirths();
  }

  @Override
  public int owner(int object) {
    int part = parts().find(object);
    return part < 0 ? run.get().owner(object) : parts().owner(part);
  }

  @Override
  public int slot(int object) {
    int part = parts().find(object);
    return part < 0 ? run.get().slot(object) : parts().slot(part);
  }

  @Override
  public int object(int owner, int slot) {
    return run.get().object(owner, slot);
  }

  private Parts parts() {
    Parts known = state.parts();
    if (known == null) {
      known = Parts.of(state, run.get());
      state.divide(known);
    }
    return known;
  }
}
