package io.mazurka.engine.state;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.program.StateGraph;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AutomorphismsTest {

  @Test
  void mapping_inRandomGraphs_isFoundExactlyWhereThereIsOne() {
    Automorphisms automorphisms = new Automorphisms();
    int found = 0;
    for (int seed = 0; seed < 3000; seed++) {
      Sketch sketch = Sketch.random(new Random(seed));
      Set<String> expected = mappings(sketch);
      automorphisms.begin(sketch.graph());
      for (int from = 0; from < sketch.threads; from++) {
        for (int to = 0; to < sketch.threads; to++) {
          Renaming mapping = automorphisms.mapping(from, to);
          assertThat(mapping != null)
              .as("seed %d, %d to %d", seed, from, to)
              .isEqualTo(expected.contains(from + " to " + to));
          if (mapping != null) {
            assertKeeps(sketch, mapping, from, to);
            found += from == to ? 0 : 1;
          }
        }
      }
    }
    assertThat(found).isPositive();
  }

  private static Set<String> mappings(Sketch sketch) {
    Set<String> mappings = new TreeSet<>();
    String text = Sketch.text(sketch.graph());
    sketch.everyOrder(
        true,
        true,
        order -> {
          if (Sketch.text(sketch.renumbered(order)).equals(text)) {
            for (int t = 0; t < sketch.threads; t++) {
              mappings.add(t + " to " + (order[1 + t] - 1));
            }
          }
        });
    return mappings;
  }

  private static void assertKeeps(Sketch sketch, Renaming mapping, int from, int to) {
    assertThat(mapping.thread(from)).isEqualTo(to);
    int[] order = sketch.identity();
    for (int node = 0; node < order.length; node++) {
      order[node] = mapping.owner(Sketch.FIRST_OWNER + node) - Sketch.FIRST_OWNER;
    }
    assertThat(Sketch.text(sketch.renumbered(order))).isEqualTo(Sketch.text(sketch.graph()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"ring", "private", "set", "equal"})
  void mapping_inHighlySymmetricGraph_takesEveryThreadToEveryOther(String shape) {
    Sketch sketch = CanonizerTest.shape(shape, 16);
    Automorphisms automorphisms = new Automorphisms();
    StateGraph graph = sketch.graph();
    automorphisms.begin(graph);
    for (int from = 0; from < 16; from++) {
      for (int to = 0; to < 16; to++) {
        Renaming mapping = requireNonNull(automorphisms.mapping(from, to));
        assertKeeps(sketch, mapping, from, to);
      }
    }
  }
}
