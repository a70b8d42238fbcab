package io.mazurka.jvm.probe;

import io.mazurka.jvm.probe.StateReader.Detail;
import io.mazurka.jvm.runtime.Insight;
import io.mazurka.program.Probe;
import io.mazurka.program.StateGraph;

/** Reads the states of one execution of a Java program. */
public final class JvmProbe implements Probe {

  private final StateReader reader;
  private final Insight insight;

  JvmProbe(StateReader reader, Insight insight) {
    this.reader = reader;
    this.insight = insight;
  }

  @Override
  public boolean read(StateGraph graph) {
    return reader.read(insight, graph, Detail.FUTURE);
  }

  @Override
  public boolean readWithPast(StateGraph graph) {
    return reader.read(insight, graph, Detail.PAST);
  }

  @Override
  public boolean readToTheLetter(StateGraph graph, boolean withPast) {
    if (withPast) {
      insight.leaveRacesToClocks();
    }
    return reader.read(insight, graph, withPast ? Detail.LETTER_AND_PAST : Detail.LETTER);
  }

  @Override
  public String obstacle() {
    return reader.obstacle();
  }

  @Override
  public boolean isReachedByReferenceOnly(int owner) {
    return owner != Slots.ROOT_OWNER && reader.isReachedByReferenceOnly(insight.object(owner));
  }

  @Override
  public boolean showsBirths() {
    return reader.showsBirths();
  }

  @Override
  public int owner(int object) {
    return Slots.owner(insight, object);
  }

  @Override
  public int slot(int object) {
    return reader.slots().common(insight, object);
  }

  @Override
  public int object(int owner, int slot) {
    return reader.slots().location(insight, owner, slot);
  }
}
