package io.mazurka.jvm.load;

import io.mazurka.jvm.runtime.CopiedNames;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.Remapper;

/**
 * The classes of the JDK that run as if they were the program's: thread pools, futures, queues that
 * hand over. Where the program names one of them it means a copy under another name, which is
 * transformed like the program itself; so its threads are the program's, and what it waits for is
 * under control.
 *
 * <p>Most copies are the JDK's own code. Where that reaches too deep into the virtual machine, a
 * <em>substitute</em> of Mazurka's own takes its place, from {@code io.mazurka.jvm.substitute}.
 * Interfaces are copied too where their signatures name a copied class or their default methods
 * wait.
 */
final class Copies extends Remapper {

  private static final String CONCURRENT = "java/util/concurrent/";
  private static final String LOCKS = CONCURRENT + "locks/";
  private static final String RUNTIME = "java/lang/Runtime";
  private static final String SUBSTITUTES = "io/mazurka/jvm/substitute/";

  private static final Set<String> COPIED =
      Set.of(
          CONCURRENT + "CompletionService",
          CONCURRENT + "ExecutorCompletionService",
          CONCURRENT + "Executors",
          CONCURRENT + "Future",
          CONCURRENT + "Helpers",
          CONCURRENT + "RecursiveAction",
          CONCURRENT + "RecursiveTask",
          CONCURRENT + "RunnableFuture",
          CONCURRENT + "RunnableScheduledFuture",
          CONCURRENT + "ScheduledExecutorService",
          CONCURRENT + "ScheduledFuture",
          LOCKS + "AbstractOwnableSynchronizer",
          LOCKS + "AbstractQueuedLongSynchronizer",
          LOCKS + "AbstractQueuedSynchronizer",
          "java/util/TaskQueue",
          "java/util/Timer",
          "java/util/TimerTask",
          "java/util/TimerThread");

  /** The same where the JDK is trusted; otherwise they are copies of its code. */
  private static final Set<String> SUBSTITUTED_IF_TRUSTED =
      Set.of(CONCURRENT + "LinkedTransferQueue");

  /** A preview: there is code of Mazurka's own for the form that it has in Java 25. */
  private static final String SCOPE = CONCURRENT + "StructuredTaskScope";

  private static final boolean KNOWS_SCOPE = Runtime.version().feature() == 25;

  /** What Mazurka has code of its own for. */
  private static final Set<String> SUBSTITUTED =
      Set.of(
          CONCURRENT + "AbstractExecutorService",
          CONCURRENT + "CompletableFuture",
          CONCURRENT + "CompletionStage",
          CONCURRENT + "CountedCompleter",
          CONCURRENT + "ExecutorService",
          CONCURRENT + "ForkJoinPool",
          CONCURRENT + "ForkJoinTask",
          CONCURRENT + "ForkJoinWorkerThread",
          CONCURRENT + "FutureTask",
          CONCURRENT + "RejectedExecutionHandler",
          CONCURRENT + "ScheduledThreadPoolExecutor",
          CONCURRENT + "SubmissionPublisher",
          CONCURRENT + "ThreadPoolExecutor");

  /** The same for what copies call and programs do not, or not this way. */
  private static final Set<String> INTERNAL =
      Set.of(
          CONCURRENT + "AdaptedTask",
          CONCURRENT + "Agenda",
          CONCURRENT + "Chain",
          CONCURRENT + "Closing",
          CONCURRENT + "ConsumingSubscriber",
          CONCURRENT + "Consumption",
          CONCURRENT + "Crew",
          CONCURRENT + "DelayedAction",
          CONCURRENT + "Delivery",
          CONCURRENT + "Dependent",
          CONCURRENT + "FirstDone",
          CONCURRENT + "HandOver",
          CONCURRENT + "Here",
          CONCURRENT + "MinimalStage",
          CONCURRENT + "Outcome",
          CONCURRENT + "Promise",
          CONCURRENT + "Reaction",
          CONCURRENT + "Reactions",
          CONCURRENT + "RingBuffer",
          CONCURRENT + "Scope",
          CONCURRENT + "ScopeJoiners",
          CONCURRENT + "ScopeTask",
          CONCURRENT + "ScheduledTask",
          CONCURRENT + "Setting",
          CONCURRENT + "Stages",
          CONCURRENT + "Taker",
          CONCURRENT + "ThreadLocalRandom",
          CONCURRENT + "ThreadPerTaskExecutor",
          CONCURRENT + "Transfers",
          CONCURRENT + "Unfinished",
          CONCURRENT + "WaitingTasks",
          CONCURRENT + "Worker",
          RUNTIME,
          "java/lang/ref/Cleaner",
          "jdk/internal/invoke/MhUtil",
          "jdk/internal/misc/ThreadFlock",
          "jdk/internal/ref/CleanerFactory",
          "jdk/internal/util/ArraysSupport",
          "jdk/internal/vm/SharedThreadContainer");

  /** What is copied only where the JDK is not trusted: otherwise a call of it is one step. */
  private static final Set<String> TRUSTED =
      Set.of(
          CONCURRENT + "ArrayBlockingQueue",
          CONCURRENT + "ConcurrentHashMap",
          CONCURRENT + "ConcurrentLinkedDeque",
          CONCURRENT + "ConcurrentLinkedQueue",
          CONCURRENT + "ConcurrentSkipListMap",
          CONCURRENT + "ConcurrentSkipListSet",
          CONCURRENT + "CopyOnWriteArrayList",
          CONCURRENT + "CopyOnWriteArraySet",
          CONCURRENT + "CountDownLatch",
          CONCURRENT + "CyclicBarrier",
          CONCURRENT + "DelayQueue",
          CONCURRENT + "Exchanger",
          CONCURRENT + "LinkedBlockingDeque",
          CONCURRENT + "LinkedBlockingQueue",
          CONCURRENT + "Phaser",
          CONCURRENT + "PriorityBlockingQueue",
          CONCURRENT + "Semaphore",
          CONCURRENT + "SynchronousQueue",
          LOCKS + "ReentrantLock",
          LOCKS + "ReentrantReadWriteLock",
          LOCKS + "StampedLock");

  private final Map<String, String> targets = new HashMap<>();

  /** Which of the classes that need not be copied stay the JDK's. */
  enum Trust {
    ALL,
    LOCKS,
    NONE
  }

  private Copies(boolean inCopies, Trust trust, Set<String> opened) {
    super(Opcodes.ASM9);
    COPIED.forEach(this::copy);
    SUBSTITUTED.forEach(this::substitute);
    SUBSTITUTED_IF_TRUSTED.forEach(trust == Trust.ALL ? this::substitute : this::copy);
    if (KNOWS_SCOPE) {
      substitute(SCOPE);
    } else {
      Stream.of(SCOPE, SCOPE + "Impl", CONCURRENT + "Joiners").forEach(this::copy);
    }
    if (inCopies) {
      INTERNAL.forEach(this::substitute);
    }
    if (trust != Trust.ALL) {
      TRUSTED.stream().filter(name -> trust == Trust.NONE || !isLock(name)).forEach(this::copy);
    }
    TRUSTED.stream().filter(opened::contains).forEach(this::copy);
  }

  /** The names to use in the program's classes, or in the copies themselves. */
  static Copies of(boolean inCopies, Trust trust) {
    return new Copies(inCopies, trust, Set.of());
  }

  /** The same, with copies of some of the classes that need not be. */
  static Copies with(boolean inCopies, Set<String> opened) {
    return new Copies(inCopies, Trust.ALL, opened);
  }

  /** Whether it is one of the locks, or what they are made of. */
  static boolean isLock(String origin) {
    return origin.startsWith(LOCKS);
  }

  private void copy(String name) {
    targets.put(name, CopiedNames.PREFIX + name);
  }

  private void substitute(String name) {
    copy(name);
    targets.put(substituteOf(name), CopiedNames.PREFIX + name);
  }

  private static String substituteOf(String name) {
    String simple = name.equals(RUNTIME) ? "/SingleProcessor" : name;
    return SUBSTITUTES + simple.substring(simple.lastIndexOf('/') + 1);
  }

  @Override
  public String map(String internalName) {
    String outer = outer(internalName);
    String target = targets.get(outer);
    return target == null ? internalName : target + internalName.substring(outer.length());
  }

  /** The classes that programs name and get as a copy, be it only where the JDK is not trusted. */
  static Stream<String> all() {
    return Stream.of(COPIED, SUBSTITUTED, SUBSTITUTED_IF_TRUSTED, Set.of(SCOPE), TRUSTED)
        .flatMap(Set::stream);
  }

  /** Whether this is the name of a copy. */
  static boolean isCopy(String internalName) {
    return internalName.startsWith(CopiedNames.PREFIX);
  }

  /** The class file that the copy of this name is made from. */
  String origin(String copy) {
    String name = copy.substring(CopiedNames.PREFIX.length());
    String outer = outer(name);
    boolean own = INTERNAL.contains(outer) || targets.containsKey(substituteOf(outer));
    return own ? substituteOf(outer) + name.substring(outer.length()) : name;
  }

  /** Whether it is a collection or lock that need not be a copy, or a queue that always is. */
  static boolean isCollection(String origin) {
    String outer = outer(origin);
    return TRUSTED.contains(outer) || outer.endsWith("Queue");
  }

  private static String outer(String name) {
    int nested = name.indexOf('$');
    return nested < 0 ? name : name.substring(0, nested);
  }

  /**
   * Whether the class takes steps by itself, so that its variables need not be reported. Those that
   * are substitutes only where the JDK is trusted call the program as its own code does, and leave
   * the steps to others.
   */
  static boolean takesSteps(String name) {
    if (!isCopy(name)) {
      return false;
    }
    String outer = outer(name.substring(CopiedNames.PREFIX.length()));
    return SUBSTITUTED.contains(outer)
        || INTERNAL.contains(outer)
        || KNOWS_SCOPE && outer.equals(SCOPE);
  }

  /** Whether it is a class of Mazurka's own that the copy is made from. */
  static boolean isSubstitute(String origin) {
    return origin.startsWith(SUBSTITUTES);
  }
}
