package io.mazurka.engine;

import io.mazurka.engine.Instruction.Code;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.Prospect;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What is left of a script from a position on, and of the scripts that it may start. */
final class ToyProspect implements Prospect {

  private final ToyProgram program;
  private final Set<Use> uses = new HashSet<>();
  private final Set<Integer> whole = new HashSet<>();

  private record Use(Kind kind, int object) {}

  ToyProspect(ToyProgram program, int script, int position) {
    this.program = program;
    add(script, Math.max(0, position));
    if (position < 0) {
      uses.add(new Use(Kind.BEGIN, ToyProgram.thread(script)));
    }
  }

  private void add(int script, int from) {
    List<Instruction> body = program.scripts().get(script);
    for (int i = from; i < body.size(); i++) {
      add(script, body.get(i));
    }
    uses.add(new Use(Kind.END, ToyProgram.thread(script)));
  }

  private void add(int script, Instruction instruction) {
    if (instruction.code() == Code.SKIP_IF) {
      return;
    }
    for (int value = 0; value < ToyProgram.VARIABLES; value++) {
      int[] variables = {value, value, value};
      Operation operation = program.operation(script, instruction, variables);
      for (Operation link = operation; link != null; link = link.also()) {
        uses.add(new Use(link.kind(), link.object()));
      }
    }
    if (instruction.code() == Code.START && whole.add(instruction.a())) {
      uses.add(new Use(Kind.BEGIN, ToyProgram.thread(instruction.a())));
      add(instruction.a(), 0);
    }
  }

  @Override
  public boolean includes(Kind kind, int object) {
    return uses.contains(new Use(kind, object));
  }
}
