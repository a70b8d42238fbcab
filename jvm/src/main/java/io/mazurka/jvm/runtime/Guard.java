package io.mazurka.jvm.runtime;

import java.util.List;

/** What a thread may have to wait for before it can perform its pending operation. */
interface Guard {

  /** Whether the thread can go on in the present state. */
  boolean opensFor(ProgramThread thread);

  /** Whether it can though no time passes. */
  default boolean opensAtOnceFor(ProgramThread thread) {
    return opensFor(thread);
  }

  /** For how long the thread waits for that. */
  default Patience patience() {
    return Patience.ENDLESS;
  }

  /** What the thread waits for while it cannot, in words: "the monitor of Fork#1, held by P2". */
  String describe();

  /** The threads that have what the thread waits for, where anybody has it. */
  default List<Thread> holders() {
    return List.of();
  }

  /** Whether the thread goes round a loop without changing anything, rather than being blocked. */
  default boolean spins() {
    return false;
  }
}
