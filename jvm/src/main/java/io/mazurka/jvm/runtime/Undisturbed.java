package io.mazurka.jvm.runtime;

import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * A guard that stays closed, whatever the thread waits for, while another one has the object for
 * itself.
 */
record Undisturbed(Guard guard, BooleanSupplier free) implements Guard {

  @Override
  public boolean opensFor(ProgramThread thread) {
    return free.getAsBoolean() && guard.opensFor(thread);
  }

  @Override
  public boolean opensAtOnceFor(ProgramThread thread) {
    return free.getAsBoolean() && guard.opensAtOnceFor(thread);
  }

  @Override
  public Patience patience() {
    return guard.patience();
  }

  @Override
  public String describe() {
    return guard.describe();
  }

  @Override
  public List<Thread> holders() {
    return guard.holders();
  }

  @Override
  public boolean spins() {
    return free.getAsBoolean() && guard.spins();
  }
}
