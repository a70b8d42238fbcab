package io.mazurka.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.state.Automorphisms;
import io.mazurka.engine.state.Renaming;
import io.mazurka.program.StateGraph;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class GroupsTest {

  /** A state in which all threads are alike, or stand in a ring. */
  private static Renaming renaming(int threads, boolean ring, int from, int to) {
    StateGraph graph = new StateGraph();
    graph.begin(threads);
    for (int thread = 0; thread < threads; thread++) {
      graph.describe(StateGraph.thread(thread), 1, 10 + thread);
      if (ring) {
        graph.reference(StateGraph.thread((thread + 1) % threads));
      }
    }
    graph.describe(StateGraph.ROOT, 2, 0);
    Automorphisms automorphisms = new Automorphisms();
    automorphisms.begin(graph);
    return Objects.requireNonNull(automorphisms.mapping(from, to));
  }

  @Test
  void exchange_thatFollowsFromOthers_joinsNothing() {
    Groups groups = new Groups(4);
    assertThat(groups.join(renaming(4, false, 0, 1))).isTrue();
    assertThat(groups.join(renaming(4, false, 2, 1))).isTrue();
    assertThat(groups.join(renaming(4, false, 0, 2))).isFalse();
    assertThat(groups.join(renaming(4, false, 1, 0))).isFalse();
    assertThat(groups.join(renaming(4, false, 3, 0))).isTrue();
    assertThat(groups.join(renaming(4, false, 3, 2))).isFalse();
  }

  @Test
  void rotation_isNoExchange_andCountsByItself() {
    Groups groups = new Groups(3);
    assertThat(groups.join(renaming(3, true, 0, 1))).isTrue();
    assertThat(groups.join(renaming(3, true, 0, 1))).isTrue();
  }
}
