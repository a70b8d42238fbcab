package io.mazurka.jvm.runtime;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Notices that a thread has gone round a loop without changing anything.
 *
 * <p>At a loop head the thread's live local variables are compared with those of an earlier visit
 * in the same activation of the method. If they are the same, and in between the thread changed no
 * variable, shared or its own, then the thread is in the very state it was in: it spins until a
 * location that it looked at changes. Visits are forgotten as soon as the thread changes anything.
 */
final class Spin {

  /** Past so many rounds of loops without an operation a thread is taken to compute without end. */
  static final int MAX_ROUNDS = 200_000_000;

  private static final int REMEMBERED = 8;

  /** One visit of a loop head. */
  private static final class Visit {
    int activation;
    int loop;
    int looked;
    int moved;
    boolean released;
    int held;
    int size;
    long[] numbers = new long[8];
    @Nullable Object[] references = new Object[8];
  }

  private final Visit[] visits = new Visit[REMEMBERED];
  private int remembered;
  private Visit present = new Visit();
  private @Nullable Visit earlier;
  private boolean comparing;
  private int activations;
  private int[] locations = new int[16];
  private int[] versions = new int[16];
  private int looked;
  private int moved;
  private int held;
  private @Nullable Await muted;
  private int rounds;

  /** The thread has changed something, so no earlier state can recur. */
  void changed() {
    if (looked != 0 || remembered != 0) {
      looked = 0;
      remembered = 0;
    }
  }

  /** The thread has let others in: it left a monitor for a while. */
  void released() {
    for (int i = 0; i < remembered; i++) {
      visits[i].released = true;
    }
  }

  /** The thread has performed an operation. */
  void moved() {
    moved++;
  }

  /** The thread holds one lock more that it can give up anywhere. */
  void locked() {
    held++;
  }

  /** The thread has given up such a lock: it lets others in if it held it at a loop head. */
  void unlocked() {
    held--;
    for (int i = 0; i < remembered; i++) {
      visits[i].released |= visits[i].held > held;
    }
  }

  /** The thread has looked at a location. */
  void looked(int location, int version) {
    if (looked == locations.length) {
      locations = Arrays.copyOf(locations, 2 * looked);
      versions = Arrays.copyOf(versions, 2 * looked);
    }
    locations[looked] = location;
    versions[looked++] = version;
  }

  /** The thread has changed a location that it looked at, and set it back to what it was. */
  void changedBack(int location) {
    for (int i = 0; i < looked; i++) {
      if (locations[i] == location) {
        versions[i]++;
      }
    }
  }

  /** Whether the thread, going round a loop once more, will never come to an operation. */
  boolean goesRoundForEver() {
    return ++rounds > MAX_ROUNDS;
  }

  /** The thread has come to an operation. */
  void arrived() {
    rounds = 0;
  }

  /** The thread is at a loop head; returns a number for the activation of the method. */
  int head(int activation, int loop) {
    int number = activation == 0 ? ++activations : activation;
    earlier = activation == 0 ? null : find(number, loop);
    comparing =
        earlier == null
            ? activation == 0 || looked > 0 || moved > 0
            : looked > earlier.looked || moved > earlier.moved;
    if (comparing) {
      present.activation = number;
      present.loop = loop;
      present.size = 0;
    }
    return number;
  }

  boolean comparing() {
    return comparing;
  }

  void local(long number, @Nullable Object reference) {
    if (present.size == present.numbers.length) {
      present.numbers = Arrays.copyOf(present.numbers, 2 * present.size);
      present.references = Arrays.copyOf(present.references, 2 * present.size);
    }
    present.numbers[present.size] = number;
    present.references[present.size++] = reference;
  }

  /** All locals have been reported; returns where the thread spins, or null if it does not. */
  @Nullable Await compared(World world) {
    Visit before = earlier;
    if (before != null && same(before, present)) {
      return new Await(
          world,
          Arrays.copyOfRange(locations, before.looked, looked),
          Arrays.copyOfRange(versions, before.looked, looked));
    }
    remember(before);
    return null;
  }

  /** Whether a monitor was left and entered again since the visit that {@link #compared} found. */
  boolean hasReleased() {
    return earlier != null && earlier.released;
  }

  /**
   * Tells all that decides when the thread is next found to spin.
   *
   * @param version the present one of a location
   */
  void describe(Portrait portrait, IntUnaryOperator version) {
    portrait.value(activations);
    portrait.value(held);
    portrait.value(looked);
    for (int i = 0; i < looked; i++) {
      portrait.location(locations[i]);
      portrait.value(version.applyAsInt(locations[i]) == versions[i] ? 1 : 0);
    }
    portrait.value(remembered);
    for (int i = 0; i < remembered; i++) {
      describe(visits[i], portrait);
    }
  }

  private void describe(Visit visit, Portrait portrait) {
    portrait.value(visit.activation);
    portrait.value(visit.loop);
    portrait.value(visit.looked);
    portrait.value(moved > visit.moved ? 1 : 0);
    portrait.value(visit.released ? 1 : 0);
    portrait.value(visit.held);
    for (int i = 0; i < visit.size; i++) {
      portrait.value(visit.numbers[i]);
      portrait.reference(visit.references[i]);
    }
  }

  boolean isMuted() {
    return muted != null;
  }

  /** Starts afresh, after waiting. */
  void forget() {
    looked = 0;
    remembered = 0;
  }

  /**
   * The thread spins but must not be held here: its next timed wait does not time out, and it does
   * not get the next lock, before something changes.
   */
  void mute(Await await) {
    muted = await;
  }

  /** What keeps the thread from going on, or null; it counts only once. */
  @Nullable Await takeMuted() {
    Await await = muted;
    muted = null;
    return await;
  }

  private void remember(@Nullable Visit instead) {
    Visit visit = present;
    visit.looked = looked;
    visit.moved = moved;
    visit.released = false;
    visit.held = held;
    if (instead != null) {
      int i = indexOf(instead);
      present = instead;
      visits[i] = visit;
    } else if (remembered < REMEMBERED) {
      Visit spare = visits[remembered];
      visits[remembered++] = visit;
      present = spare == null ? new Visit() : spare;
    } else {
      present = visits[0];
      System.arraycopy(visits, 1, visits, 0, REMEMBERED - 1);
      visits[REMEMBERED - 1] = visit;
    }
  }

  private int indexOf(Visit visit) {
    for (int i = 0; i < remembered; i++) {
      if (visits[i] == visit) {
        return i;
      }
    }
    throw new IllegalStateException("a visit that is not remembered");
  }

  private @Nullable Visit find(int activation, int loop) {
    for (int i = 0; i < remembered; i++) {
      if (visits[i].activation == activation && visits[i].loop == loop) {
        return visits[i];
      }
    }
    return null;
  }

  private static boolean same(Visit a, Visit b) {
    if (a.size != b.size) {
      return false;
    }
    for (int i = 0; i < a.size; i++) {
      if (a.numbers[i] != b.numbers[i] || a.references[i] != b.references[i]) {
        return false;
      }
    }
    return true;
  }
}
