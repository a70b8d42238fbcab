package io.mazurka.engine;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.Arrays;

/**
 * Who touched which object, in the order of the path: for each object a list of accesses, the
 * latest first.
 *
 * <p>Independence of kinds on one object is an equivalence where a kind is independent of itself:
 * reads are independent of reads, releases of releases. So the accesses to an object fall into
 * <em>runs</em> of pairwise independent ones, each access depends on all of the run before its own,
 * and by way of that run on everything earlier. An operation need only be compared with the latest
 * run that it depends on.
 */
final class Accesses {

  private static final int KINDS = Kind.values().length;
  private static final boolean[] DEPENDENT = new boolean[KINDS * KINDS];
  private static final boolean[] RACING = new boolean[KINDS * KINDS];

  static {
    for (Kind a : Kind.values()) {
      for (Kind b : Kind.values()) {
        DEPENDENT[a.ordinal() * KINDS + b.ordinal()] = a.dependsOn(b);
        RACING[a.ordinal() * KINDS + b.ordinal()] = a.racesWith(b);
      }
    }
  }

  private int size;
  private int[] transitions = new int[64];
  private int[] kinds = new int[64];
  private int[] objects = new int[64];
  private int[] previous = new int[64];
  private int[] previousRun = new int[64];
  private int[] latest = new int[0];

  /** Adds the accesses of a transition; returns how many there were before. */
  int push(int transition, Operation operation) {
    int before = size;
    for (Operation link = operation; link != null; link = link.also()) {
      if (link.object() != Operation.NO_OBJECT) {
        add(transition, link.kind().ordinal(), link.object());
      }
    }
    return before;
  }

  /** Takes back all accesses but so many. */
  void popTo(int newSize) {
    while (size > newSize) {
      size--;
      latest[objects[size]] = previous[size];
    }
  }

  /** The latest access to the object, or -1. */
  int latest(int object) {
    return object < latest.length ? latest[object] : -1;
  }

  /** The latest access that the link of an operation depends on, at the end of its run, or -1. */
  int latestDependency(Operation link) {
    int access = link.object() == Operation.NO_OBJECT ? -1 : latest(link.object());
    return access < 0 || dependent(access, link) ? access : previousRun[access];
  }

  /** The access to the same object before this one, or -1. */
  int previous(int access) {
    return previous[access];
  }

  /** The latest access to the same object that this one depends on, or -1. */
  int previousRun(int access) {
    return previousRun[access];
  }

  /** The transition that made the access. */
  int transition(int access) {
    return transitions[access];
  }

  boolean dependent(int access, Operation link) {
    return DEPENDENT[kinds[access] * KINDS + link.kind().ordinal()];
  }

  boolean racing(int access, Operation link) {
    return RACING[kinds[access] * KINDS + link.kind().ordinal()];
  }

  private void add(int transition, int kind, int object) {
    reserve(object);
    int before = latest[object];
    transitions[size] = transition;
    kinds[size] = kind;
    objects[size] = object;
    previous[size] = before;
    previousRun[size] =
        before < 0 || DEPENDENT[kinds[before] * KINDS + kind] ? before : previousRun[before];
    latest[object] = size++;
  }

  private void reserve(int object) {
    if (object >= latest.length) {
      int from = latest.length;
      latest = Arrays.copyOf(latest, 2 * object + 16);
      Arrays.fill(latest, from, latest.length, -1);
    }
    if (size == transitions.length) {
      transitions = Arrays.copyOf(transitions, 2 * size);
      kinds = Arrays.copyOf(kinds, 2 * size);
      objects = Arrays.copyOf(objects, 2 * size);
      previous = Arrays.copyOf(previous, 2 * size);
      previousRun = Arrays.copyOf(previousRun, 2 * size);
    }
  }
}
