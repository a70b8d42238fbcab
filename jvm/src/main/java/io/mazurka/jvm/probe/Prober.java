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

  /**
   * A prober for the program whose first classes have been loaded.
   *
   * @param entries the names of the methods that it begins with
   */
  public Prober(ProgramLoader loader, Set<String> entries) {
    Interner interner = new Interner();
    ClassCodes codes = new ClassCodes(loader);
    Usage usage = Usage.of(loader, entries);
    ClassGroups groups = new ClassGroups(usage);
    LocalCode local = new LocalCode(codes, groups);
    boolean byName = usage.observes(Observation.CLASSES) || usage.observes(Observation.TRACES);
    ClassLabels labels = new ClassLabels(codes, groups, local, interner, byName);
    Points points = new Points(codes, usage, local.words(), interner);
    StackReader stacks = new StackReader(points, labels, interner);
    Shapes shapes = new Shapes(codes, usage, labels);
    reader = new StateReader(interner, usage, stacks, shapes, new Slots(groups));
  }

  /** What reads the states of an execution. */
  public JvmProbe probe(Insight insight) {
    return new JvmProbe(reader, insight);
  }
}
