package io.mazurka.jvm.sync;

import io.mazurka.jvm.runtime.Controlled;
import io.mazurka.jvm.runtime.Need;
import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Synchronizer;
import io.mazurka.jvm.runtime.Synchronizer.Way;
import io.mazurka.program.Kind;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * A {@link Phaser} under control. To arrive is one operation, to go on another; who arrives last
 * goes on at once, after {@code onAdvance} if that takes steps of its own. What is done to a phaser
 * of a tree is done to the root, where the phase is.
 */
public class ControlledPhaser extends Phaser implements Controlled {

  private static final int MAX_PARTIES = 0xFFFF;
  private static final int MAX_PHASE = Integer.MAX_VALUE;
  private static final int OVER = Integer.MIN_VALUE;

  @SuppressWarnings("this-escape") // Kept, and not used before there is an object.
  private final Synchronizer self = new Synchronizer(this);

  private final @Nullable Phaser parent;
  private final Phaser root;

  /** The phase; below the root, the one that the numbers are of. */
  private int phase;

  private int parties;
  private int unarrived;

  // Of the root.
  private Generation generation = new Generation();
  private Generation last = generation;
  private boolean over;
  private boolean advancing;

  public ControlledPhaser() {
    this(null, 0);
  }

  public ControlledPhaser(int parties) {
    this(null, parties);
  }

  public ControlledPhaser(@Nullable Phaser parent) {
    this(parent, 0);
  }

  @SuppressWarnings("this-escape")
  public ControlledPhaser(@Nullable Phaser parent, int parties) {
    checkParties(parties);
    this.parent = parent;
    this.root = parent == null ? this : parent.getRoot();
    this.parties = parties;
    this.unarrived = parties;
    if (parent != null) {
      this.phase =
          parties == 0 ? root().phase : ((ControlledPhaser) parent).doRegister(1) & MAX_PHASE;
    }
  }

  private static void checkParties(int parties) {
    if ((parties & ~MAX_PARTIES) != 0) {
      throw new IllegalArgumentException("Illegal number of parties");
    }
  }

  @Override
  public Synchronizer synchronizer() {
    return self;
  }

  private ControlledPhaser root() {
    return (ControlledPhaser) root;
  }

  private @Nullable ControlledPhaser parent() {
    return (ControlledPhaser) parent;
  }

  /** Where the operations are performed. */
  private Synchronizer tree() {
    return root().self;
  }

  // Registration.

  @Override
  public int register() {
    return doRegister(1);
  }

  @Override
  public int bulkRegister(int newParties) {
    if (newParties < 0) {
      throw new IllegalArgumentException();
    }
    return newParties == 0 ? presentPhase() : doRegister(newParties);
  }

  private int doRegister(int more) {
    tree().await(Kind.UPDATE, new Need(this::isOpen, this::describe));
    Synchronizer.noticed();
    return add(more);
  }

  /** Whether parties can be added: while a phase is being completed they cannot. */
  private boolean isOpen() {
    reconcile();
    return root().over || unarrived > 0 || parties == 0 && isOpenAbove();
  }

  private boolean isOpenAbove() {
    ControlledPhaser above = parent();
    return above == null ? !advancing : above.isOpen();
  }

  /** Adds parties, and this phaser to its parent along with the first of them. */
  private int add(int more) {
    reconcile();
    if (more > MAX_PARTIES - parties) {
      throw new IllegalStateException(
          this + ": Attempt to register more than " + MAX_PARTIES + " parties");
    }
    ControlledPhaser above = parent();
    if (parties == 0 && above != null && !root().over) {
      above.add(1);
    }
    if (!root().over) {
      parties += more;
      unarrived += more;
    }
    return root().code();
  }

  // Arrival.

  @Override
  public int arrive() {
    tree().act(Kind.UPDATE);
    Synchronizer.noticed();
    return doArrive(false);
  }

  @Override
  public int arriveAndDeregister() {
    tree().act(Kind.UPDATE);
    Synchronizer.noticed();
    return doArrive(true);
  }

  @Override
  public int arriveAndAwaitAdvance() {
    tree().act(Kind.UPDATE);
    Generation mine = root().generation;
    int arrived = doArrive(false);
    if (arrived < 0) {
      return arrived;
    }
    if (mine.isOver()) {
      return mine.complete ? root().phase : seen();
    }
    tree().await(Kind.READ, new Need(mine::isOver, this::describe));
    mine.synchronizer().acquired();
    return seen();
  }

  /** Counts an arrival; the last one lets all go on. Returns the phase that it was in. */
  private int doArrive(boolean deregisters) {
    reconcile();
    int now = seen();
    if (now < 0) {
      return now;
    }
    if (unarrived <= 0) {
      throw new IllegalStateException("Attempted arrival of unregistered party for " + inWords());
    }
    Operations.publish(root, root().generation);
    root().generation.synchronizer().released();
    unarrived--;
    if (deregisters) {
      parties--;
    }
    if (unarrived == 0) {
      complete();
    }
    return now;
  }

  private void complete() {
    ControlledPhaser above = parent();
    if (above == null) {
      advance();
    } else {
      above.doArrive(parties == 0);
    }
  }

  /** All have arrived at the root. */
  private void advance() {
    Generation mine = generation;
    mine.synchronizer().acquired();
    boolean ends = runAction();
    if (over) {
      return;
    }
    mine.synchronizer().released();
    mine.complete = true;
    last = mine;
    over = ends;
    phase = phase + 1 & MAX_PHASE;
    unarrived = parties;
    renew();
  }

  private boolean runAction() {
    boolean before = Operations.watch();
    advancing = true;
    try {
      return onAdvance(phase, parties);
    } finally {
      if (Operations.watched(before)) {
        self.act(Kind.UPDATE);
      }
      advancing = false;
    }
  }

  /** The next generation knows what this one has seen. */
  private void renew() {
    generation = new Generation();
    generation.broken = over;
    Operations.publish(this, generation);
    generation.synchronizer().released();
  }

  /** The numbers of a phaser below the root belong to a phase that may be over. */
  private void reconcile() {
    if (phase != root().phase) {
      phase = root().phase;
      unarrived = parties;
    }
  }

  // Waiting.

  @Override
  public int awaitAdvance(int awaited) {
    if (awaited < 0) {
      return awaited;
    }
    tree().await(Kind.READ, endOf(awaited));
    return goOn();
  }

  @Override
  public int awaitAdvanceInterruptibly(int awaited) throws InterruptedException {
    return awaitAdvance(awaited, Synchronizer.FOR_EVER) == Way.INTERRUPTED
        ? interrupted()
        : awaited < 0 ? awaited : goOn();
  }

  @Override
  public int awaitAdvanceInterruptibly(int awaited, long timeout, TimeUnit unit)
      throws InterruptedException, TimeoutException {
    return switch (awaitAdvance(awaited, Math.max(0, unit.toNanos(timeout)))) {
      case MET -> awaited < 0 ? awaited : goOn();
      case INTERRUPTED -> interrupted();
      case TIMED_OUT -> throw new TimeoutException();
    };
  }

  private Way awaitAdvance(int awaited, long nanos) {
    return awaited < 0 ? Way.MET : tree().awaitOrGiveUp(endOf(awaited), nanos);
  }

  private static int interrupted() throws InterruptedException {
    throw new InterruptedException();
  }

  private Need endOf(int awaited) {
    ControlledPhaser top = root();
    return new Need(() -> top.over || top.phase != awaited, this::describe);
  }

  /** A phase is over; returns the present one. */
  private int goOn() {
    root().last.synchronizer().acquired();
    return seen();
  }

  /** The phase as the running thread sees it: nothing orders it behind one who ended them all. */
  private int seen() {
    if (root().over) {
      Synchronizer.noticed();
    }
    return root().code();
  }

  private String describe() {
    return unarrived + " more to arrive at " + self.name();
  }

  // Termination and questions.

  @Override
  public void forceTermination() {
    tree().act(Kind.UPDATE);
    root().over = true;
    root().generation.broken = true;
  }

  @Override
  public boolean isTerminated() {
    return presentPhase() < 0;
  }

  /** What {@code getPhase} is, which cannot be overridden. */
  public int presentPhase() {
    tree().act(Kind.READ);
    return root().code();
  }

  /** The phase of a root, negative once it is over. */
  private int code() {
    return over ? phase | OVER : phase;
  }

  @Override
  public int getRegisteredParties() {
    tree().act(Kind.READ);
    return parties;
  }

  @Override
  public int getArrivedParties() {
    tree().act(Kind.READ);
    reconcile();
    return parties - unarrived;
  }

  @Override
  public int getUnarrivedParties() {
    tree().act(Kind.READ);
    reconcile();
    return unarrived;
  }

  @Override
  public @Nullable Phaser getParent() {
    return parent;
  }

  @Override
  public Phaser getRoot() {
    return root;
  }

  @Override
  public int hashCode() {
    return Operations.identityHash(this);
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public String toString() {
    tree().act(Kind.READ);
    return inWords();
  }

  private String inWords() {
    reconcile();
    return Words.of(this, Phaser.class)
        + ("[phase = " + root().code() + " parties = " + parties)
        + (" arrived = " + (parties - unarrived) + "]");
  }
}
