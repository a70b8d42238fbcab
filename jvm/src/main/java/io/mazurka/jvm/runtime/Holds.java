package io.mazurka.jvm.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import org.jspecify.annotations.Nullable;

/**
 * What threads hold of thread-safe JDK objects that are calling them back: the bin of a map whose
 * value is being computed, the lock of a queue that is gone through. As long as such a function
 * does nothing that others could notice, nobody meets a hold; the first that does makes the search
 * begin again, with calls that can wait.
 */
final class Holds {

  /** Methods of a map whose first argument is the key that they change. */
  private static final Set<String> KEYED =
      Set.of(
          "clear",
          "compute",
          "computeIfAbsent",
          "computeIfPresent",
          "merge",
          "put",
          "putAll",
          "putIfAbsent",
          "remove",
          "replace");

  /** Those that do nothing, and so lock nothing, if the key is the first in its bin. */
  private static final Set<String> CONTENT = Set.of("computeIfAbsent", "putIfAbsent");

  private final World world;
  private final List<Hold> open = new ArrayList<>(0);

  Holds(World world) {
    this.world = world;
  }

  void clear() {
    open.clear();
  }

  /** Whether parts of the object can be held. */
  static boolean canBeHeld(Object object) {
    return object instanceof ConcurrentHashMap
        || object instanceof CopyOnWriteArrayList
        || object instanceof CopyOnWriteArraySet;
  }

  boolean any() {
    return !open.isEmpty();
  }

  void add(Hold hold) {
    open.add(hold);
  }

  void remove(Hold hold) {
    open.removeIf(held -> held == hold);
  }

  /** The thread is about to do something visible: does it hold anything that others may want? */
  void noteOperation(ProgramThread thread) {
    for (int i = 0; i < open.size(); i++) {
      Hold hold = open.get(i);
      if (hold.holder() == thread && world.objects().number(hold.object()) != 0) {
        switch (hold.what()) {
          case MONITOR -> world.learned().note(Fact.LOCKED_COLLECTIONS);
          case ALL -> world.learned().noteCallBack(hold.object().getClass().getName());
          default -> world.learned().note(Fact.HOLDS);
        }
      }
    }
  }

  /** A call of a JDK object, as far as others may have to let it. */
  record Demand(Object object, boolean writes, @Nullable Object key, int hash, boolean content) {

    static Demand of(Object object, boolean writes, @Nullable Object argument, String member) {
      String method = member.substring(0, member.indexOf('('));
      if (argument == null || !(object instanceof ConcurrentHashMap) || !KEYED.contains(method)) {
        return new Demand(object, writes, null, 0, false);
      }
      return new Demand(object, writes, argument, Bins.hash(argument), CONTENT.contains(method));
    }

    boolean isMetBy(Hold hold) {
      return switch (hold.what()) {
        case MONITOR, ALL -> false;
        case CHANGES -> writes;
        case BIN, RESERVED_BIN -> writes && (key == null || hold.covers(hash)) && !isContent();
      };
    }

    private boolean isContent() {
      return content && key != null && Bins.isFirst((ConcurrentHashMap<?, ?>) object, key, hash);
    }
  }

  /** What the call has to wait for. */
  Guard guard(Demand demand) {
    return new Free(this, demand);
  }

  /** What somebody else holds that the call needs, or null. */
  private @Nullable Hold heldByOther(ProgramThread thread, Demand demand) {
    for (Hold hold : open) {
      if (hold.object() == demand.object() && hold.holder() != thread && demand.isMetBy(hold)) {
        return hold;
      }
    }
    return null;
  }

  /** Refuses to change a bin in the midst of its first change, as the map does. */
  void checkRecursion(ProgramThread thread, Demand demand) {
    for (Hold hold : open) {
      if (hold.object() == demand.object()
          && hold.holder() == thread
          && hold.what() == Hold.What.RESERVED_BIN
          && demand.key() != null
          && demand.isMetBy(hold)) {
        throw new IllegalStateException("Recursive update");
      }
    }
  }

  private record Free(Holds holds, Demand demand) implements Guard {

    @Override
    public boolean opensFor(ProgramThread thread) {
      return holds.heldByOther(thread, demand) == null;
    }

    @Override
    public String describe() {
      Names names = holds.world.names();
      String text = "a part of " + names.object(demand.object());
      for (Hold hold : holds.open) {
        if (hold.object() == demand.object() && demand.isMetBy(hold)) {
          return text + ", held by " + names.thread(hold.holder());
        }
      }
      return text;
    }
  }
}
