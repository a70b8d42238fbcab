package io.mazurka.jvm.runtime;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.HashSet;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The system properties. Every execution finds them as the first one did; and once the program is
 * known to change them, whoever looks at one depends on that.
 */
public final class SystemProperties {

  private static @Nullable Properties before;

  private SystemProperties() {}

  /** The running thread is about to look at the properties. */
  public static void look(int site) {
    World world = World.active();
    if (world.learned().has(Fact.CHANGED_PROPERTIES)) {
      ProgramThread thread = Operations.thread();
      int location = location(world);
      thread.perform(Operation.of(Kind.READ, location), null, site);
      world.acquired(thread, location);
    }
  }

  /** The running thread is about to change them, or may do so at any time from now on. */
  public static void change(int site) {
    World world = World.active();
    world.learned().note(Fact.CHANGED_PROPERTIES);
    ProgramThread thread = Operations.thread();
    int location = location(world);
    thread.perform(Operation.of(Kind.UPDATE, location), null, site);
    world.acquired(thread, location);
    world.released(thread, location);
    if (before == null) {
      before = (Properties) System.getProperties().clone();
    }
  }

  private static int location(World world) {
    return world.location(
        world.objects().addPlace(new Names.Place("the system properties")), Locations.WHOLE);
  }

  /** What has been changed in this execution, in words. */
  static String changes() {
    Properties old = before;
    if (old == null) {
      return "";
    }
    Properties now = (Properties) System.getProperties().clone();
    now.entrySet().removeIf(entry -> entry.getValue().equals(old.get(entry.getKey())));
    Set<Object> missing = new HashSet<>(old.keySet());
    missing.removeAll(System.getProperties().keySet());
    missing.forEach(key -> now.put(key, ""));
    return new TreeMap<>(now).toString();
  }

  /** Takes back what the last execution has changed. */
  static void restore() {
    if (before != null) {
      System.setProperties(before);
      before = null;
    }
  }
}
