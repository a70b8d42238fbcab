package io.mazurka.spl;

import io.mazurka.program.Finding;
import io.mazurka.program.Operation;
import io.mazurka.spl.compile.Compiler;
import io.mazurka.spl.machine.Image;
import io.mazurka.spl.machine.Machine;
import io.mazurka.spl.machine.ObjectNumbers;
import io.mazurka.spl.syntax.Parser;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Visits every state of a model, where a state is all of the machine's memory, word by word, with
 * no notion of what corresponds to what: for models that never end, but have few states.
 */
final class RawStates {

  private static final int MANY = 1_000;

  final Set<String> outcomes = new TreeSet<>();
  final Set<String> findings = new TreeSet<>();
  private final Image image;
  private final ObjectNumbers numbers;
  private final Set<String> states = new HashSet<>();
  private final Deque<List<int[]>> open = new ArrayDeque<>();

  private RawStates(String source) {
    image = Compiler.compile(Parser.parse("model.spl", source), Map.of());
    numbers = new ObjectNumbers(image);
  }

  /** All there is to see, or null if there are too many states. */
  static @Nullable RawStates of(String source) {
    RawStates all = new RawStates(source);
    all.open.add(List.of());
    while (!all.open.isEmpty()) {
      if (all.states.size() > MANY) {
        return null;
      }
      all.visit(all.open.poll());
    }
    return all;
  }

  private void visit(List<int[]> schedule) {
    Machine machine = new Machine(image, numbers);
    for (int[] step : schedule) {
      Finding finding = machine.step(step[0], step[1]);
      note(finding);
    }
    String state = Arrays.toString(machine.snapshot()) + machine.threads() + machine.output();
    if (states.add(state) && !openSuccessors(machine, schedule)) {
      String printed = machine.output();
      outcomes.add(printed.isEmpty() ? "" : printed.substring(0, printed.length() - 1));
      note(new SplExecution(machine).end().stuck());
    }
  }

  private boolean openSuccessors(Machine machine, List<int[]> schedule) {
    boolean moves = false;
    for (int thread = 0; thread < machine.threads(); thread++) {
      if (machine.isEnabled(thread)) {
        moves = true;
        Operation operation = Objects.requireNonNull(machine.pending(thread));
        for (int way = 0; way < operation.alternatives(); way++) {
          open.add(longer(schedule, thread, way));
        }
      }
    }
    return moves;
  }

  private static List<int[]> longer(List<int[]> schedule, int thread, int way) {
    List<int[]> longer = new ArrayList<>(schedule);
    longer.add(new int[] {thread, way});
    return longer;
  }

  private void note(@Nullable Finding finding) {
    if (finding != null) {
      findings.add(finding.kind().label() + " " + finding.message());
    }
  }
}
