package io.mazurka.cli.bench.peers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One of the programs of the module {@code peers}.
 *
 * @param name what people ask for it by
 * @param about what it does, in a few words
 * @param wrong whether some schedule breaks it
 * @param words its class and its arguments
 */
record PeerProgram(String name, String about, boolean wrong, List<String> words) {

  /** The program with the most executions, on which those per second are compared. */
  static final String INCREMENTS = "increments-4x4";

  private static final String PACKAGE = "io.mazurka.peers.program.";

  PeerProgram {
    words = List.copyOf(words);
  }

  private static PeerProgram of(String name, String about, boolean wrong, String words) {
    return new PeerProgram(name, about, wrong, Arrays.asList(words.split(" ", -1)));
  }

  private static PeerProgram wrong(String name, String about, String words) {
    return of(name, about, true, words);
  }

  private static PeerProgram correct(String name, String about, String words) {
    return of(name, about, false, words);
  }

  /** What is run where nothing else is asked for. */
  static List<PeerProgram> all() {
    return List.of(
        wrong("lost-update", "2 threads, a volatile counter", "LostUpdate 2"),
        wrong("philosophers-monitors", "3, left fork first", "MonitorPhilosophers 3 left"),
        correct("philosophers-monitors-ordered", "lower fork first", "MonitorPhilosophers 3 lower"),
        wrong("philosophers-locks", "3, with ReentrantLock", "LockPhilosophers 3 left"),
        correct("philosophers-locks-ordered", "lower fork first", "LockPhilosophers 3 lower"),
        wrong("buffer-notify", "2 producers, 2 consumers, 1 place", "BoundedBuffer 2 notify"),
        correct("buffer-notifyAll", "its correct twin", "BoundedBuffer 2 notifyAll"),
        correct("increments-2x2", "2 threads, 2 times synchronized", "Increments 2 2"),
        correct("increments-3x2", "3 threads, 2 times synchronized", "Increments 3 2"),
        correct(INCREMENTS, "4 threads, 4 times synchronized", "Increments 4 4"),
        wrong("stack-set", "2 threads, pop writes blindly", "LockFreeStack 2 set"),
        correct("stack", "Treiber's, 2 threads push and pop", "LockFreeStack 2 compareAndSet"),
        wrong("pool-volatile", "2 threads, 2 tasks, a volatile tally", "ThreadPool 2 volatile"),
        correct("pool", "2 threads, 2 tasks, an atomic tally", "ThreadPool 2 atomic"),
        wrong("cache-trust", "2 readers, the writer trusts", "ReadWriteCache 2 trust"),
        correct("cache", "2 readers, the writer looks again", "ReadWriteCache 2 recheck"));
  }

  /** Its class and its arguments as the {@code java} command wants them. */
  List<String> command() {
    List<String> command = new ArrayList<>(words);
    command.set(0, PACKAGE + words.getFirst());
    return command;
  }
}
