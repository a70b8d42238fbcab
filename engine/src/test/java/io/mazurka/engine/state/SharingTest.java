package io.mazurka.engine.state;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.Probe;
import io.mazurka.program.StateGraph;
import org.junit.jupiter.api.Test;

class SharingTest {

  private static final int OPEN = StateGraph.thread(2);
  private static final int KEPT = OPEN + 1;
  private static final int SHARED = KEPT + 1;

  /** A thread that the other one knows, with one object in a field and others on its stack. */
  private static StateGraph acquaintances(int one, int other) {
    StateGraph graph = new StateGraph();
    graph.begin(2);
    for (int object = OPEN; object <= SHARED; object++) {
      graph.describe(graph.add(), 0, object);
    }
    graph.describe(StateGraph.ROOT, 0, StateGraph.ROOT);
    graph.reference(SHARED);
    graph.describe(StateGraph.thread(other), 0, StateGraph.thread(other));
    graph.keep(true);
    graph.reference(StateGraph.thread(one));
    graph.describe(StateGraph.thread(one), 0, StateGraph.thread(one));
    graph.keep(true);
    graph.reference(KEPT);
    graph.reference(SHARED);
    graph.keep(false);
    graph.reference(OPEN);
    return graph;
  }

  @Test
  void stack_ofAThreadThatAnotherKnows_isItsOwn_itsFieldsAreNot() {
    for (int one = 0; one < 2; one++) {
      Sharing sharing = new Sharing();
      sharing.begin(acquaintances(one, 1 - one));
      assertThat(isLocal(sharing, one, KEPT)).isTrue();
      assertThat(isLocal(sharing, 1 - one, KEPT)).isFalse();
      assertThat(isLocal(sharing, one, OPEN)).isFalse();
      assertThat(isLocal(sharing, one, SHARED)).isFalse();
      assertThat(isLocal(sharing, one, StateGraph.thread(one))).isFalse();
      assertThat(isLocal(sharing, 1 - one, StateGraph.thread(1 - one))).isTrue();
    }
  }

  @Test
  void stack_ofAThreadThatEverybodyKnows_isItsOwn() {
    StateGraph graph = acquaintances(0, 1);
    graph.describe(StateGraph.ROOT, 0, StateGraph.ROOT);
    graph.reference(StateGraph.thread(0));
    Sharing sharing = new Sharing();
    sharing.begin(graph);
    assertThat(isLocal(sharing, 0, KEPT)).isTrue();
    assertThat(isLocal(sharing, 0, OPEN)).isFalse();
  }

  private static boolean isLocal(Sharing sharing, int thread, int object) {
    return sharing.isLocal(thread, Operation.of(Kind.WRITE, object), BY_NODE);
  }

  /** Numbers objects as the graph does. */
  private static final Probe BY_NODE =
      new Probe() {
        @Override
        public boolean read(StateGraph graph) {
          return true;
        }

        @Override
        public boolean isReachedByReferenceOnly(int owner) {
          return true;
        }

        @Override
        public int owner(int object) {
          return object;
        }

        @Override
        public int slot(int object) {
          return 0;
        }

        @Override
        public int object(int owner, int slot) {
          return owner;
        }
      };
}
