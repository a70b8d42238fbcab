package io.mazurka.jvm.probe;

import io.mazurka.jvm.load.ProgramLoader;
import io.mazurka.jvm.runtime.Insight;
import java.util.Set;

/**
 * All that is learned about a program in order to read its states, for all of its executions: its
 * code, its classes, and the numbers by which graphs name them.
 */
public final class Prober {

  private final StateReader reader;
  private final boolean leavesOutHashes;

  /**
   * A prober for the program whose first classes have been loaded.
   *
   * @param entries the names of the methods that it begins with
   * @param hashesAreSeen whether an object has been asked for its identity hash code
   */
  public Prober(ProgramLoader loader, Set<String> entries, boolean hashesAreSeen) {
    Interner interner = new Interner();
    ClassCodes codes = new ClassCodes(loader);
    Usage usage = Usage.of(loader, entries);
    if (usage.isToldOfHashes() && hashesAreSeen) {
      usage.toldOfHash();
    }
    leavesOutHashes = usage.isToldOfHashes();
    ClassGroups groups = new ClassGroups(usage);
    LocalCode local = new LocalCode(codes, groups);
    boolean byName = usage.observes(Observation.CLASSES) || usage.observes(Observation.TRACES);
    ClassLabels labels = new ClassLabels(codes, groups, local, interner, byName);
    Points points = new Points(codes, usage, local.words(), interner);
    StackReader stacks = new StackReader(points, labels, interner);
    Shapes shapes = new Shapes(codes, usage, labels);
    reader = new StateReader(interner, usage, stacks, shapes, new Slots(groups));
  }

  /** Whether states would lack something that the program has been seen to look at. */
  public boolean isOutdated(Insight insight) {
    return leavesOutHashes && insight.hashesAreSeen();
  }

  /** What reads the states of an execution. */
  public JvmProbe probe(Insight insight) {
    if (leavesOutHashes) {
      insight.leaveOutHashes();
    }
    return new JvmProbe(reader, insight);
  }
}
