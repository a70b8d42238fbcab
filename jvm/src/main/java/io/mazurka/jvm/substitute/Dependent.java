package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Steps;
import java.util.Objects;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** A stage that waits for others to complete, and what it does then. */
final class Dependent implements Runnable, CompletableFuture.AsynchronousCompletionTask {

  /** What there is to react to. */
  private record Ready(Outcome first, Outcome second) {}

  private final Promise[] sources;
  private final boolean eitherWillDo;
  private final Promise stage;
  private final Reaction reaction;
  private @Nullable Executor executor;
  private @Nullable Promise exhausted;
  private boolean claimed;

  Dependent(Promise[] sources, boolean eitherWillDo, Promise stage, Reaction reaction) {
    this.sources = sources;
    this.eitherWillDo = eitherWillDo;
    this.stage = stage;
    this.reaction = reaction;
  }

  /** Reacts at once, or waits with those that are not complete. */
  void attach(@Nullable Executor in) {
    executor = in;
    Steps.Part[] parts = new Steps.Part[2 * sources.length];
    for (int i = 0; i < sources.length; i++) {
      parts[2 * i] = new Steps.Part(sources[i], Steps.STATE);
      parts[2 * i + 1] = Steps.Part.looked(sources[i], Steps.RESULT);
    }
    Steps.change(SITE, parts);
    if (isReady()) {
      react(ready(null));
    } else {
      for (Promise source : sources) {
        if (source.outcome == null) {
          source.add(this);
        }
      }
    }
  }

  private boolean isReady() {
    for (Promise source : sources) {
      if ((source.outcome != null) == eitherWillDo) {
        return eitherWillDo;
      }
    }
    return !eitherWillDo;
  }

  /** The outcomes to react to: of either source, the one that is asked for or the first. */
  private Ready ready(@Nullable Promise preferred) {
    if (reaction instanceof Reaction.Relay && !eitherWillDo) {
      Outcome failed = firstFailed();
      return new Ready(failed, failed);
    }
    if (!eitherWillDo) {
      return new Ready(outcome(sources[0]), outcome(sources[sources.length - 1]));
    }
    Outcome one = outcome(preferred == null ? firstReady() : preferred);
    return new Ready(one, one);
  }

  /** The first outcome that is a failure, or the last one. */
  private Outcome firstFailed() {
    Outcome last = Outcome.of(null);
    for (int i = 0; i < sources.length && last.failure == null; i++) {
      last = outcome(sources[i]);
    }
    return last;
  }

  private Promise firstReady() {
    int i = 0;
    while (sources[i].outcome == null) {
      i++;
    }
    return sources[i];
  }

  private static Outcome outcome(Promise complete) {
    return Objects.requireNonNull(complete.outcome);
  }

  /**
   * Reacts to the outcome of a source, unless others are missing or it has been done; returns the
   * stage if it is complete then.
   *
   * @param last whether nothing else waits for that source
   */
  @Nullable Promise fire(Promise source, boolean last) {
    exhausted = last ? source : null;
    lookAround();
    if (!isReady()) {
      return null;
    }
    if (stage.outcome != null) {
      return stage;
    }
    Ready outcomes = ready(reaction instanceof Reaction.Relay ? source : null);
    boolean others = sources.length > 1 && reaction.atOnce(outcomes.first, outcomes.second) == null;
    return !others || claim() ? react(outcomes) : null;
  }

  /** Looks at the stage, and at the sources where there are several, in one step. */
  private void lookAround() {
    Steps.Part[] parts = new Steps.Part[sources.length > 1 ? sources.length + 1 : 1];
    parts[0] = Steps.Part.looked(stage, Steps.RESULT);
    for (int i = 1; i < parts.length; i++) {
      parts[i] = Steps.Part.looked(sources[i - 1], Steps.RESULT);
    }
    Steps.beforeEnd(() -> Steps.change(SITE, parts));
  }

  /** Of several threads that find the sources complete one reacts. */
  private boolean claim() {
    Steps.beforeEnd(() -> Steps.change(this, Steps.STATE, SITE));
    boolean first = !claimed;
    claimed = true;
    return first;
  }

  /** Completes the stage, or has that done; returns it if it is complete now. */
  private @Nullable Promise react(Ready outcomes) {
    Outcome outcome = reaction.atOnce(outcomes.first, outcomes.second);
    try {
      if (outcome == null && executor != null) {
        Executor other = executor;
        executor = null;
        other.execute(this);
        return null;
      }
      if (outcome == null) {
        outcome = reaction.react(stage, outcomes.first, outcomes.second);
      }
    } catch (Throwable e) {
      outcome = Outcome.thrown(e);
    }
    if (outcome != null) {
      stage.settleForOthers(outcome);
    }
    return outcome == null ? null : stage;
  }

  /** Reacts in the thread of an executor, which then helps with what else waits for the sources. */
  @Override
  public void run() {
    lookAround();
    Promise completed = stage.outcome == null ? react(ready(null)) : stage;
    if (completed != null) {
      for (int i = sources.length - 1; i >= 0; i--) {
        if (sources[i] != exhausted) {
          sources[i].runDependents();
        }
      }
      completed.runDependents();
    }
  }
}
