package io.mazurka.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.Trace;
import io.mazurka.program.Trace.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HappensBeforeTest {

  private static Step step(int thread, Kind kind, int object) {
    return step(thread, Operation.of(kind, object));
  }

  private static Step step(int thread, Operation operation) {
    return new Step(thread, "", "", "", "", List.of(), operation, List.of());
  }

  private static Trace trace(Step... steps) {
    return new Trace(List.of("a", "b", "c"), List.of(steps), List.of(), "");
  }

  @Test
  void arrows_ofALostUpdate_areTheConflictsThatNothingElseOrders() {
    Trace trace =
        trace(
            step(0, Kind.READ, 1),
            step(1, Kind.READ, 1),
            step(1, Kind.WRITE, 1),
            step(0, Kind.WRITE, 1),
            step(2, Kind.READ, 1));
    assertThat(HappensBefore.of(trace).arrows())
        .containsExactly(new Arrow(0, 2, true), new Arrow(2, 3, true), new Arrow(3, 4, true));
  }

  @Test
  void arrows_betweenUnlockAndLock_cannotBeTurnedRound() {
    Trace trace = trace(step(0, Kind.LOCK, 1), step(0, Kind.UNLOCK, 1), step(1, Kind.LOCK, 1));
    assertThat(HappensBefore.of(trace).arrows()).containsExactly(new Arrow(1, 2, false));
  }

  @Test
  void order_withoutAnObject_forgetsWhatOnlyThatObjectOrders() {
    Trace trace = trace(step(0, Kind.WRITE, 1), step(1, Kind.WRITE, 1));
    assertThat(HappensBefore.of(trace).ordered(0, 1)).isTrue();
    assertThat(HappensBefore.without(trace, 1).ordered(0, 1)).isFalse();
  }

  @Test
  void steps_ofWhichOnlyWordsAreKnown_haveNoArrows() {
    Trace trace = trace(new Step(0, "read", "x", "", "", List.of()), step(1, Kind.WRITE, 1));
    assertThat(HappensBefore.of(trace).arrows()).isEmpty();
  }

  /** The arrows and the order within threads make the order, and no arrow can be left out. */
  @Test
  void arrows_ofRandomTraces_areTheTransitiveReduction() {
    Random random = new Random(5);
    for (int round = 0; round < 300; round++) {
      Trace trace = random(random, 3 + random.nextInt(25));
      int n = trace.steps().size();
      boolean[][] order = closure(n, dependencies(trace));
      HappensBefore computed = HappensBefore.of(trace);
      for (int i = 0; i < n; i++) {
        for (int j = i + 1; j < n; j++) {
          assertThat(computed.ordered(i, j)).isEqualTo(order[i][j]);
        }
      }
      List<int[]> drawn = edges(trace, computed.arrows());
      assertThat(closure(n, drawn)).isDeepEqualTo(order);
      for (Arrow arrow : computed.arrows()) {
        List<Arrow> fewer = new ArrayList<>(computed.arrows());
        fewer.remove(arrow);
        assertThat(closure(n, edges(trace, fewer))[arrow.from()][arrow.to()]).isFalse();
      }
    }
  }

  private static Trace random(Random random, int length) {
    Kind[] kinds = Kind.values();
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      Operation also =
          random.nextInt(4) == 0 ? Operation.of(kinds[random.nextInt(kinds.length)], 1) : null;
      Kind kind = kinds[random.nextInt(kinds.length)];
      steps.add(step(random.nextInt(3), Operation.of(kind, random.nextInt(3), also)));
    }
    return trace(steps.toArray(Step[]::new));
  }

  private static List<int[]> dependencies(Trace trace) {
    List<int[]> edges = new ArrayList<>();
    for (int j = 0; j < trace.steps().size(); j++) {
      for (int i = 0; i < j; i++) {
        Step a = trace.steps().get(i);
        Step b = trace.steps().get(j);
        Operation first = a.visible();
        Operation second = b.visible();
        if (a.thread() == b.thread()
            || first != null && second != null && first.dependsOn(second)) {
          edges.add(new int[] {i, j});
        }
      }
    }
    return edges;
  }

  private static List<int[]> edges(Trace trace, List<Arrow> arrows) {
    List<int[]> edges = new ArrayList<>();
    arrows.forEach(arrow -> edges.add(new int[] {arrow.from(), arrow.to()}));
    for (int j = 0; j < trace.steps().size(); j++) {
      for (int i = 0; i < j; i++) {
        if (trace.steps().get(i).thread() == trace.steps().get(j).thread()) {
          edges.add(new int[] {i, j});
        }
      }
    }
    return edges;
  }

  private static boolean[][] closure(int n, List<int[]> edges) {
    boolean[][] order = new boolean[n][n];
    edges.forEach(edge -> order[edge[0]][edge[1]] = true);
    for (int k = 0; k < n; k++) {
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n && order[i][k]; j++) {
          order[i][j] |= order[k][j];
        }
      }
    }
    return order;
  }
}
