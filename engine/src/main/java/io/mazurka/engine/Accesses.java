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
 *
 * <p>Place 0 of the lists is for births, the objects come after it.
 */
final class Accesses {

  /** What every birth of a thread does, where the order of births matters. */
  static final Operation BIRTH = Operation.of(Kind.UPDATE, Operation.NO_OBJECT);

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
  private int[] places = new int[64];
  private int[] previous = new int[64];
  private int[] previousRun = new int[64];
  private int[] latest = new int[0];

  /** Adds the accesses of a transition; returns how many there were before. */
  int push(int transition, Operation operation) {
    int before = size;
    for (Operation link = operation; link != null; link = link.also()) {
      if (link.object() != Operation.NO_OBJECT) {
        add(transition, link.kind().ordinal(), link.object() + 1);
      }
    }
    return before;
  }

  /** Adds the birth of a thread by a transition. */
  void pushBirth(int transition) {
    add(transition, BIRTH.kind().ordinal(), 0);
  }

  /** Takes back all accesses but so many. */
  void popTo(int newSize) {
    while (size > newSize) {
      size--;
      latest[places[size]] = previous[size];
    }
  }

  /** The latest access that the link of an operation depends on, at the end of its run, or -1. */
  int latestDependency(Operation link) {
    int place = link.object() + 1;
    if (place >= latest.length || (place == 0 && link != BIRTH)) {
      return -1;
    }
    return dependencyFrom(latest[place], link);
  }

  /** The access to the same object before this one, or -1. */
  int previous(int access) {
    return previous[access];
  }

  /** The latest access to the same object that this one depends on, or -1: the end of its run. */
  int previousRun(int access) {
    return previousRun[access];
  }

  /** Whether the access changes its object, and commutes with one before it that does too. */
  boolean isOneOfSeveral(int access) {
    return kinds[access] == Kind.ADD.ordinal() && previous[access] != previousRun[access];
  }

  /** Where to go on before an access that ends a run: at the latest one the link depends on. */
  int dependencyFrom(int access, Operation link) {
    return access < 0 || dependent(access, link) ? access : previousRun[access];
  }

  /** The transition that made the access. */
  int transition(int access) {
    return transitions[access];
  }

  private boolean dependent(int access, Operation link) {
    return DEPENDENT[kinds[access] * KINDS + link.kind().ordinal()];
  }

  boolean racing(int access, Operation link) {
    return RACING[kinds[access] * KINDS + link.kind().ordinal()];
  }

  private void add(int transition, int kind, int place) {
    reserve(place);
    int before = latest[place];
    transitions[size] = transition;
    kinds[size] = kind;
    places[size] = place;
    previous[size] = before;
    previousRun[size] =
        before < 0 || DEPENDENT[kinds[before] * KINDS + kind] ? before : previousRun[before];
    latest[place] = size++;
  }

  private void reserve(int place) {
    if (place >= latest.length) {
      int from = latest.length;
      latest = Arrays.copyOf(latest, 2 * place + 16);
      Arrays.fill(latest, from, latest.length, -1);
    }
    if (size == transitions.length) {
      transitions = Arrays.copyOf(transitions, 2 * size);
      kinds = Arrays.copyOf(kinds, 2 * size);
      places = Arrays.copyOf(places, 2 * size);
      previous = Arrays.copyOf(previous, 2 * size);
      previousRun = Arrays.copyOf(previousRun, 2 * size);
    }
  }
}
