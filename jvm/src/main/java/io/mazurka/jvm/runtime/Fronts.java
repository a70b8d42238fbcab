package io.mazurka.jvm.runtime;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.DelayQueue;
import org.jspecify.annotations.Nullable;

/**
 * The elements that come first in queues of delayed ones. Who takes from such a queue waits for its
 * first element; while that stays first until it is taken, whoever takes has waited for as long as
 * it had to. Where another one takes its place, a thread that has come before may have waited for
 * longer, and the wait has to be a step of its own.
 */
public final class Fronts {

  /** Methods that remove elements that are due: those who wait for them have waited long enough. */
  private static final Set<String> TAKING = Set.of("drainTo", "poll", "remove()Ljava/lang/Object;");

  private final World world;
  private final IdentityHashMap<BlockingQueue<?>, Front> fronts = new IdentityHashMap<>();
  private final Map<Integer, Integer> known = new HashMap<>();

  Fronts(World world) {
    this.world = world;
  }

  /** What is known of a queue, up to the last call. */
  private static final class Front {
    private @Nullable Object first;
    private int lastThread;
    private int lastMoment;
    private boolean lastTakes;
    private int replaced;
    private int replacedBy;
    private int replacedAt;
  }

  void clear() {
    fronts.clear();
    known.clear();
  }

  /** The thread that runs is going to take an element, when it can. */
  public static void approach(BlockingQueue<?> queue) {
    World.active().calls().fronts().approach(queue, Operations.thread());
  }

  /** Keeps how often the first element has been replaced, as far as the thread has learned. */
  private void approach(BlockingQueue<?> queue, ProgramThread thread) {
    Front front = look(queue);
    boolean all =
        front.replaced == 0
            || world.clocks().ordered(front.replacedBy, front.replacedAt, thread.number());
    known.put(thread.number(), all ? front.replaced : 0);
  }

  /**
   * The thread that runs is about to take an element. Returns whether the wait for one that is not
   * due has to be a step of its own.
   */
  public static boolean mayBeReplaced(BlockingQueue<?> queue) {
    World world = World.active();
    Learned learned = world.learned();
    if (!learned.has(Fact.REPLACED_FRONTS) && !world.timesOutLate()) {
      Fronts fronts = world.calls().fronts();
      ProgramThread thread = Operations.thread();
      Front front = fronts.look(queue);
      if (fronts.known.getOrDefault(thread.number(), 0) < front.replaced) {
        learned.note(Fact.REPLACED_FRONTS);
      }
      fronts.come(front, thread, true);
    }
    return learned.has(Fact.REPLACED_FRONTS);
  }

  /** The thread is about to call a method of the object, perhaps a queue or what walks over one. */
  void call(Object object, ProgramThread thread, int site) {
    int number = world.objects().number(object);
    if (number != 0 && world.objects().object(number) instanceof DelayQueue<?> queue) {
      String member = Sites.get(site).member();
      boolean takes = object == queue && TAKING.stream().anyMatch(member::startsWith);
      come(look(queue), thread, takes);
    }
  }

  private void come(Front front, ProgramThread thread, boolean takes) {
    front.lastThread = thread.number();
    front.lastMoment = world.clocks().now(thread.number());
    front.lastTakes = takes;
  }

  /** Sees what the last call has done. */
  private Front look(BlockingQueue<?> queue) {
    Front front = fronts.computeIfAbsent(queue, key -> new Front());
    Object first = queue.peek();
    if (front.first != null && front.first != first && !front.lastTakes) {
      front.replaced++;
      front.replacedBy = front.lastThread;
      front.replacedAt = front.lastMoment;
    }
    front.first = first;
    return front;
  }
}
