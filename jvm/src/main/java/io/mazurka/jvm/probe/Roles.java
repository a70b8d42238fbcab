package io.mazurka.jvm.probe;

import java.util.List;
import java.util.Set;

/**
 * What integers mean in Mazurka's own code, which goes by their names: some are numbers of
 * locations or objects, which are as good as references, and some say only where in the source
 * something is, who numbers objects, or when a part of the runtime was made.
 */
final class Roles {

  private static final Set<String> LEFT_OUT = Set.of("site", "atSite", "callSite", "outer", "made");
  private static final Set<String> LOCATIONS = Set.of("location", "life", "lock");
  private static final Set<String> OBJECTS = Set.of("number");
  private static final Set<String> VALUES =
      Set.of(
          "holds",
          "index",
          "i",
          "from",
          "length",
          "slot",
          "depth",
          "performed",
          "count",
          "to",
          "owner",
          "span");
  private static final String RUNTIME = "io/mazurka/jvm/runtime/";

  private Roles() {}

  /** Whether the class, given by its internal name, is Mazurka's own. */
  static boolean isOwn(String internalName) {
    return internalName.startsWith("io/mazurka/jvm/");
  }

  static boolean isLeftOut(String name) {
    return LEFT_OUT.contains(name);
  }

  static boolean isLocation(String name) {
    return LOCATIONS.contains(name);
  }

  /** Adds a local variable of type int, unless it does not matter. */
  static void addLocal(List<Point.Slot> slots, int slot, String name, String owner) {
    if (LEFT_OUT.contains(name)) {
      return;
    }
    Point.Content content = content(name);
    boolean known =
        content != Point.Content.INT
            || name.isEmpty()
            || VALUES.contains(name)
            || !owner.startsWith(RUNTIME);
    if (!known) {
      throw new Unreadable("the variable '" + name + "' of " + owner);
    }
    slots.add(new Point.Slot(false, slot, content));
  }

  private static Point.Content content(String name) {
    return LOCATIONS.contains(name)
        ? Point.Content.LOCATION
        : OBJECTS.contains(name) ? Point.Content.OBJECT : Point.Content.INT;
  }
}
