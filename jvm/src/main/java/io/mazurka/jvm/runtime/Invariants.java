package io.mazurka.jvm.runtime;

import io.mazurka.program.Finding;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.ProgramException;
import io.mazurka.program.SearchAgain;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * What the program says must hold in every state, looked at after every transition.
 *
 * <p>The looking is code of the program's, run by an observer: a thread that nobody schedules,
 * whose reads are no operations and order nothing. Whatever else it would do is refused, as it
 * would change the state.
 *
 * <p>A search that explores one order of independent transitions does not see the states in between
 * the others, and an invariant could be broken in just those. So transitions that change what an
 * invariant reads are made dependent on each other, the <em>visible</em> transitions of partial
 * order reduction for temporal logic (Peled, "All from one, one for all", CAV 1993). Then all
 * orders of a trace show the invariant the same sequence of values. Which variables those are is
 * learned by watching the observer read. They are known by field, not by object, as which object a
 * reference leads to is itself a matter of order; and when a new one turns up, the search begins
 * again.
 */
final class Invariants {

  private static final int NONE = -1;

  private record Invariant(String name, BooleanSupplier holds, ProgramThread observer) {}

  private final World world;
  private final Set<Integer> watched = new HashSet<>();
  private final List<Invariant> invariants = new ArrayList<>(0);
  private int location = NONE;
  private boolean observing;

  Invariants(World world) {
    this.world = world;
  }

  /** An execution begins. */
  void begin() {
    invariants.clear();
    location = watched.isEmpty() ? NONE : newLocation();
  }

  private int newLocation() {
    return world.location(world.objects().addPlace(new Names.Place("the invariants")), 0);
  }

  /** The running thread declares an invariant, which is one of its operations. */
  void add(String name, BooleanSupplier holds, int site) {
    ProgramThread thread = Operations.thread();
    Monitors.share(world, holds);
    if (location == NONE) {
      location = newLocation();
    }
    thread.perform(Operation.of(Kind.UPDATE, location), null, site);
    ProgramThread observer = new ProgramThread(world, thread.number(), thread.identity(), () -> {});
    String words = name.isEmpty() ? "at " + Sites.get(site).location() : "\"" + name + "\"";
    invariants.add(new Invariant(words, holds, observer));
  }

  /** Tells of the invariants that are declared and not broken yet. */
  void describe(Portrait portrait) {
    portrait.value(invariants.size());
    invariants.forEach(invariant -> portrait.reference(invariant.holds));
  }

  /** Whether any are known, be they declared in this execution yet or not. */
  boolean any() {
    return location != NONE;
  }

  /** Whether the code that runs is an observer's. */
  boolean observing() {
    return observing;
  }

  /** Whether the operation changes what an invariant reads. */
  boolean isVisible(Operation operation) {
    if (watched.isEmpty()) {
      return false;
    }
    for (Operation link = operation; link != null; link = link.also()) {
      if (!link.kind().looksOnly()
          && link.object() != Operation.NO_OBJECT
          && link.object() != location
          && watched.contains(world.locations().slot(link.object()))) {
        return true;
      }
    }
    return false;
  }

  /** Where all operations meet that change what an invariant reads. */
  int location() {
    return location;
  }

  /** The observer is about to do something. */
  void observe(Operation operation, int site) {
    for (Operation link = operation; link != null; link = link.also()) {
      if (link.kind() != Kind.READ) {
        throw Operations.refuse(
            "an invariant that does more than look ("
                + link.kind().name().toLowerCase(Locale.ROOT)
                + ")",
            "Let it read fields, array elements, atomic variables and collections, without locks.",
            site);
      }
      if (watched.add(world.locations().slot(link.object()))) {
        throw world.fail(new SearchAgain("an invariant reads a variable that it did not before"));
      }
    }
  }

  /** Refuses an observer that is the first to use a class. */
  void initializing(String className) {
    throw Operations.refuse(
        "an invariant that is the first to use the class " + className,
        "Use the class before the invariant is declared.",
        Sites.NONE);
  }

  /** Looks at the state after a transition of that thread. */
  void check(ProgramThread moved) {
    for (int i = 0; i < invariants.size(); i++) {
      Invariant invariant = invariants.get(i);
      Finding finding = look(invariant, moved);
      if (finding != null) {
        world.note(finding);
        invariants.remove(i--);
      }
    }
  }

  private @Nullable Finding look(Invariant invariant, ProgramThread moved) {
    observing = true;
    world.lend(invariant.observer);
    try {
      return invariant.holds.getAsBoolean() ? null : broken(invariant, moved, "");
    } catch (ProgramException | SearchAgain | Abandoned _) {
      return null; // The world has been told, and the step throws it.
    } catch (Throwable thrown) {
      return broken(invariant, moved, "\n" + Life.detail(thrown));
    } finally {
      world.lend(null);
      observing = false;
    }
  }

  private Finding broken(Invariant invariant, ProgramThread moved, String thrown) {
    Site site = Sites.get(moved.performedAt());
    String where = site == Site.NONE ? "" : " at " + site.place();
    return new Finding(
        Finding.Kind.ASSERTION,
        "invariant "
            + invariant.name
            + (thrown.isEmpty() ? " does not hold" : " cannot be evaluated"),
        "It held until thread " + world.names().thread(moved) + " moved" + where + "." + thrown);
  }
}
