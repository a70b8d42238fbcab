package io.mazurka.api;

import io.mazurka.api.harness.Harness;
import io.mazurka.api.harness.Lambda;
import io.mazurka.api.harness.ScenarioEntry;
import io.mazurka.api.harness.ScheduleText;
import io.mazurka.api.harness.Subject;
import io.mazurka.program.ProgramException;
import io.mazurka.text.FindingText.Again;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Checks a data structure against its sequential self: whatever its operations return when several
 * threads call them must be explained by some order of the same calls, one after the other, on a
 * new object, an order in which a call that had returned before another was made comes first
 * (Herlihy and Wing, "Linearizability", TOPLAS 1990). An exception counts as a result.
 *
 * <pre>{@code
 * Linearizability.of(BoundedStack::new)
 *     .operation("push", BoundedStack::push, 1, 2)
 *     .operation("pop", BoundedStack::pop)
 *     .check()
 *     .orFail();
 * }</pre>
 *
 * <p>Mazurka makes up the scenarios, short ones first: all ways to give each thread the same number
 * of calls. Each is explored under every schedule that matters. Operations must not wait for each
 * other for ever, and results are compared with {@code equals}.
 *
 * @param <T> the data structure
 */
public final class Linearizability<T> {

  private static final Again AGAIN =
      story ->
          Optional.of(
              "replace .check() by .replay(\""
                  + ScheduleText.of(story.counterexample().schedule())
                  + "\")");

  /** Makes a new object. */
  @FunctionalInterface
  public interface Factory<T> extends Serializable {
    T make() throws Throwable;
  }

  /** A call with a result. */
  @FunctionalInterface
  public interface Operation<T> extends Serializable {
    @Nullable Object on(T object) throws Throwable;
  }

  /** A call with an argument and a result. */
  @FunctionalInterface
  public interface OperationWith<T, A> extends Serializable {
    @Nullable Object on(T object, A argument) throws Throwable;
  }

  /** A call without a result. */
  @FunctionalInterface
  public interface Action<T> extends Serializable {
    void on(T object) throws Throwable;
  }

  /** A call with an argument and without a result. */
  @FunctionalInterface
  public interface ActionWith<T, A> extends Serializable {
    void on(T object, A argument) throws Throwable;
  }

  private final Factory<T> factory;
  private final List<ScenarioEntry.Call> calls = new ArrayList<>();
  private int threads = 2;
  private int operationsPerThread = 2;
  private Settings settings = Settings.DEFAULT;

  private Linearizability(Factory<T> factory) {
    this.factory = factory;
  }

  /** A check of the objects that a constructor or another method makes. */
  public static <T> Linearizability<T> of(Factory<T> factory) {
    return new Linearizability<>(factory);
  }

  /** An operation without arguments. */
  public Linearizability<T> operation(String name, Operation<T> operation) {
    return add(name, operation, List.of());
  }

  /** An operation with an argument, which is one of these values. */
  @SafeVarargs
  @SuppressWarnings("varargs") // The array is only read.
  public final <A> Linearizability<T> operation(
      String name, OperationWith<T, A> operation, A... arguments) {
    return add(name, operation, some(name, arguments));
  }

  /** An operation without a result. */
  public Linearizability<T> action(String name, Action<T> action) {
    return add(name, action, List.of());
  }

  /** An operation with an argument, which is one of these values, and without a result. */
  @SafeVarargs
  @SuppressWarnings("varargs") // The array is only read.
  public final <A> Linearizability<T> action(String name, ActionWith<T, A> action, A... arguments) {
    return add(name, action, some(name, arguments));
  }

  /** Refuses none: a call without its argument does nothing but throw, always, and is explained. */
  private static <A> List<A> some(String name, A[] arguments) {
    if (arguments.length == 0) {
      throw new ProgramException(
          "the operation "
              + name
              + " has an argument; say which values it takes, behind the method");
    }
    return Arrays.asList(arguments);
  }

  private Linearizability<T> add(
      String name, Serializable operation, List<? extends @Nullable Object> arguments) {
    Lambda lambda = Lambda.of(operation, "the operation " + name);
    calls.add(new ScenarioEntry.Call(name, lambda, new ArrayList<>(arguments)));
    return this;
  }

  /** How many threads there are; 2 unless said. */
  public Linearizability<T> threads(int count) {
    threads = count;
    return this;
  }

  /** How many operations each thread performs at the most; 2 unless said. */
  public Linearizability<T> operationsPerThread(int most) {
    operationsPerThread = most;
    return this;
  }

  /** How the scenarios are explored. */
  public Linearizability<T> settings(Settings newSettings) {
    settings = newSettings;
    return this;
  }

  /** Explores every schedule that matters of every scenario. */
  public Result check() throws InterruptedException {
    return harness().check();
  }

  /** Runs one schedule of one scenario, as {@link Result#schedules} gives it. */
  public Result replay(String schedule) throws InterruptedException {
    return harness().replay(ScheduleText.parse(schedule));
  }

  private Harness harness() {
    Lambda made = Lambda.of(factory, "what makes the object");
    ScenarioEntry entry = new ScenarioEntry(made, calls, threads, operationsPerThread);
    Subject subject = new Subject(entry.name(), factory.getClass().getClassLoader(), entry);
    return new Harness(subject, settings, AGAIN);
  }
}
