package io.mazurka.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * What a script has yet to do, with the locks and scripts that it names left blank: the same text
 * for scripts that do the same to other locks and scripts.
 */
final class ToyCode {

  private final StringBuilder text = new StringBuilder();

  /** The locks in the blanks, in the order in which the rest of the script first names them. */
  final List<Integer> locks = new ArrayList<>();

  /** The scripts in the blanks. */
  final List<Integer> scripts = new ArrayList<>();

  private final ToyProgram program;
  private final int script;
  private final int position;

  ToyCode(ToyProgram program, int script, int position) {
    this.program = program;
    this.script = script;
    this.position = position;
    text.append(stage());
    if (ToyProgram.hasLoops(program.scripts().get(script))) {
      text.append(" at ").append(position);
      program.scripts().get(script).forEach(this::append);
    } else {
      rest().forEach(this::append);
    }
  }

  private String stage() {
    int size = program.scripts().get(script).size();
    if (position == ToyExecution.UNSTARTED) {
      return program.framed() ? "unstarted framed" : "unstarted";
    }
    if (position < 0) {
      return "begins";
    }
    if (position < size) {
      return program.framed() ? "framed" : "runs";
    }
    return program.framed() && position == size ? "ends" : "ended";
  }

  private List<Instruction> rest() {
    List<Instruction> all = program.scripts().get(script);
    return all.subList(Math.min(Math.max(position, 0), all.size()), all.size());
  }

  private void append(Instruction next) {
    text.append('\n').append(next.code()).append(' ');
    switch (next.code()) {
      case LOCK, UNLOCK -> text.append(blank(locks, next.a()));
      case LOCK_BOTH, UNLOCK_BOTH ->
          text.append(blank(locks, next.a())).append(' ').append(blank(locks, next.b()));
      case START, JOIN, UNPARK -> text.append(blank(scripts, next.a()));
      default -> text.append(next.a()).append(' ').append(next.b());
    }
  }

  private static int blank(List<Integer> names, int name) {
    if (!names.contains(name)) {
      names.add(name);
    }
    return names.indexOf(name);
  }

  /** Whether the value last seen decides what is skipped. */
  boolean needsSeen() {
    if (ToyProgram.hasLoops(program.scripts().get(script))) {
      return true;
    }
    for (Instruction next : rest()) {
      switch (next.code()) {
        case SKIP_IF -> {
          return true;
        }
        case READ, AWAIT, ADD, READ_AT, AWAIT_AT, COMPARE_AND_SET, TRY_SET, ASSERT_NOT -> {
          return false;
        }
        case CHOOSE, CHOOSE_UP_TO, JOIN -> {
          return false;
        }
        default -> {}
      }
    }
    return false;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
