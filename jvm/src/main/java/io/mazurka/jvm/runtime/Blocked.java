package io.mazurka.jvm.runtime;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Waits for what is needed, and perhaps for an interrupt, and perhaps not for ever; in a loop that
 * spins also for something to change.
 */
record Blocked(Need need, boolean interruptible, Patience patience, @Nullable Await muted)
    implements Guard {

  @Override
  public boolean opensFor(ProgramThread thread) {
    return interruptible && thread.interrupted
        || (patience.ends() || isMet()) && (muted == null || muted.opensFor(thread));
  }

  @Override
  public boolean opensAtOnceFor(ProgramThread thread) {
    return isMet() || interruptible && thread.interrupted;
  }

  private boolean isMet() {
    return need.met().getAsBoolean();
  }

  @Override
  public String describe() {
    return muted != null && isMet() ? muted.describe() : need.words().get();
  }

  @Override
  public List<Thread> holders() {
    return need.holders().get();
  }

  @Override
  public boolean spins() {
    return muted != null && isMet();
  }
}
