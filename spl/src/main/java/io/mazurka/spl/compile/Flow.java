package io.mazurka.spl.compile;

import io.mazurka.spl.syntax.Statement;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/** The control flow of a thread: what can be done at each location, and where it leads. */
final class Flow {

  private final List<List<Branch>> branches = new ArrayList<>();

  /**
   * One of the choices at a location.
   *
   * @param last whether the transition ends with it
   */
  record Branch(Statement.Choice choice, int target, boolean last) {}

  /** A flow of so many locations, behind the last of which is the end. */
  Flow(int locations) {
    for (int i = 0; i < locations; i++) {
      branches.add(new ArrayList<>());
    }
  }

  void add(int location, Branch branch) {
    branches.get(location).add(branch);
  }

  /** The choices at a location; none at the end. */
  List<Branch> at(int location) {
    return location == end() ? List.of() : branches.get(location);
  }

  int end() {
    return branches.size();
  }

  /** The locations that can be reached from this one, itself among them. */
  BitSet from(int location) {
    BitSet reached = new BitSet();
    Deque<Integer> open = new ArrayDeque<>(List.of(location));
    while (!open.isEmpty()) {
      int here = open.pop();
      if (!reached.get(here)) {
        reached.set(here);
        at(here).forEach(branch -> open.push(branch.target()));
      }
    }
    return reached;
  }
}
