package io.mazurka.jvm.runtime;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.Arrays;
import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The static fields of the program's classes, and who initialises them.
 *
 * <p>As Java says: the first thread to use a class initialises it, others wait until it has, and a
 * failure is remembered. While a class is being initialised its static fields are the initialising
 * thread's own; afterwards they are shared. So an ordinary initialiser has no visible operation,
 * and when it runs multiplies no schedules.
 */
final class Statics {

  /** How far the initialisation of a class is. */
  private final class State implements Guard {
    final ClassInfo info;
    final int place;
    @Nullable ProgramThread initializer;
    boolean done;
    boolean failed;

    State(ClassInfo info) {
      this.info = info;
      this.place =
          world
              .objects()
              .addPlace(new Names.Place("the initialisation of " + info.type().getName()));
    }

    @Override
    public boolean opensFor(ProgramThread thread) {
      return initializer == null;
    }

    @Override
    public String describe() {
      return "the initialisation of class "
          + info.type().getName()
          + (initializer == null ? "" : " by " + world.names().thread(initializer));
    }
  }

  private final World world;
  private final IdentityHashMap<Class<?>, State> states = new IdentityHashMap<>();
  private int[] numbers = new int[64];

  Statics(World world) {
    this.world = world;
  }

  /**
   * The number of the object that stands for the static fields of a class, or 0 while they are the
   * thread's own.
   */
  int number(int owner, String name) {
    if (owner >= numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * owner);
    }
    int number = numbers[owner];
    if (number == 0) {
      number = world.objects().addPlace(new Names.Place(simple(name)));
      numbers[owner] = number;
    }
    return number < 0 ? 0 : number;
  }

  /** Initialises a class if nobody has; waits if another thread is at it. */
  void initialize(ProgramThread thread, ClassInfo info) {
    State state = states.get(info.type());
    if (state == null) {
      state = new State(info);
      states.put(info.type(), state);
    }
    if (state.initializer == thread) {
      return;
    }
    if (state.initializer != null) {
      thread.perform(
          Operation.of(Kind.JOIN, world.location(state.place, Locations.LIFE)), state, Sites.NONE);
    }
    if (state.failed) {
      throw new NoClassDefFoundError("Could not initialize class " + info.type().getName());
    }
    if (!state.done) {
      run(thread, state);
    }
    world.acquired(thread, world.location(state.place, Locations.LIFE));
  }

  private void run(ProgramThread thread, State state) {
    ClassInfo info = state.info;
    state.initializer = thread;
    int owner = Sites.owner(info.type().getName().replace('.', '/'));
    number(owner, info.type().getName());
    numbers[owner] = -1;
    try {
      for (ClassInfo before : info.before()) {
        initialize(thread, before);
      }
      info.runInitializer();
      state.done = true;
      info.ready(true);
    } catch (Abandoned | io.mazurka.program.ProgramException e) {
      throw e;
    } catch (Error e) {
      state.failed = true;
      throw e;
    } catch (Throwable e) {
      state.failed = true;
      throw new ExceptionInInitializerError(e);
    } finally {
      state.initializer = null;
      numbers[owner] = 0;
      number(owner, info.type().getName());
      ClassShape.forEachStatic(info.type(), world.objects()::share);
      world.released(thread, world.location(state.place, Locations.LIFE));
    }
  }

  /** Makes every class as if it had never been used. */
  void reset(Iterable<? extends ClassInfo> loaded) {
    for (ClassInfo info : loaded) {
      info.reset();
    }
    states.clear();
    Arrays.fill(numbers, 0);
  }

  private static String simple(String name) {
    return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('.')) + 1)
        .replace('$', '.');
  }
}
