package io.mazurka.jvm.runtime;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Joins one behind the other with nothing visible in between are one operation: "join all of
 * these". Their order matters to nobody, and a thread that stands before them has none in mind.
 */
final class Joins {

  private Joins() {}

  /** Waits for the end of all threads. */
  private record All(List<ProgramThread> threads) implements Guard {

    @Override
    public boolean opensFor(ProgramThread waiting) {
      for (int i = 0; i < threads.size(); i++) { // asked in every state: no iterator, no stream
        if (!threads.get(i).ended) {
          return false;
        }
      }
      return true;
    }

    @Override
    public String describe() {
      return threads.stream()
          .filter(thread -> !thread.ended)
          .map(Guard::describe)
          .collect(Collectors.joining(" and "));
    }
  }

  /**
   * Whether the elements of an array are threads that can be joined in one operation, which {@link
   * #performGathered} then performs. The array must be the running thread's own.
   */
  static boolean gather(ProgramThread thread, Object @Nullable [] array, int from, int to) {
    World world = World.active();
    if (array == null
        || from < 0
        || from >= to
        || to > array.length
        || !world.learned().joinsAreFirm()
        || world.objects().number(array) != 0) {
      return false;
    }
    List<@Nullable Object> elements = new ArrayList<>();
    for (int i = from; i < to; i++) {
      elements.add(array[i]);
    }
    return gather(thread, elements);
  }

  /** The same for what an iterator has yet to show; if it is so, the iterator has shown it. */
  static boolean gather(ProgramThread thread, @Nullable Iterator<?> iterator) {
    World world = World.active();
    if (iterator == null
        || iterator.getClass().getClassLoader() != null
        || !world.learned().joinsAreFirm()
        || world.objects().numberBehind(iterator) != 0) {
      return false;
    }
    List<@Nullable Object> elements = new ArrayList<>();
    iterator.forEachRemaining(elements::add);
    if (!gather(thread, elements)) {
      thread.gathered = elements;
    }
    return true;
  }

  private static boolean gather(ProgramThread thread, List<@Nullable Object> elements) {
    World world = World.active();
    List<@Nullable Object> targets = new ArrayList<>();
    for (Object element : elements) {
      ProgramThread target = element instanceof Thread other ? world.population().of(other) : null;
      if (target == null
          || target == thread
          || Threads.heldByJoining(thread, target.identity()) != null) {
        return false;
      }
      if (!targets.contains(target)) {
        targets.add(target);
      }
    }
    thread.gathered = targets;
    return true;
  }

  /** Joins what was gathered. */
  static void performGathered(ProgramThread thread, int site) throws InterruptedException {
    List<@Nullable Object> gathered = thread.gathered;
    List<ProgramThread> targets = new ArrayList<>();
    for (Object element : gathered) {
      if (element instanceof ProgramThread target) {
        targets.add(target);
      }
    }
    if (targets.size() < gathered.size()) {
      joinEach(gathered, site);
    } else {
      perform(thread, targets, site);
      thread.gathered.forEach(target -> acquire(thread, target));
    }
  }

  /** Stands before the operation; which threads it is about is known by the operation alone. */
  private static void perform(ProgramThread thread, List<ProgramThread> targets, int site) {
    thread.spin.takeMuted();
    Operation operation = Operation.of(Kind.UPDATE, thread.interruption);
    for (ProgramThread target : targets.reversed()) {
      operation = Operation.of(Kind.JOIN, target.life, operation);
    }
    thread.perform(operation, new All(targets), site);
  }

  private static void acquire(ProgramThread thread, @Nullable Object target) {
    if (target instanceof ProgramThread ended) {
      World.active().acquired(thread, ended.life);
      World.active().population().joined(thread, ended);
    }
  }

  private static void joinEach(List<@Nullable Object> threads, int site)
      throws InterruptedException {
    for (Object thread : threads) {
      Operations.join(
          (Thread) java.util.Objects.requireNonNull(thread), Synchronizer.FOR_EVER, site);
    }
  }
}
