package io.mazurka.api.harness;

import io.mazurka.jvm.common.Calling;
import io.mazurka.jvm.common.Entry;
import io.mazurka.program.ProgramException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A program that lets threads use one object, each by some of the given calls: the search chooses
 * which. {@link Scenario} is what it does.
 *
 * @param factory what makes the object
 */
public record ScenarioEntry(Lambda factory, List<Call> calls, int threads, int perThread)
    implements Entry {

  private static final int MOST_PROGRAMS = 10_000;

  public ScenarioEntry {
    calls = List.copyOf(calls);
    double alternatives = calls.stream().mapToInt(Call::variants).sum();
    if (calls.isEmpty() || threads < 1 || perThread < 1) {
      throw new ProgramException(
          "linearizability of %d operations, %d threads, %d operations per thread: there is nothing to check"
              .formatted(calls.size(), threads, perThread));
    }
    if (Math.pow(alternatives, perThread) > MOST_PROGRAMS) {
      throw new ProgramException(
          "linearizability: a thread could be given more than "
              + MOST_PROGRAMS
              + " sequences of operations; take fewer operations, arguments or operations per thread");
    }
  }

  /**
   * A method of the object, and the arguments to call it with; none for a method without.
   *
   * @param name what it is called in messages
   */
  public record Call(String name, Lambda method, List<@Nullable Object> arguments) {

    public Call {
      arguments.forEach(argument -> Values.check(argument, "an argument of " + name));
    }

    private int variants() {
      return Math.max(1, arguments.size());
    }
  }

  /** The class in which the object is made. */
  public String name() {
    return "linearizability in " + factory.className();
  }

  @Override
  public Code find(ClassLoader program) {
    try {
      Class<?> scenario = Class.forName(Scenario.class.getName(), false, program);
      Calling create =
          Calling.of(scenario.getDeclaredConstructor(Object.class, int.class, int.class));
      Calling add =
          Calling.of(scenario.getDeclaredMethod("add", String.class, Object.class, Object[].class));
      Calling run = Calling.of(scenario.getDeclaredMethod("run"));
      Lambda.Maker maker = factory.in(program);
      List<Lambda.Maker> methods = calls.stream().map(call -> call.method.in(program)).toList();
      return () -> {
        Object made = create.call(maker.make(), threads, perThread);
        for (int i = 0; i < methods.size(); i++) {
          add.call(made, calls.get(i).name, methods.get(i).make(), arguments(program, i));
        }
        run.call(made);
      };
    } catch (ReflectiveOperationException e) {
      throw new ProgramException("Mazurka's own classes are not where the program's are: " + e, e);
    }
  }

  @Override
  public Set<String> methods() {
    return Stream.concat(
            Stream.of("add", "run", factory.method()),
            calls.stream().map(call -> call.method.method()))
        .collect(Collectors.toSet());
  }

  private Object arguments(ClassLoader program, int call) throws ReflectiveOperationException {
    List<@Nullable Object> passed = new ArrayList<>();
    for (Object argument : calls.get(call).arguments) {
      passed.add(Values.in(program, argument));
    }
    return passed.toArray();
  }
}
