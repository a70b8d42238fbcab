package io.mazurka.jvm.runtime;

import io.mazurka.program.SearchAgain;
import java.util.Collections;
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
  private boolean daemons;
  private boolean company;
  private boolean exits;
  private boolean looksAtStates;
  private boolean interrupts;
  private boolean waitsOnThreads;
  private boolean locksCollections;
  private boolean holds;
  private boolean changesProperties;
  private boolean looksAtNames;
  private boolean looksAtTasks;
  private boolean interruptsTasks;
  private boolean stagesWait;
  private boolean requestsFromOutside;
  private boolean lines;
  private boolean asksForLines;
  private boolean triesLocks;
  private boolean goesOnForEver;
  private boolean patience;
  private boolean asksForTakers;
  private final Set<String> interned = Collections.newSetFromMap(new IdentityHashMap<>());
  private final OpenedClasses opened = new OpenedClasses();
  private final FilledBins filledBins = new FilledBins();

  Learned(World world) {
    this.world = world;
  }

  /** There are daemon threads: what they do depends on whether the program is still alive. */
  void noteDaemon() {
    if (!daemons) {
      daemons = true;
      throw world.fail(new SearchAgain("there are daemon threads"));
    }
  }

  /** Whether there are daemon threads. */
  boolean daemons() {
    return daemons;
  }

  /** A thread goes on for ever while others could move: it has to let these go first. */
  void noteEndless() {
    if (!goesOnForEver) {
      goesOnForEver = true;
      throw world.fail(new SearchAgain("a thread goes on for ever while others could move"));
    }
  }

  /** A thread waits until nobody can move otherwise: that depends on all that others do. */
  void notePatience() {
    if (!patience) {
      patience = true;
      throw world.fail(new SearchAgain("time runs out only where nobody can move otherwise"));
    }
  }

  /** Whether there are threads that wait until nobody can move otherwise. */
  boolean patience() {
    return patience;
  }

  /** Whether threads go on for ever if others do not get their turn. */
  boolean goesOnForEver() {
    return goesOnForEver;
  }

  /** The main thread is not the only one that keeps the program alive. */
  void noteCompany() {
    if (!company) {
      company = true;
      if (daemons) {
        throw world.fail(new SearchAgain("there are daemon threads and several others"));
      }
    }
  }

  /** Whether the end of the main thread is that of the program, and of its daemon threads. */
  boolean endsWithMain() {
    return daemons && !company && !exits;
  }

  /** Threads are interrupted: one that joins another may go on before that has ended. */
  void noteInterrupt() {
    if (!interrupts) {
      interrupts = true;
      throw world.fail(new SearchAgain("threads are interrupted"));
    }
  }

  /**
   * The program enters the monitor of an object whose own methods enter it: each call of them
   * depends on who is inside.
   */
  void noteLockedCollection() {
    if (!locksCollections) {
      locksCollections = true;
      throw world.fail(new SearchAgain("the program locks an object that locks itself"));
    }
  }

  /** Whether the program enters monitors of objects whose own methods enter them. */
  boolean locksCollections() {
    return locksCollections;
  }

  /**
   * A function does something visible while the JDK object that called it is partly held: whoever
   * changes such an object may have to wait.
   */
  void noteHold() {
    if (!holds) {
      holds = true;
      throw world.fail(new SearchAgain("functions do visible things while an object runs them"));
    }
  }

  /**
   * Whether calls of JDK objects may have to wait for functions that others have passed to them.
   */
  boolean holds() {
    return holds;
  }

  /**
   * Threads wait on the object of another, and so until it ends: its end enters the monitor of the
   * object to wake them.
   */
  void noteWaitOnThread() {
    if (!waitsOnThreads) {
      waitsOnThreads = true;
      throw world.fail(new SearchAgain("threads wait on the object of another thread"));
    }
  }

  /** The monitor that a thread enters to end, where anybody can notice; virtual ones have none. */
  @Nullable Monitor monitorAtEnd(ProgramThread thread) {
    Thread identity = thread.identity();
    return waitsOnThreads && !identity.isVirtual() ? Monitors.shared(world, identity) : null;
  }

  /** The program changes system properties: who looks at them depends on it. */
  void noteChangeOfProperties() {
    if (!changesProperties) {
      changesProperties = true;
      throw world.fail(new SearchAgain("the program changes system properties"));
    }
  }

  /** Whether the program changes system properties. */
  boolean changesProperties() {
    return changesProperties;
  }

  /**
   * The program looks at names of threads, and several threads make others that are given the next
   * number for a name.
   */
  void noteLookAtNames() {
    if (!looksAtNames) {
      looksAtNames = true;
      throw world.fail(new SearchAgain("the program looks at names that threads get in order"));
    }
  }

  /** Whether it matters in which order threads get names. */
  boolean looksAtNames() {
    return looksAtNames;
  }

  /** The program has asked Java to keep a text. */
  void noteInterned(String text) {
    interned.add(text);
  }

  /** Whether this very text is one that the program has asked Java to keep. */
  boolean isInterned(String text) {
    return !interned.isEmpty() && interned.contains(text);
  }

  /**
   * The program looks at what tasks a pool has, in its queue or under way: so it can notice each
   * that is taken, done or put back.
   */
  void noteLookAtTasks() {
    if (!looksAtTasks) {
      looksAtTasks = true;
      throw world.fail(new SearchAgain("the program looks at the tasks of a pool"));
    }
  }

  /** Whether the program looks at what tasks a pool has. */
  boolean looksAtTasks() {
    return looksAtTasks;
  }

  /**
   * A fork-join pool interrupts tasks, or stops: so it matters which of them have begun, and by
   * whom they are run.
   */
  void noteInterruptedTasks() {
    if (!interruptsTasks) {
      interruptsTasks = true;
      throw world.fail(new SearchAgain("the tasks of a pool are interrupted"));
    }
  }

  /** Whether fork-join pools interrupt tasks. */
  boolean interruptsTasks() {
    return interruptsTasks;
  }

  /**
   * A stage waits for a future: those who wait for the future help with it, those who find it
   * complete do not.
   */
  void noteWaitingStage() {
    if (!stagesWait) {
      stagesWait = true;
      throw world.fail(new SearchAgain("stages wait for futures"));
    }
  }

  /** Whether there are stages that wait for futures. */
  boolean stagesWait() {
    return stagesWait;
  }

  /**
   * A thread asks a publisher for items that is not the one which gives them to the subscriber: who
   * offers an item may be the one to start that, or may not.
   */
  void noteRequestFromOutside() {
    if (!requestsFromOutside) {
      requestsFromOutside = true;
      throw world.fail(new SearchAgain("items are asked for from outside their subscriber"));
    }
  }

  /** Whether others than those who give items to a subscriber ask for them. */
  boolean requestsFromOutside() {
    return requestsFromOutside;
  }

  /**
   * Others can tell who has come to a lock, and in which order: coming is a step of its own from
   * now on.
   */
  void noteLine() {
    if (!lines) {
      lines = true;
      throw world.fail(new SearchAgain("it shows who waits for a lock"));
    }
  }

  /** Threads ask who stands in line for a lock. */
  void noteQuestionForLine() {
    if (!asksForLines) {
      asksForLines = true;
      throw world.fail(new SearchAgain("it asks who waits for a lock"));
    }
  }

  /** Threads ask who waits for an element: to begin to wait is a step of its own from now on. */
  void noteQuestionForTakers() {
    if (!asksForTakers) {
      asksForTakers = true;
      throw world.fail(new SearchAgain("it shows who waits for an element"));
    }
  }

  /** Whether it makes a difference who waits for an element, and since when. */
  boolean takersMatter() {
    return asksForTakers || looksAtStates;
  }

  /** Threads look whether somebody holds a lock: those who do must be seen in between. */
  void noteTry() {
    if (!triesLocks) {
      triesLocks = true;
      throw world.fail(new SearchAgain("it looks whether locks are held"));
    }
  }

  /** Whether threads look whether somebody holds a lock. */
  boolean triesLocks() {
    return triesLocks;
  }

  /** Whether threads ask who stands in line for a lock. */
  boolean asksForLines() {
    return asksForLines;
  }

  /** Whether it makes a difference who stands in line for a lock. */
  boolean linesMatter() {
    return lines || looksAtStates || asksForLines;
  }

  /**
   * A collection of the JDK calls a method of the program that does something visible: its code is
   * explored from now on, if it is known how.
   */
  void noteCallBack(String className) {
    if (opened.open(className)) {
      throw world.fail(new SearchAgain("a collection calls methods that others can notice"));
    }
  }

  /**
   * A collection of the program's is made of one that waits, or goes through one that threads may
   * change meanwhile.
   */
  void noteExtended(String className) {
    if (opened.open(className)) {
      throw world.fail(new SearchAgain("the program extends a collection"));
    }
  }

  /**
   * A queue serves threads in the order in which they came, as the lock inside does. When a thread
   * comes is its own affair, so that all of them came late is always possible; only who looks at
   * their states can tell.
   */
  void noteFairQueue() {
    if (looksAtStates && opened.openFairQueues()) {
      throw world.fail(new SearchAgain("a queue is fair, and it shows who waits"));
    }
  }

  /** The collections whose own code is explored. */
  OpenedClasses opened() {
    return opened;
  }

  /** Others may fill and empty bins of a map while a thread goes through it. */
  void noteBins(Traverser traverser) {
    if (filledBins.note(traverser)) {
      throw world.fail(SearchAgain.withOtherSteps("a thread goes through the bins of a map"));
    }
  }

  FilledBins filledBins() {
    return filledBins;
  }

  /** Whether a join that is not timed can only go on at the end of the other thread. */
  boolean joinsAreFirm() {
    return !interrupts;
  }

  /** A thread is about to end the program: that depends on all that others do. */
  void noteExit() {
    if (!exits) {
      exits = true;
      throw world.fail(new SearchAgain("the program can be ended by a call"));
    }
  }

  /** Whether the program can be ended by a call. */
  boolean exits() {
    return exits;
  }

  /**
   * A thread looks at the state of another: whether that can move depends on all that others do.
   */
  void noteLookAtStates() {
    if (!looksAtStates) {
      looksAtStates = true;
      throw world.fail(new SearchAgain("threads look at each other's states"));
    }
  }

  /** Whether threads look at each other's states. */
  boolean looksAtStates() {
    return looksAtStates;
  }

  /** What the end of a thread has to wait for where it is what ends the program for others. */
  @Nullable Guard beforeEnd(ProgramThread thread) {
    return endsWithMain() && !thread.identity().isDaemon() ? new LastSteps(world) : null;
  }

  /** Whether the end of the thread may be what ends the program for others. */
  boolean endMatters(ProgramThread thread) {
    return exits || daemons && !thread.identity().isDaemon();
  }
}
