package io.mazurka.spl;

import io.mazurka.program.Ending;
import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.Operation;
import io.mazurka.spl.machine.Machine;
import io.mazurka.spl.machine.Outlook;
import java.util.Arrays;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** One run of a model; remembers what it has worked out about the state it stands in. */
final class SplExecution implements Execution {

  private final Machine machine;
  private @Nullable Outlook[] outlooks;

  SplExecution(Machine machine) {
    this.machine = machine;
    this.outlooks = new Outlook[machine.threads()];
  }

  @Override
  public int threads() {
    return machine.threads();
  }

  @Override
  public @Nullable Operation pending(int thread) {
    return machine.hasEnded(thread) ? null : outlook(thread).operation();
  }

  @Override
  public boolean enabled(int thread) {
    return !machine.hasEnded(thread) && outlook(thread).enabled();
  }

  private Outlook outlook(int thread) {
    Outlook known = outlooks[thread];
    if (known == null) {
      known = machine.outlook(thread);
      outlooks[thread] = known;
    }
    return known;
  }

  @Override
  public @Nullable Finding step(int thread, int alternative) {
    if (machine.hasEnded(thread)) {
      throw new IllegalArgumentException(machine.name(thread) + " has ended");
    }
    Finding finding = machine.step(thread, alternative);
    forget();
    return finding;
  }

  /** Drops what was worked out about a state that is left. */
  void forget() {
    if (machine.threads() > outlooks.length) {
      outlooks = new Outlook[2 * machine.threads()];
    } else {
      Arrays.fill(outlooks, null);
    }
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
      if (enabled(thread)) {
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
  public void close() {}
}
