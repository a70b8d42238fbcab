package io.mazurka.jvm.runtime;

import io.mazurka.program.Finding;
import java.util.ArrayList;
import java.util.List;

/** The accesses to variables in an execution, and the data races among them. */
final class Accesses {

  private final World world;
  private final RaceReports reports;
  private final Races races;
  private final List<OptimisticReads> optimistic = new ArrayList<>(0);
  private boolean pastMatters;

  Accesses(World world, RaceReports reports) {
    this.world = world;
    this.reports = reports;
    this.races = new Races(world.clocks());
  }

  void clear() {
    races.clear();
    optimistic.clear();
    pastMatters = false;
  }

  Races races() {
    return races;
  }

  /** Whether more than the state decides about data races from now on. */
  boolean pastMatters() {
    return pastMatters;
  }

  /**
   * A thread may have noticed what another has done, and nothing orders the two. What it does then
   * may race with what the other did before, though they never stand before both at once.
   */
  void notice() {
    pastMatters |= !reports.off();
  }

  /** Whether some thread reads optimistically. */
  boolean isUndecided() {
    return !optimistic.isEmpty();
  }

  /** An access of the running thread. */
  void note(ProgramThread thread, int location, boolean writes, boolean plain, int site) {
    if (reports.off()) {
      return;
    }
    boolean takesPart = plain && !Sites.get(site).isCopy();
    if (!writes && takesPart && thread.optimisticReads.isOpen()) {
      readOptimistically(thread, location, site);
      return;
    }
    if (writes && !optimistic.isEmpty()) {
      writeUnderOptimisticReads(thread, location, site);
    }
    races.record(thread.number(), location, writes, takesPart, world.steps(), site);
    if (!world.retrace().isUnderWay()
        && races.races(thread.number(), location, writes, takesPart)) {
      confirm(reports.describe(world, races.other(), thread, location, writes, site));
    }
  }

  private void readOptimistically(ProgramThread thread, int location, int site) {
    int now = races.now(thread.number());
    thread.optimisticReads.add(new OptimisticReads.Read(location, now, world.steps(), site));
    if (races.races(thread.number(), location, false, true)) {
      thread.optimisticReads.doubt(
          reports.describe(world, races.other(), thread, location, false, site));
    }
  }

  private void writeUnderOptimisticReads(ProgramThread thread, int location, int site) {
    for (OptimisticReads reads : optimistic) {
      for (OptimisticReads.Read read : reads.all()) {
        int reader = reads.thread().number();
        if (read.location() == location
            && reader != thread.number()
            && !races.ordered(reader, read.moment(), thread.number())) {
          Races.Other other = new Races.Other(reader, read.step(), read.site(), false);
          reads.doubt(reports.describe(world, other, thread, location, true, site));
        }
      }
    }
  }

  /** A thread begins to read optimistically. */
  void open(OptimisticReads reads) {
    optimistic.add(reads);
  }

  /** What a thread has read optimistically counts, or is forgotten. */
  void close(OptimisticReads reads, boolean counts) {
    optimistic.remove(reads);
    if (counts) {
      int reader = reads.thread().number();
      for (OptimisticReads.Read read : reads.all()) {
        races.recordRead(reader, read.location(), read.moment(), read.step(), read.site());
      }
    }
  }

  /** There is no doubt about a race. */
  void confirm(Finding race) {
    notice();
    world.note(reports.confirm(race));
  }
}
