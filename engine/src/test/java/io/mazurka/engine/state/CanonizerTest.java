package io.mazurka.engine.state;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.program.StateGraph;
import io.mazurka.program.StateGraph.Entry;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CanonizerTest {

  private static final int GRAPHS = 3000;

  @ParameterizedTest
  @CsvSource({"true,true", "true,false", "false,true", "false,false"})
  void keys_ofRandomGraphs_areEqualExactlyForSymmetricGraphs(boolean heap, boolean threads) {
    assertEqualExactlyForSymmetric(heap, threads, Sketch::random);
  }

  @ParameterizedTest
  @CsvSource({"true,true", "true,false", "false,true", "false,false"})
  void keys_ofGraphsWithAlikeThreads_areEqualExactlyForSymmetricGraphs(
      boolean heap, boolean threads) {
    assertEqualExactlyForSymmetric(heap, threads, Sketch::alike);
  }

  private static void assertEqualExactlyForSymmetric(
      boolean heap, boolean threads, Function<Random, Sketch> sketches) {
    Canonizer canonizer = new Canonizer(heap, threads);
    Map<String, StateKey> keys = new HashMap<>();
    Map<StateKey, String> texts = new HashMap<>();
    for (int seed = 0; seed < GRAPHS; seed++) {
      Sketch sketch = sketches.apply(new Random(seed));
      String text = sketch.leastText(threads, heap);
      StateKey key = canonizer.canonize(sketch.graph()).key();
      assertThat(keys.computeIfAbsent(text, unseen -> key)).as("seed %d", seed).isEqualTo(key);
      assertThat(texts.computeIfAbsent(key, unseen -> text)).as("seed %d", seed).isEqualTo(text);
    }
    assertThat(keys).hasSizeLessThan(GRAPHS);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void key_ofShuffledGraph_isTheSame(boolean alike) {
    Canonizer canonizer = new Canonizer(true, true);
    for (int seed = 0; seed < GRAPHS; seed++) {
      Random random = new Random(seed);
      Sketch sketch = alike ? Sketch.alike(random) : Sketch.random(random);
      CanonicalForm form = canonizer.canonize(sketch.graph());
      for (int i = 0; i < 4; i++) {
        StateGraph shuffled = sketch.renumbered(sketch.shuffled(random, true, true));
        assertThat(canonizer.canonize(shuffled).key()).as("seed %d", seed).isEqualTo(form.key());
      }
    }
  }

  @Test
  void renaming_toShuffledGraph_makesThemTheSame() {
    Canonizer canonizer = new Canonizer(true, true);
    for (int seed = 0; seed < GRAPHS; seed++) {
      Random random = new Random(seed);
      Sketch sketch = Sketch.random(random);
      StateGraph shuffled = sketch.renumbered(sketch.shuffled(random, true, true));
      Renaming renaming =
          Renaming.between(canonizer.canonize(sketch.graph()), canonizer.canonize(shuffled));
      int[] order = sketch.identity();
      for (int node = 0; node < order.length; node++) {
        order[node] = renaming.owner(Sketch.FIRST_OWNER + node) - Sketch.FIRST_OWNER;
      }
      for (int t = 0; t < sketch.threads; t++) {
        assertThat(StateGraph.thread(renaming.thread(t))).isEqualTo(order[1 + t]);
      }
      assertThat(Sketch.text(sketch.renumbered(order)))
          .as("seed %d", seed)
          .isEqualTo(Sketch.text(shuffled));
    }
  }

  @ParameterizedTest
  @CsvSource({"ring,12", "ring,40", "private,12", "private,40", "set,20", "equal,60"})
  void key_ofHighlySymmetricGraph_staysTheSameWhenShuffled(String shape, int threads) {
    Canonizer canonizer = new Canonizer(true, true);
    Random random = new Random(threads);
    Sketch sketch = shape(shape, threads);
    StateKey key = canonizer.canonize(sketch.graph()).key();
    for (int i = 0; i < 20; i++) {
      StateGraph shuffled = sketch.renumbered(sketch.shuffled(random, true, true));
      assertThat(canonizer.canonize(shuffled).key()).isEqualTo(key);
    }
    assertThat(canonizer.canonize(sketch.label(1, 7).graph()).key()).isNotEqualTo(key);
  }

  /** Threads that share forks in a ring, have one object each, are all in one set, or are alike. */
  static Sketch shape(String shape, int threads) {
    Sketch sketch = new Sketch(threads, shape.equals("equal") ? 0 : threads);
    for (int t = 0; t < threads; t++) {
      int own = 1 + threads + t;
      switch (shape) {
        case "ring" ->
            sketch
                .add(1 + t, Entry.REFERENCE, own)
                .add(1 + t, Entry.REFERENCE, 1 + threads + (t + 1) % threads);
        case "private" -> sketch.add(1 + t, Entry.REFERENCE, own).add(own, Entry.VALUE, 5);
        case "set" -> sketch.add(0, Entry.MEMBER, own).add(own, Entry.MEMBER, 1 + t);
        default -> sketch.add(1 + t, Entry.VALUE, 3);
      }
    }
    return sketch;
  }
}
