package io.mazurka.engine;

import io.mazurka.engine.Instruction.Code;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Makes random toy programs, the same ones for the same seed. */
final class ToyPrograms {

  private static final List<Code> SIMPLE =
      Stream.of(
              Collections.nCopies(4, Code.READ),
              Collections.nCopies(4, Code.WRITE),
              Collections.nCopies(2, Code.ADD),
              Collections.nCopies(2, Code.INCREASE),
              Collections.nCopies(2, Code.COMPARE_AND_SET),
              Collections.nCopies(2, Code.ASSERT_NOT),
              Collections.nCopies(2, Code.RELEASE),
              Collections.nCopies(2, Code.UNPARK),
              List.of(Code.COPY, Code.WRITE_ANY, Code.CHOOSE),
              List.of(Code.AWAIT, Code.ACQUIRE, Code.PARK))
          .flatMap(List::stream)
          .toList();

  /** What touches other objects when other threads have moved. */
  private static final List<Code> SHIFTING = List.of(Code.READ_AT, Code.AWAIT_AT, Code.TRY_SET);

  /** What waits for something, and what lets it go on. */
  private static final List<Code> WAITING =
      List.of(
          Code.ACQUIRE,
          Code.ACQUIRE,
          Code.RELEASE,
          Code.RELEASE,
          Code.PARK,
          Code.UNPARK,
          Code.AWAIT,
          Code.WRITE,
          Code.READ);

  /** What goes one way or another, and what makes it matter. */
  private static final List<Code> CHOOSING =
      Stream.concat(
              Stream.of(Code.CHOOSE, Code.CHOOSE, Code.CHOOSE_UP_TO, Code.CHOOSE_UP_TO),
              Stream.of(Code.WRITE_ANY, Code.WRITE_ANY, Code.WRITE, Code.READ, Code.ADD))
          .toList();

  private final Random random;
  private final int scripts;
  private final int variables;
  private final boolean framed;
  private final boolean shifting;
  private final boolean waiting;
  private final boolean choosing;
  private int nextStart;

  private ToyPrograms(long seed, int scripts, boolean framed) {
    this.random = new Random(seed);
    this.scripts = scripts;
    this.framed = framed;
    int flavour = random.nextInt(7);
    this.shifting = flavour < 2;
    this.waiting = flavour == 2;
    this.choosing = flavour == 6;
    this.variables = 1 + random.nextInt(ToyProgram.VARIABLES);
  }

  /** A program of two to four threads with about so many visible operations in all. */
  static ToyProgram random(long seed, int operations) {
    Random random = new Random(~seed);
    boolean framed = random.nextInt(4) == 0;
    int scripts = 2 + random.nextInt(framed ? 2 : 3);
    return new ToyPrograms(seed, scripts, framed)
        .program(framed ? operations - scripts : operations, random);
  }

  private ToyProgram program(int operations, Random shape) {
    int running = shape.nextInt(3) == 0 ? 1 + shape.nextInt(scripts) : scripts;
    nextStart = running;
    List<List<Instruction>> all = new ArrayList<>();
    for (int script = 0; script < scripts; script++) {
      List<Instruction> body = new ArrayList<>();
      block(body, Math.max(1, operations / scripts - shape.nextInt(2)), script);
      all.add(List.copyOf(body));
    }
    return new ToyProgram(List.copyOf(all), running, framed, shape.nextInt(2));
  }

  /**
   * A program with threads that do the same, to the same or each to its own locks, from the
   * beginning or from some point on, and perhaps one that is different.
   */
  static ToyProgram similar(long seed, int operations) {
    Random shape = new Random(31 * ~seed);
    int scripts = 2 + shape.nextInt(3);
    ToyPrograms maker = new ToyPrograms(seed, scripts, shape.nextInt(5) == 0);
    maker.nextStart = scripts;
    boolean rotated = shape.nextInt(3) == 0;
    boolean converging = shape.nextInt(3) == 0;
    boolean started = shape.nextInt(4) == 0;
    List<Instruction> body = new ArrayList<>();
    maker.block(body, Math.max(1, operations / scripts - (converging ? 1 : 0)), 0);
    List<List<Instruction>> all = new ArrayList<>();
    for (int script = 0; script < scripts; script++) {
      List<Instruction> own = new ArrayList<>();
      if (converging && shape.nextBoolean()) {
        own.add(maker.simple());
      }
      body.forEach(next -> own.add(rotated ? shifted(next, all.size(), scripts) : next));
      all.add(own);
    }
    if (started || shape.nextInt(4) == 0) {
      List<Instruction> other = new ArrayList<>();
      for (int script = 1; started && script < scripts; script++) {
        other.add(Instruction.of(Code.START, script));
      }
      maker.block(other, started ? 1 : operations / scripts, 0);
      all.set(0, other);
    }
    return new ToyProgram(
        all, started ? 1 : scripts, maker.framed, shape.nextInt(2), shape.nextInt(4) != 0);
  }

  /**
   * A program with threads that come to do the same, each after a beginning of its own, beside
   * others that do something else; and perhaps some of them start others.
   */
  static ToyProgram converging(long seed, int operations) {
    Random shape = new Random(37 * ~seed);
    int alike = 2 + (shape.nextInt(3) == 0 ? 1 : 0);
    int others = shape.nextInt(5 - alike);
    int scripts = alike + others;
    ToyPrograms maker = new ToyPrograms(seed, scripts, shape.nextInt(8) == 0);
    maker.nextStart = scripts;
    List<Instruction> common = new ArrayList<>();
    maker.block(common, Math.clamp((operations - others) / alike - shape.nextInt(2), 1, 3), 0);
    int left = operations - alike * common.size();
    List<List<Instruction>> all = new ArrayList<>();
    for (int script = 0; script < scripts; script++) {
      List<Instruction> own = new ArrayList<>();
      if (script < alike) {
        for (int i = Math.min(left, shape.nextInt(3)); i > 0; i--) {
          own.add(maker.simple());
        }
        left -= own.size();
        own.addAll(common);
      } else {
        maker.block(own, Math.clamp(left / others, 1, 3), script);
      }
      all.add(own);
    }
    Collections.shuffle(all, shape);
    int running = scripts - (shape.nextInt(3) == 0 ? shape.nextInt(scripts - 1) : 0);
    for (int script = running; script < scripts; script++) {
      List<Instruction> starter = all.get(shape.nextInt(running));
      starter.add(shape.nextInt(starter.size() + 1), Instruction.of(Code.START, script));
    }
    return new ToyProgram(all, running, maker.framed, shape.nextInt(2), shape.nextInt(3) != 0);
  }

  /**
   * A program of up to five threads: three or four short ones that do the same, some perhaps after
   * something of their own, and others that do something else.
   */
  static ToyProgram several(long seed) {
    Random shape = new Random(41 * ~seed);
    int alike = shape.nextInt(3) == 0 ? 4 : 3;
    int others = shape.nextInt(6 - alike);
    ToyPrograms maker = new ToyPrograms(seed, alike + others, false);
    maker.nextStart = alike + others;
    List<Instruction> common = new ArrayList<>();
    maker.block(common, 1 + shape.nextInt(2), 0);
    List<List<Instruction>> all = new ArrayList<>();
    for (int script = 0; script < alike + others; script++) {
      List<Instruction> own = new ArrayList<>();
      if (script >= alike || shape.nextInt(4) == 0) {
        own.add(maker.simple());
      }
      own.addAll(script < alike ? common : List.of(maker.simple()).subList(0, shape.nextInt(2)));
      all.add(own);
    }
    Collections.shuffle(all, shape);
    return new ToyProgram(all, all.size(), false, shape.nextInt(2), shape.nextBoolean());
  }

  /** A program that differs from another in a few instructions, and in the order of its threads. */
  static ToyProgram near(ToyProgram base, long seed) {
    ToyPrograms maker = new ToyPrograms(seed, base.scripts().size(), base.framed());
    List<List<Instruction>> all = new ArrayList<>();
    base.scripts().forEach(script -> all.add(new ArrayList<>(script)));
    Collections.shuffle(all, maker.random);
    for (int changes = 1 + maker.random.nextInt(3); changes > 0; changes--) {
      maker.change(all.get(maker.random.nextInt(all.size())));
    }
    return new ToyProgram(all, base.running(), base.framed(), base.units(), base.quiet());
  }

  private void change(List<Instruction> script) {
    int place = random.nextInt(script.size());
    switch (random.nextInt(4)) {
      case 0 -> script.set(place, simple());
      case 1 -> script.add(place, simple());
      case 2 -> Collections.swap(script, place, random.nextInt(script.size()));
      default -> {
        if (script.size() > 1) {
          script.remove(place);
        }
      }
    }
  }

  private static Instruction shifted(Instruction next, int by, int locks) {
    return switch (next.code()) {
      case LOCK, UNLOCK, LOCK_BOTH, UNLOCK_BOTH ->
          Instruction.of(next.code(), (next.a() + by) % locks, (next.b() + by) % locks);
      default -> next;
    };
  }

  /** A program in which threads may go round in circles; its outcome is what variables are. */
  static ToyProgram looping(long seed, int operations) {
    Random shape = new Random(17 * ~seed);
    ToyProgram straight =
        shape.nextBoolean() ? random(seed, operations) : similar(seed, operations);
    List<List<Instruction>> all = new ArrayList<>();
    for (List<Instruction> script : straight.scripts()) {
      List<Instruction> looped = new ArrayList<>(script);
      if (shape.nextInt(3) != 0) {
        looped.add(Instruction.of(Code.READ, shape.nextInt(2)));
        looped.add(Instruction.of(Code.REPEAT_IF, shape.nextInt(3), 1));
      }
      all.add(looped);
    }
    return new ToyProgram(all, straight.running(), straight.framed(), straight.units(), true);
  }

  private void block(List<Instruction> body, int budget, int script) {
    int left = budget;
    while (left > 0) {
      int shape = random.nextInt(10);
      if (nextStart < scripts && shape < 5) {
        body.add(Instruction.of(Code.START, nextStart++));
        left--;
      } else if (shape == 0 && left >= 3) {
        int inner = 1 + random.nextInt(left - 2);
        locked(body, inner, script);
        left -= inner + 2;
      } else if (shape == 1 && left >= 2) {
        int inner = 1 + random.nextInt(left - 1);
        skipped(body, inner, script);
        left -= inner;
      } else if (shape == 2 && framed) {
        body.add(Instruction.of(Code.JOIN, (script + 1 + random.nextInt(scripts - 1)) % scripts));
        left--;
      } else {
        body.add(simple());
        left--;
      }
    }
  }

  private void locked(List<Instruction> body, int inner, int script) {
    int a = random.nextInt(2);
    boolean both = random.nextInt(4) == 0;
    body.add(Instruction.of(both ? Code.LOCK_BOTH : Code.LOCK, a, 1 - a));
    block(body, inner, script);
    body.add(Instruction.of(both ? Code.UNLOCK_BOTH : Code.UNLOCK, a, 1 - a));
  }

  private void skipped(List<Instruction> body, int inner, int script) {
    List<Instruction> block = new ArrayList<>();
    block(block, inner, script);
    body.add(Instruction.of(Code.SKIP_IF, random.nextInt(2), block.size()));
    body.addAll(block);
  }

  private Instruction simple() {
    List<Code> codes = codes();
    Code code = codes.get(random.nextInt(codes.size()));
    int variable = random.nextInt(variables);
    return switch (code) {
      case CHOOSE -> Instruction.of(code, 2);
      case WRITE_ANY -> Instruction.of(code, variable, 2);
      case ACQUIRE, RELEASE -> Instruction.of(code, random.nextInt(ToyProgram.SEMAPHORES));
      case UNPARK -> Instruction.of(code, random.nextInt(scripts));
      case COPY -> Instruction.of(code, variable, (variable + 1) % ToyProgram.VARIABLES);
      case WRITE -> Instruction.of(code, variable, 1 + random.nextInt(2));
      case ADD, INCREASE -> Instruction.of(code, variable, 1);
      default -> Instruction.of(code, variable, random.nextInt(3));
    };
  }

  private List<Code> codes() {
    if (shifting && random.nextInt(3) == 0) {
      return SHIFTING;
    }
    return waiting ? WAITING : choosing && random.nextBoolean() ? CHOOSING : SIMPLE;
  }
}
