package io.mazurka.jvm.runtime;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Those who wait for a lock or for permits, in the order in which they came; only the first of them
 * can go on.
 *
 * <p>Whoever comes takes what it wants in that step if it may, or else lines up: behind those who
 * wait already, where the lock is fair. Where it is not, one who comes overtakes them, but who
 * wants to share does not overtake one in front who wants the whole. Leaving the line, with or
 * without what was wanted, is a step of its own.
 *
 * <p>When a thread comes is its own affair, so that it came late is always possible; a lock that
 * may as well be thought of as one without a line is one step less for each call. A line matters
 * where others can tell that a thread has come: by a notification that puts it there, by its state,
 * by asking, or because they give up themselves or wait for ever behind it ({@link
 * Learned#linesMatter}).
 */
public final class Line extends Part {

  private static final Place[] NOBODY = {};

  private final Synchronizer synchronizer;
  private final boolean fair;
  private Place[] places = NOBODY;

  /** Whether one has given up since this line was there who else would have gone on. */
  private boolean missed;

  public Line(Synchronizer synchronizer, boolean fair) {
    this.synchronizer = synchronizer;
    this.fair = fair;
  }

  /** A place in the line. */
  private static final class Place extends Part {
    final Thread thread;
    final boolean whole;

    Place(Thread thread, boolean whole) {
      this.thread = thread;
      this.whole = whole;
    }
  }

  /**
   * What a thread comes for.
   *
   * @param need what it needs, if there were nobody else
   * @param whole whether it does not share with others
   * @param manners what it does where others could be overtaken
   * @param coming the kind of the step in which it comes
   * @param going the kind of the step in which it gets what it has waited for
   */
  public record Wish(Need need, boolean whole, Manners manners, Kind coming, Kind going) {

    /** A lock. */
    public static Wish lock(Need need, boolean whole) {
      return lockToShare(need, whole ? OVERTAKES : LINES_UP).withWhole(whole);
    }

    /** A lock that others may have as well. */
    public static Wish lockToShare(Need need, Manners manners) {
      return new Wish(need, false, manners, Kind.WAIT, Kind.WAKE);
    }

    /** Permits. */
    public static Wish permits(Need need) {
      return new Wish(need, false, OVERTAKES, Kind.UPDATE, Kind.ACQUIRE);
    }

    private Wish withWhole(boolean all) {
      return new Wish(need, all, manners, coming, going);
    }

    private boolean isOpen() {
      return need.met().getAsBoolean();
    }
  }

  /** What one does who comes to a lock that is not fair and could overtake. */
  public interface Manners {

    /** Whether it takes what there is, and does not line up. */
    boolean overtake(boolean firstWantsWhole);
  }

  /** Takes what there is. */
  public static final Manners OVERTAKES = _ -> true;

  /** Lines up behind one who wants the whole. */
  private static final Manners LINES_UP = firstWantsWhole -> !firstWantsWhole;

  /** Whether who came first is served first. */
  public boolean isFair() {
    return fair;
  }

  /** Whether it makes a difference in this program who stands in line. */
  public static boolean matters() {
    return World.active().learned().linesMatter();
  }

  /** Whether threads of this program ask who stands in line. */
  public static boolean isAskedFor() {
    return World.active().learned().has(Fact.QUESTIONS_FOR_LINES);
  }

  /** How many stand in line; a visible operation. */
  public int length() {
    ask();
    return places.length;
  }

  /** Whether the thread stands in line; a visible operation. */
  public boolean has(Thread thread) {
    Objects.requireNonNull(thread);
    ask();
    return placeOf(thread) != null;
  }

  private void ask() {
    World.active().learned().note(Fact.QUESTIONS_FOR_LINES);
    synchronizer.act(Kind.READ);
  }

  /** It makes a difference in this program who stands in line. */
  public static void note() {
    World.active().learned().note(Fact.LINES);
  }

  /** Gets what the running thread wants, whatever happens. */
  public void await(Wish wish) {
    ProgramThread thread = Operations.thread();
    Place place = come(thread, wish);
    if (place != null) {
      thread.approach(thread.callSite);
      Need turn = turn(place, wish);
      Operation operation = Operation.of(wish.going, synchronizer.location());
      thread.perform(operation, new Blocked(turn, false, Patience.ENDLESS, null), thread.callSite);
      leave(place);
    }
  }

  /**
   * The same unless the thread is interrupted or, if there is a limit, the time has passed; returns
   * whether the thread has got what it wants.
   */
  public boolean await(Wish wish, long nanos) throws InterruptedException {
    ProgramThread thread = Operations.thread();
    Threads.checkInterruptOnEntry(thread.callSite);
    Place place = come(thread, wish);
    if (place != null && nanos == 0) {
      leave(place);
      giveUp(thread, wish, nanos);
      return false;
    }
    return place == null || await(thread, place, wish, nanos);
  }

  /** Comes for something: the thread has it then, or else a place in the line. */
  private @Nullable Place come(ProgramThread thread, Wish wish) {
    Place given = placeOf(thread.identity());
    if (given != null) {
      return given;
    }
    World world = World.active();
    if (world.strays().number(thread, synchronizer.object()) == 0 && letsIn(wish)) {
      Memory.own(world, thread, wish.coming != Kind.WAIT);
      return null;
    }
    Await muted = thread.spin.takeMuted();
    Operation operation =
        Operation.of(
            wish.coming, synchronizer.location(), muted == null ? null : muted.operation());
    thread.stance.leavesAsIs = () -> !letsIn(wish);
    thread.perform(operation, muted, thread.callSite);
    thread.stance.leavesAsIs = null;
    return letsIn(wish) ? null : add(thread.identity(), wish.whole);
  }

  private boolean await(ProgramThread thread, Place place, Wish wish, long nanos)
      throws InterruptedException {
    Patience patience = Patience.of(nanos);
    thread.approach(thread.callSite);
    Need turn = turn(place, wish);
    thread.stance.leavesAsIs = () -> !thread.interrupted && !turn.met().getAsBoolean();
    thread.performOneOf(
        ways(thread, turn, wish.going, patience),
        new Blocked(turn, true, patience, null),
        thread.callSite,
        patience.state());
    thread.stance.leavesAsIs = null;
    boolean success = turn.met().getAsBoolean();
    boolean interrupted = thread.interrupted && (!success || thread.alternative() == 1);
    leave(place);
    if (interrupted) {
      Synchronizer.noticed();
      Threads.checkInterrupt(thread);
    }
    if (!success) {
      giveUp(thread, wish, nanos);
    }
    return success;
  }

  private Supplier<Operation> ways(
      ProgramThread thread, Need turn, Kind untimed, Patience patience) {
    int location = synchronizer.location();
    Operation uninterrupted = Operation.of(Kind.READ, thread.interruption);
    Kind going = patience.ends() ? patience.kind(Kind.UPDATE) : untimed;
    Operation met = Operation.of(going, location, uninterrupted);
    Operation unmet = patience.ends() ? Operation.of(Kind.UPDATE, location, uninterrupted) : met;
    Operation interrupted =
        Operation.of(Kind.UPDATE, location, Operation.of(Kind.UPDATE, thread.interruption));
    Operation either = interrupted.withAlternatives(2);
    return () ->
        turn.met().getAsBoolean()
            ? thread.interrupted ? either : met
            : thread.interrupted ? interrupted : unmet;
  }

  private void giveUp(ProgramThread thread, Wish wish, long nanos) {
    missed |= places.length > 0 && wish.isOpen();
    Synchronizer.noticed();
    World.active().pass(thread, nanos);
  }

  /** Whether who comes for something can have it at once. */
  private boolean letsIn(Wish wish) {
    return wish.isOpen() && (places.length == 0 || !fair && wish.manners.overtake(places[0].whole));
  }

  private Need turn(Place place, Wish wish) {
    return new Need(
        () -> places[0] == place && wish.isOpen(),
        () -> wish.need.words().get() + behind(place),
        () -> places[0] == place ? wish.need.holders().get() : List.of(places[0].thread));
  }

  private String behind(Place place) {
    return places[0] == place ? "" : ", in line behind " + Synchronizer.name(places[0].thread);
  }

  // Notifications.

  /** What a notification that puts a thread in the line does besides. */
  Operation change() {
    return Operation.of(Kind.WAIT, synchronizer.location());
  }

  /** Puts a thread in the line that wants the whole. */
  void add(Thread thread) {
    add(thread, true);
  }

  private Place add(Thread thread, boolean whole) {
    Place place = new Place(thread, whole);
    places = Arrays.copyOf(places, places.length + 1);
    places[places.length - 1] = place;
    changed();
    return place;
  }

  private @Nullable Place placeOf(Thread thread) {
    for (Place place : places) {
      if (place.thread == thread) {
        return place;
      }
    }
    return null;
  }

  /** Those who gave up because of the line may try again. */
  private void leave(Place place) {
    places = Arrays.stream(places).filter(other -> other != place).toArray(Place[]::new);
    if (missed) {
      missed = false;
      synchronizer.changed();
    } else {
      changed();
    }
  }

  /** Those who ask in a loop may find that others stand in line. */
  private void changed() {
    if (isAskedFor()) {
      synchronizer.changed();
    }
  }
}
