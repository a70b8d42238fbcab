package io.mazurka.jvm.runtime;

import io.mazurka.program.SearchAgain;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is learned of the program on the way, and stays known in all later executions: that it does
 * things which depend on much that others do. As most programs do none of them, operations carry
 * {@link Links} for it only once it has been seen; the search then begins again.
 */
final class Learned {

  private final World world;
  private final boolean[] facts = new boolean[Fact.values().length];
  private boolean company;
  private boolean hashesLeftOut;
  private final Set<String> interned = Collections.newSetFromMap(new IdentityHashMap<>());
  private final OpenedClasses opened = new OpenedClasses();
  private final Set<String> strays = new HashSet<>();
  private final FilledBins filledBins = new FilledBins();

  Learned(World world) {
    this.world = world;
  }

  /** The program does that; the search begins again unless it was known. */
  void note(Fact fact) {
    if (!has(fact)) {
      if (world.over()) {
        // What runs now is on its way out, and shows nothing.
        throw new Abandoned();
      }
      facts[fact.ordinal()] = true;
      throw fact.changesSteps() ? withOtherSteps(fact.text()) : again(fact.text());
    }
  }

  /** Whether the program is known to do that. */
  boolean has(Fact fact) {
    return facts[fact.ordinal()];
  }

  private RuntimeException again(String reason) {
    return world.fail(new SearchAgain(reason));
  }

  private RuntimeException withOtherSteps(String reason) {
    return world.fail(SearchAgain.withOtherSteps(reason));
  }

  /** Whether who follows a schedule has to know what was learned before. */
  boolean changesSteps() {
    return !filledBins.isEmpty() || !strays.isEmpty() || hasFactThatChangesSteps();
  }

  private boolean hasFactThatChangesSteps() {
    return Arrays.stream(Fact.values()).anyMatch(fact -> fact.changesSteps() && has(fact));
  }

  // Ends of threads and of the program.

  /** The main thread is not the only one that keeps the program alive. */
  void noteCompany() {
    if (!company) {
      company = true;
      if (has(Fact.DAEMONS)) {
        throw again("there are daemon threads and several others");
      }
    }
  }

  /** Whether the end of the main thread is that of the program, and of its daemon threads. */
  boolean endsWithMain() {
    return has(Fact.DAEMONS) && !company && !has(Fact.EXITS);
  }

  /** What the end of a thread has to wait for where it is what ends the program for others. */
  @Nullable Guard beforeEnd(ProgramThread thread) {
    return endsWithMain() && !thread.identity().isDaemon() ? new LastSteps(world) : null;
  }

  /** Whether the end of the thread may be what ends the program for others. */
  boolean endMatters(ProgramThread thread) {
    return has(Fact.EXITS) || has(Fact.DAEMONS) && !thread.identity().isDaemon();
  }

  /** The monitor that a thread enters to end, where anybody can notice; virtual ones have none. */
  @Nullable Monitor monitorAtEnd(ProgramThread thread) {
    Thread identity = thread.identity();
    return has(Fact.WAITS_ON_THREADS) && !identity.isVirtual()
        ? Monitors.shared(world, identity)
        : null;
  }

  /** Whether a join that is not timed can only go on at the end of the other thread. */
  boolean joinsAreFirm() {
    return !has(Fact.INTERRUPTS);
  }

  // Who waits.

  /** Whether it makes a difference who waits for an element, and since when. */
  boolean takersMatter() {
    return has(Fact.QUESTIONS_FOR_TAKERS) || has(Fact.LOOKS_AT_STATES);
  }

  /** Whether it makes a difference who stands in line for a lock. */
  boolean linesMatter() {
    return has(Fact.LINES) || has(Fact.LOOKS_AT_STATES) || has(Fact.QUESTIONS_FOR_LINES);
  }

  // Collections and texts.

  /**
   * A collection of the JDK calls a method of the program that does something visible: its code is
   * explored from now on, if it is known how.
   */
  void noteCallBack(String className) {
    if (opened.open(className)) {
      throw again("a collection calls methods that others can notice");
    }
  }

  /**
   * A collection of the program's is made of one that waits, or goes through one that threads may
   * change meanwhile.
   */
  void noteExtended(String className) {
    if (opened.open(className)) {
      throw again("the program extends a collection");
    }
  }

  /**
   * A queue serves threads in the order in which they came, as the lock inside does. When a thread
   * comes is its own affair, so that all of them came late is always possible; only who looks at
   * their states can tell.
   */
  void noteFairQueue() {
    if (has(Fact.LOOKS_AT_STATES) && opened.openFairQueues()) {
      throw again("a queue is fair, and it shows who waits");
    }
  }

  /** The collections whose own code is explored. */
  OpenedClasses opened() {
    return opened;
  }

  /** Others may fill and empty bins of a map while a thread goes through it. */
  void noteBins(Traverser traverser) {
    if (filledBins.note(traverser)) {
      throw withOtherSteps("a thread goes through the bins of a map");
    }
  }

  FilledBins filledBins() {
    return filledBins;
  }

  /** An object of the class has come to another thread, and nobody knows how. */
  void noteStray(Class<?> type) {
    if (strays.add(type.getName())) {
      throw withOtherSteps(
          "objects of " + type.getName() + " come to other threads through the JDK");
    }
  }

  /** Whether objects of the class have done that. */
  boolean mayStray(Class<?> type) {
    return !strays.isEmpty() && strays.contains(type.getName());
  }

  /** States are read without hash codes, as long as nobody asks for one. */
  void leaveOutHashes() {
    hashesLeftOut = true;
  }

  /** An object was asked for its identity hash code. */
  void noteHash() {
    if (hashesLeftOut) {
      note(Fact.HASHES);
    }
    facts[Fact.HASHES.ordinal()] = true;
  }

  /** The program has asked Java to keep a text. */
  void noteInterned(String text) {
    interned.add(text);
  }

  /** Whether this very text is one that the program has asked Java to keep. */
  boolean isInterned(String text) {
    return !interned.isEmpty() && interned.contains(text);
  }
}
