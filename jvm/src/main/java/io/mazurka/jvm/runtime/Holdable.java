package io.mazurka.jvm.runtime;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;

/**
 * An object that one thread gives up and another gets, and with it the knowledge of what was done
 * before: what that means to the clocks, to loops that spin and to blocks that nobody notices.
 */
public abstract class Holdable {

  private final Object object;
  int id;

  Holdable(Object object) {
    this.object = object;
  }

  /** The object itself. */
  Object object() {
    return object;
  }

  /** The running thread looks whether others hold the object, which they must not hide then. */
  public void noteTry() {
    World world = World.active();
    if (world.objects().number(object) != 0 && world.protections().inForce()) {
      world.learned().note(Fact.TRIES);
    }
  }

  /**
   * Whether nobody can notice that the running thread gives up the object, as it has taken no step
   * since it got it.
   */
  public boolean hide() {
    World world = World.active();
    return world.objects().number(object) != 0
        && !world.learned().has(Fact.TRIES)
        && world.protections().hide(Operations.thread(), this);
  }

  /** The running thread learns what others have done before they released the object. */
  public void acquired() {
    acquired(Locations.WHOLE);
  }

  /** What the running thread has done is there for whoever acquires the object. */
  public void released() {
    released(Locations.WHOLE);
  }

  /** The running thread learns what those have done who shared the object with others. */
  public void acquiredFromReaders() {
    acquired(Locations.READERS);
  }

  /** The running thread shares so many more locks with others. */
  public static void shares(int more) {
    Operations.thread().shares += more;
  }

  /** The running thread holds the object until it frees it. */
  public void held() {
    hold();
    changed();
  }

  /** The same for a thread that shares the object with others. */
  public void heldByReader() {
    hold();
    if (areReadersCounted()) {
      noteReader();
      changed();
    }
  }

  private void hold() {
    ProgramThread thread = Operations.thread();
    thread.spin.locked();
    thread.locked(this);
    acquired();
  }

  /** The object can be had again. */
  public void freed() {
    released();
    free();
  }

  /** What a thread does to share the object with others, which it may have to wait for. */
  public static Kind sharing() {
    return areReadersAwaited() && areReadersCounted() ? Kind.LOCK : Kind.LOCK_SHARED;
  }

  /** The same for one who does not wait. */
  public static Kind tryingToShare() {
    return areReadersAwaited() && areReadersCounted() ? Kind.UPDATE : Kind.READ;
  }

  /** What a thread does to give back what it shares with others. */
  public static Kind givingBack() {
    return areReadersAwaited() ? Kind.UPDATE : Kind.UNLOCK_SHARED;
  }

  private static boolean areReadersCounted() {
    return World.active().learned().has(Fact.COUNTED_READERS);
  }

  private static boolean areReadersAwaited() {
    return World.active().learned().has(Fact.AWAITED_READERS);
  }

  /** The object can be had again, as far as one is concerned who shared it with others. */
  public void freedByReader() {
    noteReader();
    released(Locations.READERS);
    free();
  }

  /** Those who look at the object in a loop may find it changed. */
  public void changed() {
    World world = World.active();
    int number = world.objects().number(object);
    if (number != 0) {
      int location = world.location(number, Locations.WHOLE);
      world.changes().bump(location);
      Operations.thread().spin.changedBack(location);
    }
  }

  /**
   * The running thread has looked at the object; to do so again shows nothing new before it
   * changes.
   */
  void looked() {
    World world = World.active();
    int number = world.objects().number(object);
    if (number != 0) {
      ProgramThread thread = Operations.thread();
      int location = world.location(number, Locations.WHOLE);
      thread.spin.looked(location, world.changes().version(location, thread));
    }
  }

  /** The running thread reads without a lock from now on, and will ask whether that was right. */
  public void beginOptimisticReads() {
    acquired();
    Operations.thread().optimisticReads.begin(object);
  }

  /** The running thread has asked whether what it read without a lock is valid. */
  public void endOptimisticReads(boolean valid) {
    released(Locations.READERS);
    Operations.thread().optimisticReads.end(object, valid);
  }

  /** Who goes round until the object changes may notice that there is one reader more, or less. */
  private void noteReader() {
    if (isAwaited()) {
      World.active().learned().note(Fact.AWAITED_READERS);
    }
  }

  /** Whether a thread goes round until the object changes. */
  private boolean isAwaited() {
    World world = World.active();
    int number = world.objects().number(object);
    if (number == 0) {
      return false;
    }
    int location = world.location(number, Locations.WHOLE);
    for (ProgramThread thread : world.threads()) {
      for (Operation link = thread.pending(); link != null; link = link.also()) {
        if (link.kind() == Kind.AWAIT && link.object() == location) {
          return true;
        }
      }
    }
    return false;
  }

  private void acquired(int slot) {
    World world = World.active();
    int number = world.objects().number(object);
    if (number != 0) {
      world.acquired(Operations.thread(), world.location(number, slot));
    }
  }

  private void released(int slot) {
    World world = World.active();
    int number = world.objects().number(object);
    if (number != 0) {
      world.released(Operations.thread(), world.location(number, slot));
    }
  }

  /** Those who try to have the object in a loop may try again. */
  private void free() {
    ProgramThread thread = Operations.thread();
    thread.spin.unlocked();
    thread.locks--;
    changed();
  }
}
