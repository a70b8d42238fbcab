package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.runtime.Waits;
import org.jspecify.annotations.Nullable;

/**
 * An outcome that is decided once, and the stages that depend on it; the core of {@code
 * java.util.concurrent.CompletableFuture}.
 *
 * <p>To decide the outcome is one step, and so is to attach a stage or to find that there is an
 * outcome already. Whoever decides then takes the stages one by one, the last attached first, and
 * runs them. As in the JDK, a thread that has waited for the outcome helps with that, and one that
 * finds it does not; where no stages wait for anything, that is not looked at. Who attaches a stage
 * while the outcome is being decided is before or after, and helps nobody.
 */
abstract class Promise {

  /** The stages that were attached, the last one first. */
  private record Link(Dependent dependent, @Nullable Link rest) {}

  @Nullable Outcome outcome;
  private @Nullable Link dependents;
  private boolean hadDependents;

  /** Decides the outcome, unless it is decided; returns whether it was not. */
  final boolean settle(Outcome decided) {
    Steps.changeIf(() -> outcome == null, SITE, new Steps.Part(this, Steps.RESULT));
    if (outcome != null) {
      return false;
    }
    outcome = decided;
    hadDependents = dependents != null;
    return true;
  }

  /** Decides the outcome as somebody who does so for others. */
  final void settleForOthers(Outcome decided) {
    Steps.beforeEnd(() -> settle(decided));
  }

  /** Decides the outcome once more. */
  final void obtrude(Outcome decided) {
    Steps.change(this, Steps.RESULT, SITE);
    hadDependents |= dependents != null;
    outcome = decided;
    runDependents();
  }

  /** The outcome, if it is decided. */
  final @Nullable Outcome look() {
    Steps.look(this, Steps.RESULT, SITE);
    return outcome;
  }

  /** Waits for the outcome, whatever happens. */
  final Outcome await() {
    if (isThere()) {
      return found();
    }
    Waits.awaitResult(this, decided(), SITE);
    runDependents();
    return found();
  }

  /** Waits for the outcome; returns null when the time is over. */
  final @Nullable Outcome await(long nanos) throws InterruptedException {
    if (isThere()) {
      return found();
    }
    if (!Waits.awaitResult(this, decided(), nanos, SITE)) {
      return null;
    }
    runDependents();
    return found();
  }

  /** Whether the outcome need not be waited for, if that matters. */
  private boolean isThere() {
    return Steps.stagesWait() && look() != null;
  }

  private Waits.Need decided() {
    return new Waits.Need(() -> outcome != null, () -> "the result of " + Steps.name(this));
  }

  @SuppressWarnings("NullAway") // That is what was waited for.
  private Outcome found() {
    return outcome;
  }

  /** Adds a stage that waits for the outcome; part of a step. */
  final void add(Dependent dependent) {
    Steps.noteWaitingStage();
    dependents = new Link(dependent, dependents);
  }

  /** Takes a stage that is to be run; one step. */
  private @Nullable Link take() {
    Steps.beforeEnd(() -> Steps.change(this, Steps.STATE, SITE));
    Link taken = dependents;
    dependents = taken == null ? null : taken.rest;
    return taken;
  }

  /** Takes over a stage that is to be run. */
  private void take(Dependent dependent) {
    Steps.beforeEnd(() -> Steps.change(this, Steps.STATE, SITE));
    add(dependent);
  }

  /**
   * Runs the stages that wait for the outcome, and those that wait for them in turn. Where several
   * wait for a stage below, all but the first attached are put back for later.
   */
  final void runDependents() {
    boolean none = !hadDependents;
    Promise from = this;
    while (!none || from != this) {
      Link taken = from.take();
      if (taken == null) {
        none |= from == this;
        from = this;
      } else if (from != this && taken.rest != null) {
        take(taken.dependent);
        none = false;
      } else {
        none = from == this ? taken.rest == null : none;
        from = next(taken.dependent.fire(from, taken.rest == null));
      }
    }
  }

  private Promise next(@Nullable Promise completed) {
    return completed == null || !completed.hadDependents ? this : completed;
  }

  /** Completes the stage as this one, if this one is complete; otherwise has that done later. */
  final @Nullable Outcome relay(Promise stage) {
    Steps.change(SITE, new Steps.Part(this, Steps.STATE), Steps.Part.looked(this, Steps.RESULT));
    if (outcome != null) {
      return outcome.passedOn();
    }
    add(new Dependent(new Promise[] {this}, false, stage, Reactions.relay()));
    return null;
  }

  /** How many stages wait. */
  final int dependents() {
    Steps.look(this, Steps.STATE, SITE);
    int count = 0;
    for (Link link = dependents; link != null; link = link.rest) {
      count++;
    }
    return count;
  }
}
