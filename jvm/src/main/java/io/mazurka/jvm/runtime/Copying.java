package io.mazurka.jvm.runtime;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * What {@link Object#clone} does to the object: it reads all its fields. The plain ones are read in
 * one step and the volatile ones in another, so that a step is either part of data races or not; if
 * a plain field changes in between, that is a race.
 */
final class Copying {

  /** A field of a class of the program. */
  private record Variable(int slot, boolean isVolatile, boolean isFinal) {

    boolean isRead() {
      return !isFinal || LeakedFinals.contains(slot);
    }
  }

  private static final ClassValue<List<Variable>> VARIABLES =
      new ClassValue<>() {
        @Override
        protected List<Variable> computeValue(Class<?> type) {
          return variables(type);
        }
      };

  private Copying() {}

  /** Looks at all fields of the object. */
  static void read(ProgramThread thread, Object object, int site) {
    int number = World.active().strays().number(thread, object);
    if (number == 0) {
      Memory.own(World.active(), thread, false);
      return;
    }
    read(thread, number, false, site);
    read(thread, number, true, site);
  }

  private static void read(ProgramThread thread, int number, boolean isVolatile, int site) {
    World world = World.active();
    List<Integer> locations = new ArrayList<>();
    Operation operation = null;
    for (Variable variable : VARIABLES.get(world.objects().object(number).getClass())) {
      if (variable.isVolatile == isVolatile && variable.isRead()) {
        int location = world.location(number, variable.slot);
        locations.add(location);
        operation = Operation.of(Kind.READ, location, operation);
      }
    }
    if (operation == null) {
      return;
    }
    thread.stance.plain = !isVolatile;
    thread.stance.weak = !isVolatile;
    thread.perform(operation, null, site);
    Memory.Order order = isVolatile ? Memory.Order.VOLATILE : Memory.Order.PLAIN;
    for (int location : locations) {
      Memory.synchronise(world, thread, location, order, true, false);
      world.access(thread, location, false, !isVolatile, site);
    }
  }

  private static List<Variable> variables(Class<?> type) {
    List<Variable> found = new ArrayList<>();
    for (Class<?> c = type;
        c != null && c.getClassLoader() instanceof ClassInfo.Source;
        c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        int modifiers = field.getModifiers();
        if (!Modifier.isStatic(modifiers) && !field.getName().startsWith("$mazurka$")) {
          found.add(
              new Variable(
                  Operations.slot(c, field.getName()),
                  Modifier.isVolatile(modifiers),
                  Modifier.isFinal(modifiers)));
        }
      }
    }
    return found;
  }
}
