package io.mazurka.spl.compile;

import io.mazurka.spl.machine.Labels;
import io.mazurka.spl.machine.Residue;
import io.mazurka.spl.machine.Rest;
import io.mazurka.spl.machine.Type;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The residual code of one thread at each of its locations, written once for every combination of
 * values that its constant variables have there.
 */
final class Residues implements Rest {

  private final ResidueWriter.Body body;
  private final Map<String, ResidueWriter.Body> bodies;
  private final Liveness liveness;
  private final Labels labels;
  private final int[] @Nullable [] constants;
  private final @Nullable Known[] known;

  /** What was written at a location, for these values of the constant variables. */
  private record Known(List<Integer> values, Residue residue, @Nullable Known next) {}

  Residues(ResidueWriter.Body body, Map<String, ResidueWriter.Body> bodies, Labels labels) {
    this.body = body;
    this.bodies = bodies;
    this.labels = labels;
    liveness = new Liveness(body.flow(), body.scope());
    constants = new int[body.flow().end()][];
    known = new Known[body.flow().end()];
  }

  @Override
  public Residue from(int location, IntUnaryOperator locals) {
    int[] slots = constantsAt(location);
    for (Known one = known[location]; one != null; one = one.next()) {
      if (holds(one, slots, locals)) {
        return one.residue();
      }
    }
    List<Integer> values = Arrays.stream(slots).map(locals).boxed().toList();
    Residue residue = write(location, slots, values);
    known[location] = new Known(values, residue, known[location]);
    return residue;
  }

  private static boolean holds(Known one, int[] slots, IntUnaryOperator locals) {
    for (int i = 0; i < slots.length; i++) {
      if (one.values().get(i) != locals.applyAsInt(slots[i])) {
        return false;
      }
    }
    return true;
  }

  /** The local variables that are read from here on and not assigned any more. */
  private int[] constantsAt(int location) {
    int[] there = constants[location];
    if (there == null) {
      BitSet slots = (BitSet) liveness.at(location).clone();
      slots.andNot(liveness.assignedFrom(location));
      there = slots.stream().filter(slot -> body.scope().typeOf(slot) != Type.POINTER).toArray();
      constants[location] = there;
    }
    return there;
  }

  private Residue write(int location, int[] slots, List<Integer> values) {
    Map<Integer, Integer> valueOf = new HashMap<>();
    BitSet live = (BitSet) liveness.at(location).clone();
    for (int i = 0; i < slots.length; i++) {
      valueOf.put(slots[i], values.get(i));
      live.clear(slots[i]);
    }
    return new ResidueWriter(bodies).write(body, location, valueOf, live, labels);
  }
}
