package io.mazurka.program;

/** A probe that hands everything on to another one; subclasses change some of it. */
public abstract class ForwardingProbe implements Probe {

  protected final Probe probe;

  protected ForwardingProbe(Probe probe) {
    this.probe = probe;
  }

  @Override
  public boolean read(StateGraph graph) {
    return probe.read(graph);
  }

  @Override
  public String obstacle() {
    return probe.obstacle();
  }

  @Override
  public boolean readWithPast(StateGraph graph) {
    return probe.readWithPast(graph);
  }

  @Override
  public boolean readToTheLetter(StateGraph graph, boolean withPast) {
    return probe.readToTheLetter(graph, withPast);
  }

  @Override
  public boolean findsRaces() {
    return probe.findsRaces();
  }

  @Override
  public boolean findsLivelocks() {
    return probe.findsLivelocks();
  }

  @Override
  public boolean isReachedByReferenceOnly(int owner) {
    return probe.isReachedByReferenceOnly(owner);
  }

  @Override
  public boolean showsBirths() {
    return probe.showsBirths();
  }

  @Override
  public int owner(int object) {
    return probe.owner(object);
  }

  @Override
  public int slot(int object) {
    return probe.slot(object);
  }

  @Override
  public int object(int owner, int slot) {
    return probe.object(owner, slot);
  }
}
