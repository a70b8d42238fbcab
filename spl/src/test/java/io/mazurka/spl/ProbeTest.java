package io.mazurka.spl;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.state.Automorphisms;
import io.mazurka.engine.state.CanonicalForm;
import io.mazurka.engine.state.Canonizer;
import io.mazurka.engine.state.Renaming;
import io.mazurka.engine.state.StateKey;
import io.mazurka.program.Execution;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.Probe;
import io.mazurka.program.StateGraph;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What counts as the same state of a model, and what does not. */
class ProbeTest {

  private static StateGraph read(Execution execution) {
    StateGraph graph = new StateGraph();
    assertThat(requireNonNull(execution.probe()).read(graph)).isTrue();
    return graph;
  }

  private static CanonicalForm form(Execution execution, boolean heap, boolean threads) {
    return new Canonizer(heap, threads).canonize(read(execution));
  }

  private static Execution after(SplProgram program, int... threads) {
    Execution execution = program.start();
    for (int thread : threads) {
      execution.step(thread, 0);
    }
    return execution;
  }

  /** The keys after two schedules, up to heap symmetry, and up to thread symmetry as well. */
  private static void compare(
      String model, int[] left, int[] right, boolean equalHeaps, boolean equalThreads) {
    SplProgram program = SplProgram.parse(model);
    StateKey heap = form(after(program, left), true, false).key();
    StateKey threads = form(after(program, left), true, true).key();
    assertThat(heap.equals(form(after(program, right), true, false).key())).isEqualTo(equalHeaps);
    assertThat(threads.equals(form(after(program, right), true, true).key()))
        .isEqualTo(equalThreads);
  }

  private static int[] steps(int... threads) {
    return threads;
  }

  @Test
  void philosophers_afterARotation_areTheSameUpToThreads() {
    SplProgram program = Models.read("philosophers.spl", Map.of("N", 5));
    StateKey first = form(after(program, 0, 0, 2), true, true).key();
    assertThat(form(after(program, 3, 3, 0), true, true).key()).isEqualTo(first);
    assertThat(form(after(program, 3, 3, 1), true, true).key()).isNotEqualTo(first);
    assertThat(form(after(program, 3, 3, 0), true, false).key())
        .isNotEqualTo(form(after(program, 0, 0, 2), true, false).key());
  }

  @Test
  void philosophers_inTheBeginning_haveEveryRotation() {
    Execution start = Models.read("philosophers.spl", Map.of("N", 5)).start();
    Probe probe = requireNonNull(start.probe());
    Automorphisms automorphisms = new Automorphisms();
    automorphisms.begin(read(start));
    for (int to = 0; to < 5; to++) {
      Renaming rotation = requireNonNull(automorphisms.mapping(1, to));
      for (int thread = 0; thread < 5; thread++) {
        assertThat(rotation.thread(thread)).isEqualTo((thread + to + 4) % 5);
        Operation operation = requireNonNull(start.pending(thread));
        Operation image = requireNonNull(start.pending(rotation.thread(thread)));
        assertThat(rotation.operation(operation, probe, probe)).isEqualTo(image);
      }
    }
  }

  @Test
  void cells_allocatedInAnotherOrder_areTheSameUpToTheHeap() {
    String model =
        """
        active thread a begin
          A = new
          A.v = 1
          X = A.v
        end
        active thread b begin
          B = new
          B.v = 1
          X = B.v
        end
        """;
    compare(model, steps(0, 0, 1, 1), steps(1, 1, 0, 0), true, true);
    compare(model, steps(0, 0, 1), steps(1, 1, 0), false, false);
  }

  @Test
  void threads_ofDifferentDeclarationsWithTheSameCode_areTheSame() {
    String model =
        """
        semaphore s = 1
        global X = 0
        active thread a begin
          P(s)
          left = X
          V(s)
          Y = left + 1
        end
        active thread b begin
          again: P(s)
          p = X
          V(s)
          Y = p + 1
        end
        """;
    compare(model, steps(0, 0), steps(1, 1), false, true);
  }

  @Test
  void localVariable_thatIsNotReadAgain_isNotPartOfTheState() {
    String model =
        """
        active thread a begin
          x = 1 | x = 2
          X = x
          X = 0
          P(s)
        end
        active thread b begin
          V(s)
        end
        semaphore s = 0
        """;
    SplProgram program = SplProgram.parse(model);
    Execution one = after(program, 0, 0);
    Execution two = program.start();
    two.step(0, 1);
    assertThat(form(two, true, true).key()).isNotEqualTo(form(after(program, 0), true, true).key());
    two.step(0, 0);
    one.step(0, 0);
    two.step(0, 0);
    assertThat(form(one, true, true).key()).isEqualTo(form(two, true, true).key());
  }

  @Test
  void globalVariable_thatIsNotUsedAgain_isNotPartOfTheState() {
    String model =
        """
        active thread a begin
          X = 1
          Y = 1
        end
        active thread b begin
          X = 2
          Y = 1
        end
        """;
    compare(model, steps(0, 1), steps(1, 0), true, true);
  }

  @Test
  void array_withAnIndexThatIsComputed_keepsItsElementsInOrder() {
    String model =
        """
        const N = 2
        global a[N] = 0
        active thread writer[i < N] begin
          a[i] = 1
        end
        active thread reader begin
          x = a[K]
          print(x)
          K = 1
        end
        """;
    compare(model, steps(0), steps(1), false, false);
  }

  @Test
  void array_withIndicesThatAreKnown_isASetOfVariables() {
    String model =
        """
        const N = 2
        global a[N] = 0
        active thread writer[i < N] begin
          a[i] = 1
          x = a[i]
          B = x
        end
        """;
    compare(model, steps(0), steps(1), false, true);
    compare(model.replace("B = x", "B = i"), steps(0), steps(1), false, false);
  }

  @Test
  void whatHasBeenPrinted_isPartOfTheState() {
    String model =
        """
        active thread a begin
          print("a")
        end
        active thread b begin
          print("b")
        end
        """;
    compare(model, steps(0, 1), steps(1, 0), false, false);
    compare(model.replace("\"b\"", "\"a\""), steps(0, 1), steps(1, 0), true, true);
  }

  @Test
  void threads_startedWithOtherArguments_differAsLongAsTheyUseThem() {
    String model =
        """
        thread main begin
          start(t(1))
          start(t(2))
        end
        thread t(i) begin
          X = i
          Y = 1
        end
        """;
    compare(model, steps(0, 0, 1), steps(0, 0, 2), false, false);
    compare(model, steps(0, 0, 1, 2), steps(0, 0, 2, 1), true, true);
  }

  @Test
  void start_andBeginning_areOfTheStartedThread() {
    SplProgram program =
        SplProgram.parse(
            """
            thread main begin
              start(t)
              start(t)
            end
            thread t begin
              X = 1
            end
            """);
    Execution execution = after(program, 0, 0);
    Probe probe = requireNonNull(execution.probe());
    Automorphisms automorphisms = new Automorphisms();
    automorphisms.begin(read(execution));
    Renaming swap = requireNonNull(automorphisms.mapping(1, 2));
    Operation begin = requireNonNull(execution.pending(1));
    assertThat(begin.also()).isNotNull();
    Operation image = requireNonNull(swap.operation(begin, probe, probe));
    assertThat(image.toString()).isEqualTo(requireNonNull(execution.pending(2)).toString());
    assertThat(image.toString()).contains(Kind.BEGIN.name());
  }
}
