package io.mazurka.jvm.runtime;

/**
 * What a program may turn out to do that depends on much that others do; operations take account of
 * it only once it has been seen. Each has words for what is so; the comment above says why it
 * matters.
 */
enum Fact {
  /** What daemon threads do depends on whether the program is still alive. */
  DAEMONS("there are daemon threads"),

  /** It has to let these go first. */
  ENDLESS("a thread goes on for ever while others could move"),

  /** That depends on all that others do. */
  PATIENCE("time runs out only where nobody can move otherwise"),

  /** One that joins another may go on before that has ended. */
  INTERRUPTS("threads are interrupted"),

  /** One that comes before the thread is started is lost. */
  PERMITS("threads are unparked"),

  /** Each call of a method that enters the object's monitor depends on who is inside. */
  LOCKED_COLLECTIONS("the program locks an object that locks itself"),

  /** From now on it counts who can reach them. */
  LOCKED_VALUES("the program locks texts or numbers"),

  /**
   * A JDK object that has called one is partly held: whoever changes such an object may have to
   * wait.
   */
  HOLDS("functions do visible things while an object runs them"),

  /** They do so until it ends: its end enters the monitor of the object to wake them. */
  WAITS_ON_THREADS("threads wait on the object of another thread"),

  /** Who looks at them depends on it. */
  CHANGED_PROPERTIES("the program changes system properties"),

  /**
   * Several threads make others that are given the next number for a name: it matters in which
   * order.
   */
  LOOKS_AT_NAMES("the program looks at names that threads get in order"),

  /** In its queue or under way: so it can notice each that is taken, done or put back. */
  LOOKS_AT_TASKS("the program looks at the tasks of a pool"),

  /** Who makes a thread for it or rejects a task has to look at them. */
  CHANGED_SETTINGS("the settings of a pool are changed while it is used", true),

  /**
   * A fork-join pool does so, or stops: it matters which of them have begun, and by whom they are
   * run.
   */
  INTERRUPTED_TASKS("the tasks of a pool are interrupted"),

  /** Those who wait for the future help with them, those who find it complete do not. */
  WAITING_STAGES("stages wait for futures"),

  /**
   * A thread asks that is not the one which gives the items to the subscriber: who offers an item
   * may be the one to start that, or may not.
   */
  REQUESTS_FROM_OUTSIDE("items are asked for from outside their subscriber"),

  /** Who waits for an element of a delay queue may find another one there when the time is up. */
  REPLACED_FRONTS("an element of a delay queue takes the place of the first", true),

  /** Which one a thread that dies of an exception finds depends on when it looks: in a step. */
  HANDLERS("a thread sets the handler of another for exceptions that nobody catches", true),

  /** The same for threads that have none of their own. */
  DEFAULT_HANDLERS("the default handler for exceptions is set while threads may need it", true),

  /** Who does that while the program is being ended is too late. */
  HOOKS("threads change the shutdown hooks while others may end the program", true),

  /** Others can tell who has come to it, and in which order: coming is a step of its own. */
  LINES("it shows who waits for a lock"),

  /** Threads ask who stands in line for it. */
  QUESTIONS_FOR_LINES("it asks who waits for a lock"),

  /** Threads ask for them: to begin to wait is a step of its own. */
  QUESTIONS_FOR_TAKERS("it shows who waits for an element"),

  /** Who gives one back may let them go on, while other readers notice nothing. */
  AWAITED_READERS("threads go round until a lock is not read any more"),

  /** Who goes round until there are some may go on when one comes. */
  COUNTED_READERS("threads ask how many read under a lock"),

  /** Those who hold them must be seen in between. */
  TRIES("it looks whether locks are held"),

  /** They go by the order in which each thread makes objects: states have to tell of them. */
  HASHES("objects are asked for identity hash codes"),

  /** That depends on all that others do. */
  EXITS("the program can be ended by a call"),

  /** Whether a thread can move depends on all that others do. */
  LOOKS_AT_STATES("threads look at each other's states");

  private final String text;
  private final boolean changesSteps;

  Fact(String text) {
    this(text, false);
  }

  Fact(String text, boolean changesSteps) {
    this.text = text;
    this.changesSteps = changesSteps;
  }

  /** What is so, in words. */
  String text() {
    return text;
  }

  /** Whether who follows a schedule has to know it, as threads take other steps. */
  boolean changesSteps() {
    return changesSteps;
  }
}
