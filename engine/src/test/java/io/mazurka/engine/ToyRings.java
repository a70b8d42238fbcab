package io.mazurka.engine;

import io.mazurka.engine.Instruction.Code;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;

/**
 * Makes random programs whose threads sit in a ring, each with a lock on either side, as
 * philosophers do; the same ones for the same seed.
 */
final class ToyRings {

  private final Random random;
  private final List<Instruction> body = new ArrayList<>();
  private final Deque<Instruction> releases = new ArrayDeque<>();

  private ToyRings(long seed) {
    random = new Random(7919 * seed + 13);
  }

  /** So many philosophers without loops: the left fork, the right fork, and back with both. */
  static ToyProgram philosophers(int count) {
    List<Instruction> turn =
        List.of(
            Instruction.of(Code.LOCK, 0),
            Instruction.of(Code.LOCK, 1),
            Instruction.of(Code.UNLOCK, 1),
            Instruction.of(Code.UNLOCK, 0));
    List<List<Instruction>> all = new ArrayList<>();
    for (int seat = 0; seat < count; seat++) {
      all.add(seated(turn, seat, count));
    }
    return ToyProgram.of(all);
  }

  /** A ring of three or four threads that do the same, but for a few that look around first. */
  static ToyProgram random(long seed) {
    return new ToyRings(seed).program();
  }

  private ToyProgram program() {
    int seats = 3 + random.nextInt(2);
    int size = 2 + random.nextInt(seats == 3 ? 3 : 1);
    while (body.size() < size) {
      addSomething();
    }
    body.addAll(releases);
    List<List<Instruction>> all = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      List<Instruction> own = new ArrayList<>();
      if (random.nextInt(12) == 0) {
        own.add(Instruction.of(Code.READ, random.nextInt(2)));
      }
      own.addAll(seated(body, seat, seats));
      all.add(own);
    }
    boolean framed = random.nextInt(6) == 0;
    boolean quiet = seats == 4 || random.nextInt(4) != 0;
    return new ToyProgram(all, seats, framed, random.nextInt(2), quiet);
  }

  private void addSomething() {
    int variable = random.nextInt(2);
    switch (random.nextInt(8)) {
      case 0, 1, 2 -> lock();
      case 3 -> unlock();
      case 4 -> body.add(Instruction.of(Code.WRITE, variable, 1 + random.nextInt(2)));
      case 5 -> readAndAdd(variable);
      case 6 -> body.add(Instruction.of(random.nextBoolean() ? Code.ACQUIRE : Code.RELEASE, 0));
      default -> {
        Code code = random.nextBoolean() ? Code.INCREASE : Code.ASSERT_NOT;
        body.add(Instruction.of(code, variable, 1));
      }
    }
  }

  private void lock() {
    Instruction held = releases.peek();
    if (releases.size() < 2) {
      int side = held == null ? random.nextInt(2) : 1 - held.a();
      body.add(Instruction.of(Code.LOCK, side));
      releases.push(Instruction.of(Code.UNLOCK, side));
    }
  }

  private void unlock() {
    if (!releases.isEmpty()) {
      body.add(releases.pop());
    }
  }

  private void readAndAdd(int variable) {
    body.add(Instruction.of(Code.READ, variable));
    if (random.nextInt(3) == 0) {
      body.add(Instruction.of(Code.SKIP_IF, random.nextInt(2), 1));
    }
    body.add(Instruction.of(Code.ADD, 0, 1));
  }

  /** The body with the locks beside a seat. */
  private static List<Instruction> seated(List<Instruction> body, int seat, int seats) {
    return body.stream()
        .map(next ->
            switch (next.code()) {
              case LOCK, UNLOCK -> Instruction.of(next.code(), (next.a() + seat) % seats);
              default -> next;
            })
        .toList();
  }
}
