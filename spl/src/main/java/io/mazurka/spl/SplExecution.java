package io.mazurka.spl;

import io.mazurka.program.Ending;
import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.Operation;
import io.mazurka.program.Probe;
import io.mazurka.program.Prospect;
import io.mazurka.spl.machine.Machine;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** One run of a model. */
final class SplExecution implements Execution {

  private final Machine machine;

  SplExecution(Machine machine) {
    this.machine = machine;
  }

  @Override
  public int threads() {
    return machine.threads();
  }

  @Override
  public @Nullable Operation pending(int thread) {
    return machine.pending(thread);
  }

  @Override
  public boolean enabled(int thread) {
    return machine.isEnabled(thread);
  }

  @Override
  public @Nullable Finding step(int thread, int alternative) {
    return machine.step(thread, alternative);
  }

  @Override
  public String name(int thread) {
    return machine.name(thread);
  }

  @Override
  public Prospect prospect(int thread) {
    return machine.hasEnded(thread) ? Prospect.NOTHING : machine.prospect(thread);
  }

  @Override
  public Ending end() {
    String printed = machine.output();
    return new Ending(printed.isEmpty() ? "" : printed.substring(0, printed.length() - 1), stuck());
  }

  private @Nullable Finding stuck() {
    StringJoiner message = new StringJoiner("; ");
    StringJoiner detail = new StringJoiner("\n");
    for (int thread = 0; thread < machine.threads(); thread++) {
      if (machine.isEnabled(thread)) {
        return null;
      }
      String name = machine.name(thread);
      if (machine.hasEnded(thread)) {
        detail.add(name + " has ended");
      } else {
        String wait =
            name + " waits at " + machine.location(thread) + " " + machine.awaited(thread);
        message.add(wait);
        detail.add(wait + ", before " + machine.statement(thread));
      }
    }
    return message.length() == 0
        ? null
        : new Finding(Finding.Kind.DEADLOCK, message.toString(), detail.toString());
  }

  @Override
  public Probe probe() {
    return machine.probe();
  }

  @Override
  public void close() {}
}
