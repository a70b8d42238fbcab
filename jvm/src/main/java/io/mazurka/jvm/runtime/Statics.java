package io.mazurka.jvm.runtime;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.ProgramException;
import io.mazurka.program.SearchAgain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The static fields of the program's classes, and who initialises them.
 *
 * <p>As Java says: the first thread to use a class initialises it, others wait until it has, and a
 * failure is remembered. While a class is being initialised its static fields are the initialising
 * thread's own; afterwards they are shared. So an ordinary initialiser has no visible operation,
 * and when it runs multiplies no schedules. It does where an initialiser performs operations,
 * fails, or needs a class that needs its own: two threads that enter such a circle at different
 * places may wait for each other for ever.
 */
final class Statics {

  /** How far the initialisation of a class is. */
  final class State implements Guard {
    final ClassInfo info;
    final int place;
    final boolean visible;
    final Set<ProgramThread> knownTo = Collections.newSetFromMap(new IdentityHashMap<>());
    @Nullable ProgramThread initializer;

    /** How many classes the initialiser was initialising when it had begun with this one. */
    int depth;

    boolean done;
    boolean failed;
    @Nullable Error failure;

    State(ClassInfo info) {
      this.info = info;
      this.visible = visibles.contains(info.type());
      this.place =
          world
              .objects()
              .addPlace(new Names.Place("the initialisation of " + info.type().getName()));
    }

    /**
     * Who knows of it matters only where that can be noticed. What went wrong will be thrown by the
     * thread that initialises the class, and by nobody else.
     */
    void describe(Portrait portrait) {
      portrait.reference(info.type());
      portrait.value((done ? 1 : 0) | (failed ? 2 : 0) | (visible ? 4 : 0));
      portrait.reference(initializer);
      portrait.reference(initializer == null ? null : failure);
      if (visible || !done) {
        knownTo.forEach(portrait::member);
      }
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

    @Override
    public List<Thread> holders() {
      return initializer == null ? List.of() : List.of(initializer.identity());
    }
  }

  private final World world;
  private final IdentityHashMap<Class<?>, State> states = new IdentityHashMap<>();
  private List<State> sorted = List.of();
  private final Set<Class<?>> visibles = new HashSet<>();
  private int[] numbers = new int[64];

  Statics(World world) {
    this.world = world;
  }

  /** Tells how far the initialisation of each class is that anybody has used. */
  void describe(Portrait portrait) {
    for (State state : sorted()) {
      portrait.reference(state);
    }
  }

  /** Calls back with the classes that are initialised, or have begun to be, in a fixed order. */
  void forEachInitialized(Consumer<Class<?>> callback) {
    for (State state : sorted()) {
      callback.accept(state.info.type());
    }
  }

  private List<State> sorted() {
    if (sorted.size() != states.size()) {
      sorted = new ArrayList<>(states.values());
      sorted.sort(Comparator.comparing(state -> state.info.type().getName()));
    }
    return sorted;
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
      noteCircle(thread, state);
      return;
    }
    if (state.knownTo.contains(thread)) {
      return;
    }
    if (world.invariants().observing()) {
      if (!state.done) {
        world.invariants().initializing(info.type().getName());
      }
      return;
    }
    int location = world.location(state.place, Locations.LIFE);
    if (state.visible) {
      State claimed = state;
      thread.performIf(
          Operation.of(Kind.UPDATE, location),
          state,
          () -> !claimed.done && !claimed.failed,
          Sites.NONE);
    } else if (state.initializer != null) {
      thread.perform(Operation.of(Kind.JOIN, location), state, Sites.NONE);
    }
    if (state.failed) {
      world.acquired(thread, location);
      throw new NoClassDefFoundError("Could not initialize class " + info.type().getName());
    }
    if (!state.done) {
      run(thread, state);
    }
    world.acquired(thread, location);
    state.knownTo.add(thread);
  }

  /** The initialiser of another class, which this one needs, needs this one. */
  private void noteCircle(ProgramThread thread, State state) {
    if (state.depth < thread.initializing) {
      noteOperation(thread);
    }
  }

  /**
   * A thread performs an operation while it initialises a class. When, and by whom, the class is
   * initialised can then be noticed, unless there is one thread only: from now on it is an
   * operation.
   */
  void noteOperation(ProgramThread thread) {
    if (world.threads().size() == 1) {
      return;
    }
    boolean learned = false;
    for (State state : states.values()) {
      if (state.initializer == thread) {
        learned |= visibles.add(state.info.type());
      }
    }
    if (learned) {
      throw world.fail(new SearchAgain("the initialisation of a class can be noticed by others"));
    }
  }

  private void run(ProgramThread thread, State state) {
    ClassInfo info = state.info;
    state.initializer = thread;
    state.depth = ++thread.initializing;
    int outer = thread.publisher;
    Draws outerDraws = thread.draws;
    int owner = Sites.owner(info.type().getName().replace('.', '/'));
    number(owner, info.type().getName());
    numbers[owner] = -1;
    thread.publisher = ObjectNumbers.initializerOf(owner);
    thread.draws = outerDraws.ofInitializer(info.type());
    boolean completed = false;
    try {
      completed = runCode(thread, state);
    } finally {
      numbers[owner] = 0;
      number(owner, info.type().getName());
      ClassShape.forEachStatic(
          info.type(), (value, slot) -> Monitors.share(world, value, info.type(), slot));
      thread.publisher = outer;
      thread.draws = outerDraws;
      if (completed) {
        complete(thread, state);
      }
    }
    if (state.failure != null) {
      throw state.failure;
    }
  }

  /** Returns whether the initialiser came to its end, be it by an exception. */
  private boolean runCode(ProgramThread thread, State state) {
    try {
      for (ClassInfo before : state.info.before()) {
        initialize(thread, before);
      }
      state.info.runInitializer();
    } catch (Abandoned | ProgramException | SearchAgain e) {
      throw e;
    } catch (Error e) {
      state.failure = e;
    } catch (Throwable e) {
      state.failure = new ExceptionInInitializerError(e);
    }
    if (state.failure != null) {
      noteOperation(thread);
    }
    return true;
  }

  private void complete(ProgramThread thread, State state) {
    int location = world.location(state.place, Locations.LIFE);
    if (state.visible) {
      thread.perform(Operation.of(Kind.UPDATE, location), null, Sites.NONE);
    }
    thread.initializing--;
    state.initializer = null;
    state.failed = state.failure != null;
    state.done = !state.failed;
    if (state.done && !state.visible) {
      state.info.ready(true);
    }
    world.released(thread, location);
  }

  /** Makes every class as if it had never been used. */
  void reset(Iterable<? extends ClassInfo> loaded) {
    for (ClassInfo info : loaded) {
      info.reset();
    }
    states.clear();
    sorted = List.of();
    Arrays.fill(numbers, 0);
  }

  private static String simple(String name) {
    return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('.')) + 1)
        .replace('$', '.');
  }
}
