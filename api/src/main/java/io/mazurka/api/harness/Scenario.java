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
    Object object = make();
    List<Worker> workers = workers(object, 1 + Mazurka.choose(perThread));
    List<Thread> running = new ArrayList<>();
    for (Worker worker : workers) {
      running.add(new Thread(worker, worker.name));
    }
    for (Thread thread : running) {
      thread.start();
    }
    for (Thread thread : running) {
      thread.join();
    }
    List<Lane> lanes = new ArrayList<>();
    for (Worker worker : workers) {
      lanes.add(new Lane(worker.name, worker.past));
    }
    if (!explains(lanes, new ArrayList<>())) {
      throw new AssertionError(history(lanes));
    }
  }

  private Object make() throws Throwable {
    return Objects.requireNonNull(factory.make(), "there is no object to call operations of");
  }

  private List<Worker> workers(Object object, int length) {
    List<Progress> progress = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      progress.add(new Progress());
    }
    int sequences = (int) Math.pow(alternatives.size(), length);
    List<Worker> workers = new ArrayList<>();
    int sequence = 0;
    for (int i = 0; i < threads; i++) {
      sequence += Mazurka.choose(sequences - sequence);
      workers.add(new Worker(i, object, calls(sequence, length), List.copyOf(progress)));
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
    return List.copyOf(calls);
  }

  /** Whether the order can be continued so that it explains all results. */
  private boolean explains(List<Lane> lanes, List<Integer> order) throws Throwable {
    if (!order.isEmpty() && !explained(lanes, order)) {
      return false;
    }
    boolean complete = true;
    for (int i = 0; i < lanes.size(); i++) {
      int next = count(order, i);
      if (next < lanes.get(i).past.size()) {
        complete = false;
        if (lanes.get(i).past.get(next).mayFollow(order)) {
          order.add(i);
          boolean found = explains(lanes, order);
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
  private boolean explained(List<Lane> lanes, List<Integer> order) throws Throwable {
    Object object = make();
    List<Integer> before = new ArrayList<>();
    for (int i : order) {
      Event event = lanes.get(i).past.get(count(before, i));
      if (!event.call.on(object).equals(event.seen)) {
        return false;
      }
      before.add(i);
    }
    return true;
  }

  private static int count(List<Integer> order, int lane) {
    int count = 0;
    for (int i : order) {
      count += i == lane ? 1 : 0;
    }
    return count;
  }

  private static String history(List<Lane> lanes) {
    StringBuilder text = new StringBuilder("no sequential order explains");
    for (Lane lane : lanes) {
      text.append(lane == lanes.getFirst() ? "\n" : ";\n").append(lane.name).append(": ");
      for (int i = 0; i < lane.past.size(); i++) {
        text.append(i == 0 ? "" : ", ").append(lane.past.get(i)).append(lane.after(i, lanes));
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

  /**
   * A call that was made.
   *
   * @param returned how many calls of each thread had returned before
   */
  private record Event(Call call, Seen seen, List<Integer> returned) {

    /** Whether everything that had returned before the call is in the order. */
    boolean mayFollow(List<Integer> order) {
      for (int i = 0; i < returned.size(); i++) {
        if (count(order, i) < returned.get(i)) {
          return false;
        }
      }
      return true;
    }

    @Override
    public String toString() {
      return call.name + seen;
    }
  }

  /** What a thread did. */
  private record Lane(String name, List<Event> past) {

    /** What had returned before a call was made and not before the one before, in words. */
    String after(int call, List<Lane> all) {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < all.size(); i++) {
        int now = past.get(call).returned.get(i);
        if (now > (call == 0 ? 0 : past.get(call - 1).returned.get(i))) {
          Lane other = all.get(i);
          text.append(" after ").append(other.name).append("'s ");
          text.append(other.past.get(now - 1).call.name);
        }
      }
      return text.toString();
    }
  }

  /** How many calls of a thread have returned. */
  private static final class Progress {
    volatile int calls;
  }

  /** A thread that makes its calls, and notes what it saw: on its own, up to the end. */
  private static final class Worker implements Runnable {

    final String name;
    private final int number;
    private final Object object;
    private final List<Call> calls;
    private final List<Progress> progress;
    private List<Event> past = List.of();

    Worker(int number, Object object, List<Call> calls, List<Progress> progress) {
      this.name = Character.toString('A' + number);
      this.number = number;
      this.object = object;
      this.calls = calls;
      this.progress = progress;
    }

    @Override
    public void run() {
      List<Event> events = new ArrayList<>();
      for (Call call : calls) {
        List<Integer> returned = look();
        events.add(new Event(call, call.on(object), returned));
        progress.get(number).calls = events.size();
      }
      past = List.copyOf(events);
    }

    /** How many calls of each other thread have returned. */
    private List<Integer> look() {
      List<Integer> counts = new ArrayList<>();
      for (int i = 0; i < progress.size(); i++) {
        counts.add(i == number ? 0 : progress.get(i).calls);
      }
      return List.copyOf(counts);
    }
  }
}
