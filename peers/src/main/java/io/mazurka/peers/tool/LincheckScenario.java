package io.mazurka.peers.tool;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jetbrains.kotlinx.lincheck.Actor;
import org.jetbrains.kotlinx.lincheck.execution.ExecutionScenario;
import org.jetbrains.lincheck.LincheckAssertionError;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;

/**
 * A data structure under Lincheck's model checking: the threads of a program as a scenario, whose
 * results have to be those of some order of its operations. No scenarios are made up at random, and
 * the one is explored until it fails or has no schedule left.
 */
public final class LincheckScenario {

  private LincheckScenario() {}

  /** The arguments are the program's class and its own arguments. */
  public static void main(String[] args) throws ReflectiveOperationException {
    int threads = Integer.parseInt(args[1]);
    switch (args[0]) {
      case "LostUpdate" ->
          check(
              CounterOperations.Volatile.class,
              CounterOperations.Specification.class,
              increments(CounterOperations.Volatile.class, threads, 1));
      case "Increments" ->
          check(
              CounterOperations.Synchronized.class,
              CounterOperations.Specification.class,
              increments(CounterOperations.Synchronized.class, threads, Integer.parseInt(args[2])));
      case "LockFreeStack" -> {
        boolean blind = args[2].equals("set");
        Class<?> stack = blind ? StackOperations.Blind.class : StackOperations.Treiber.class;
        check(stack, StackOperations.Specification.class, pushAndPop(stack, threads));
      }
      default -> throw new IllegalArgumentException(args[0] + " is not a data structure");
    }
  }

  private static List<List<Actor>> increments(Class<?> counter, int threads, int times)
      throws ReflectiveOperationException {
    Actor increment = actor(counter.getMethod("increment"));
    return Collections.nCopies(threads, Collections.nCopies(times, increment));
  }

  private static List<List<Actor>> pushAndPop(Class<?> stack, int threads)
      throws ReflectiveOperationException {
    List<List<Actor>> scenario = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      scenario.add(
          List.of(
              actor(stack.getMethod("push", int.class), 1 << i), actor(stack.getMethod("pop"))));
    }
    return scenario;
  }

  private static Actor actor(Method operation, Object... arguments) {
    return new Actor(operation, Arrays.asList(arguments), false, false, false, false, false);
  }

  private static void check(Class<?> structure, Class<?> specification, List<List<Actor>> threads) {
    ExecutionScenario scenario = new ExecutionScenario(List.of(), threads, List.of(), null);
    Notes.begin();
    try {
      new ModelCheckingOptions()
          .iterations(0)
          .addCustomScenario(scenario)
          .invocationsPerIteration(Integer.MAX_VALUE)
          .minimizeFailedScenario(false)
          .sequentialSpecification(specification)
          .check(structure);
      Notes.end("exhausted", "");
    } catch (LincheckAssertionError e) {
      Notes.end("violated", String.valueOf(e.getMessage()));
    } catch (Throwable e) {
      Notes.end("crashed", e.toString());
    }
  }
}
