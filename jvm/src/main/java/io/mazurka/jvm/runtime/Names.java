package io.mazurka.jvm.runtime;

import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/** Words in which a person recognises threads, objects and variables. */
final class Names {

  private final World world;
  private final IdentityHashMap<Object, Integer> numbers = new IdentityHashMap<>();
  private final Map<String, Integer> counts = new HashMap<>();

  Names(World world) {
    this.world = world;
  }

  String thread(ProgramThread thread) {
    return thread(thread.identity());
  }

  /** Where a running thread is, as far as is known: since which operation it has been running. */
  String whereabouts(ProgramThread thread) {
    Site since = Sites.get(thread.stance.site());
    String after = since == Site.NONE ? "its beginning" : "the operation at " + since.place();
    return "thread " + thread(thread) + ", after " + after;
  }

  /** The thread's name; a virtual thread needs none, and then has a number. */
  String thread(Thread thread) {
    String name = thread.getName();
    if (!name.isEmpty()) {
      return name;
    }
    ProgramThread known = world.population().of(thread);
    return "virtual-" + (known == null ? "unstarted" : known.number());
  }

  /** "Fork#2": the second object of its class that became interesting. */
  String object(Object object) {
    if (object instanceof Thread thread) {
      return "thread " + thread(thread);
    }
    if (object instanceof Class<?> type) {
      return "class " + simple(type);
    }
    if (object instanceof Place place) {
      return place.name();
    }
    String name = simple(nameGiver(object));
    int number = numbers.computeIfAbsent(object, _ -> counts.merge(name, 1, Integer::sum));
    return name + "#" + number;
  }

  /** "Counter#1.value", "int[]#2[5]", "Fork#1" for its monitor and its wait set. */
  String location(int location) {
    Object object = world.objects().object(world.locations().object(location));
    int slot = world.locations().slot(location);
    return switch (slot) {
      case Locations.MONITOR,
          Locations.WAIT_SET,
          Locations.WHOLE,
          Locations.LIFE,
          Locations.READERS ->
          object(object);
      case Locations.INTERRUPT -> "interrupt status of " + object(object);
      case Locations.PERMIT -> "permit of " + object(object);
      case Locations.MEMORY -> "memory of " + object(object);
      default -> variable(object, slot);
    };
  }

  private String variable(Object object, int slot) {
    if (object.getClass().isArray()) {
      return object(object) + "[" + slot + "]";
    }
    if (slot == 0) {
      return object(object);
    }
    String field = Sites.slotName(slot);
    return object(object) + field.substring(field.lastIndexOf('.'));
  }

  /** What stands in for an object of the JDK is called by the class that the program names. */
  private static Class<?> nameGiver(Object object) {
    Class<?> type = object.getClass();
    if (type == PlainObject.class) {
      return Object.class;
    }
    if (CopiedNames.isCopy(type.getName())) {
      return inJdk(type);
    }
    if (!(object instanceof Controlled) || type.getClassLoader() != Names.class.getClassLoader()) {
      return type;
    }
    Class<?> parent = type.getSuperclass();
    Class<?> named = parent == Object.class ? type.getInterfaces()[0] : parent;
    return named == Controlled.class ? type : named;
  }

  /** The class if the JDK has one of its name, else what the program knows such objects by. */
  private static Class<?> inJdk(Class<?> copy) {
    if (CopiedNames.hasOriginal(copy)) {
      return copy;
    }
    Class<?> parent = copy.getSuperclass();
    if (parent != Object.class && !Modifier.isAbstract(parent.getModifiers())) {
      return inJdk(parent);
    }
    Class<?>[] roles = copy.getInterfaces();
    return roles.length == 0 ? copy : roles[0];
  }

  private static String simple(Class<?> type) {
    String name =
        type.isHidden()
            ? type.getName().replaceAll("\\$\\$Lambda.*", ".lambda")
            : type.getTypeName();
    return name.substring(name.lastIndexOf('.') + 1).replace('$', '.');
  }

  /** Something with a name that is no object of the program's: the static fields of a class. */
  record Place(String name) {

    @Override
    public boolean equals(Object other) {
      return this == other;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(this);
    }
  }
}
