package io.mazurka.api.harness;

import io.mazurka.api.Linearizability;
import io.mazurka.api.Linearizability.Action;
import io.mazurka.api.Linearizability.ActionWith;
import io.mazurka.api.Linearizability.Operation;
import io.mazurka.api.Linearizability.OperationWith;
import io.mazurka.api.Mazurka;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Threads that use one object, and the question whether some sequential order explains what they
 * saw. It runs under check, as code of the program; which calls the threads make is chosen by the
 * search. As threads are interchangeable, their sequences of calls are chosen in ascending order.
 *
 * <p>Which calls had returned before a call was made is told by a counter of each thread, written
 * after every call and read by the others before theirs. So exactly the order that matters is
 * explored, and no other: that of a return and an invocation.
 */
final class Scenario {

  private final Linearizability.Factory<?> factory;
  private final int threads;
  private final int perThread;
  private final List<Call> alternatives = new ArrayList<>();

  @SuppressWarnings("unused") // Called by ScenarioEntry, in the program.
  Scenario(Object factory, int threads, int perThread) {
    this.factory = (Linearizability.Factory<?>) factory;
    this.threads = threads;
    this.perThread = perThread;
  }

  /** Adds a method, once for each of its arguments. */
  @SuppressWarnings("unused") // Called by ScenarioEntry, in the program.
  void add(String name, Object method, @Nullable Object[] arguments) {
    if (arguments.length == 0) {
      alternatives.add(new Call(name + "()", method, null));
    }
    for (Object argument : arguments) {
      alternatives.add(new Call(name + "(" + argument + ")", method, argument));
    }
  }

  @SuppressWarnings("unused") // Called by ScenarioEntry, in the program.
  void run() throws Throwable {
    Object object = factory.make();
    List<Worker> workers = workers(object, 1 + Mazurka.choose(perThread));
    List<Thread> running = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      running.add(new Thread(workers.get(i), workers.get(i).name));
    }
    for (Thread thread : running) {
      thread.start();
    }
    for (Thread thread : running) {
      thread.join();
    }
    if (!explains(workers, new ArrayList<>())) {
      throw new AssertionError(history(workers));
    }
  }

  private List<Worker> workers(Object object, int length) {
    int sequences = (int) Math.pow(alternatives.size(), length);
    List<Worker> workers = new ArrayList<>();
    int sequence = 0;
    for (int i = 0; i < threads; i++) {
      sequence += Mazurka.choose(sequences - sequence);
      workers.add(
          new Worker(Character.toString('A' + i), object, calls(sequence, length), workers));
    }
    return workers;
  }

  private List<Call> calls(int sequence, int length) {
    List<Call> calls = new ArrayList<>();
    int rest = sequence;
    for (int i = 0; i < length; i++) {
      calls.add(alternatives.get(rest % alternatives.size()));
      rest /= alternatives.size();
    }
    return calls;
  }

  /** Whether the order can be continued so that it explains all results. */
  private boolean explains(List<Worker> workers, List<Integer> order) throws Throwable {
    if (!order.isEmpty() && !explained(workers, order)) {
      return false;
    }
    boolean complete = true;
    for (int i = 0; i < workers.size(); i++) {
      int next = count(order, i);
      if (next < workers.get(i).calls.size()) {
        complete = false;
        if (workers.get(i).mayFollow(next, order)) {
          order.add(i);
          boolean found = explains(workers, order);
          order.removeLast();
          if (found) {
            return true;
          }
        }
      }
    }
    return complete;
  }

  /** Whether the calls, one after the other on a new object, have the results that were seen. */
  private boolean explained(List<Worker> workers, List<Integer> order) throws Throwable {
    Object object = factory.make();
    int[] next = new int[workers.size()];
    for (int i : order) {
      Worker worker = workers.get(i);
      int call = next[i]++;
      if (!worker.calls.get(call).on(object).equals(worker.results.get(call))) {
        return false;
      }
    }
    return true;
  }

  private static int count(List<Integer> order, int worker) {
    int count = 0;
    for (int i : order) {
      count += i == worker ? 1 : 0;
    }
    return count;
  }

  private static String history(List<Worker> workers) {
    StringBuilder text = new StringBuilder("no sequential order explains");
    for (Worker worker : workers) {
      text.append("\n  ").append(worker.name).append(": ");
      for (int i = 0; i < worker.calls.size(); i++) {
        text.append(i == 0 ? "" : ", ")
            .append(worker.calls.get(i).name)
            .append(worker.results.get(i));
        text.append(worker.after(i));
      }
    }
    return text.toString();
  }

  /** A call to be made. */
  private record Call(String name, Object method, @Nullable Object argument) {

    Seen on(Object object) {
      try {
        return new Seen(invoke(object), "");
      } catch (VirtualMachineError e) {
        throw e;
      } catch (Throwable e) {
        return new Seen(null, e.getClass().getName());
      }
    }

    @SuppressWarnings({"unchecked", "rawtypes", "NullAway"}) // The types fit where it was declared.
    private @Nullable Object invoke(Object object) throws Throwable {
      return switch (method) {
        case Operation operation -> operation.on(object);
        case OperationWith operation -> operation.on(object, argument);
        case Action action -> {
          action.on(object);
          yield Nothing.NOTHING;
        }
        case ActionWith action -> {
          action.on(object, argument);
          yield Nothing.NOTHING;
        }
        default -> throw new IllegalStateException("not an operation: " + method);
      };
    }
  }

  /** The result of a call that has none. */
  private enum Nothing {
    NOTHING
  }

  /** What a caller saw: a value, or an exception by the name of its class. */
  private record Seen(@Nullable Object value, String thrown) {

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Seen seen
          && Objects.deepEquals(value, seen.value)
          && thrown.equals(seen.thrown);
    }

    @Override
    public int hashCode() {
      return thrown.hashCode();
    }

    @Override
    public String toString() {
      return value == Nothing.NOTHING ? "" : thrown.isEmpty() ? " = " + value : " throws " + thrown;
    }
  }

  /** A thread that makes its calls, and notes what it saw. */
  private static final class Worker implements Runnable {

    final String name;
    final List<Call> calls;
    final List<Seen> results = new ArrayList<>();
    private final Object object;
    private final List<Worker> all;
    private final List<int[]> returned = new ArrayList<>();
    private volatile int done;

    Worker(String name, Object object, List<Call> calls, List<Worker> all) {
      this.name = name;
      this.object = object;
      this.calls = calls;
      this.all = all;
    }

    @Override
    public void run() {
      for (int i = 0; i < calls.size(); i++) {
        returned.add(look());
        results.add(calls.get(i).on(object));
        done = i + 1;
      }
    }

    /** How many calls of each thread have returned. */
    private int[] look() {
      int[] counts = new int[all.size()];
      for (int i = 0; i < counts.length; i++) {
        counts[i] = all.get(i) == this ? 0 : all.get(i).done;
      }
      return counts;
    }

    /** Whether everything that had returned before the call is in the order. */
    boolean mayFollow(int call, List<Integer> order) {
      int[] before = returned.get(call);
      for (int i = 0; i < before.length; i++) {
        if (count(order, i) < before[i]) {
          return false;
        }
      }
      return true;
    }

    /** What had returned before a call was made, in words, where it had not before the last one. */
    String after(int call) {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < all.size(); i++) {
        int now = returned.get(call)[i];
        if (now > (call == 0 ? 0 : returned.get(call - 1)[i])) {
          text.append(" after ").append(all.get(i).name).append("'s ");
          text.append(all.get(i).calls.get(now - 1).name);
        }
      }
      return text.toString();
    }
  }
}
