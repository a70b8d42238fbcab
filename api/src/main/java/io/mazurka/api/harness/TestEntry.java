package io.mazurka.api.harness;

import io.mazurka.jvm.common.Calling;
import io.mazurka.jvm.common.Entry;
import io.mazurka.program.ProgramException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A program that is one test of a test class: an object of the class is made, with those of the
 * classes around it if it is an inner one, then come the methods before the test, the test, and the
 * methods after it, whatever happened until then. All of that happens in every execution.
 *
 * @param types the classes of the test objects, outermost first
 * @param judge what an execution comes to
 */
public record TestEntry(
    List<Class<?>> types, List<Call> before, Call test, List<Call> after, Judge judge)
    implements Entry {

  public TestEntry {
    types = List.copyOf(types);
    before = List.copyOf(before);
    after = List.copyOf(after);
  }

  /** Says what the end of the test in one execution means. */
  public interface Judge {

    /**
     * The test has come to its end.
     *
     * @param failure what it threw, or null
     * @throws Throwable the failure, if it is one
     */
    void ended(@Nullable Throwable failure) throws Throwable;
  }

  /** A call of a method of the test object, or of one around it. */
  public record Call(Method method, List<@Nullable Object> arguments) {

    /**
     * A call whose arguments can be handed over.
     *
     * @throws ProgramException if one cannot
     */
    public Call {
      for (int i = 0; i < arguments.size(); i++) {
        Values.check(arguments.get(i), "parameter " + (i + 1) + " of " + words(method));
      }
    }

    private static String words(Method method) {
      return method.getDeclaringClass().getSimpleName() + "." + method.getName();
    }
  }

  @Override
  public Code find(ClassLoader program) {
    try {
      List<Calling> constructors = constructors(program);
      List<Step> steps = steps(program, before);
      Step body = step(program, test);
      List<Step> last = steps(program, after);
      return () -> judge.ended(failure(constructors, steps, body, last));
    } catch (ReflectiveOperationException | LinkageError e) {
      throw new ProgramException("the test cannot be loaded under check: " + e, e);
    }
  }

  @Override
  public Set<String> methods() {
    return Stream.of(before, List.of(test), after)
        .flatMap(List::stream)
        .map(call -> call.method.getName())
        .collect(Collectors.toSet());
  }

  private static @Nullable Throwable failure(
      List<Calling> constructors, List<Step> before, Step test, List<Step> after) throws Throwable {
    List<Object> objects = objects(constructors);
    Throwable failure = null;
    try {
      for (Step step : before) {
        step.run(objects);
      }
      test.run(objects);
    } catch (Throwable e) {
      failure = e;
    }
    for (Step step : after) {
      failure = attempt(step, objects, failure);
    }
    return failure;
  }

  private static @Nullable Throwable attempt(
      Step step, List<Object> objects, @Nullable Throwable failure) {
    try {
      step.run(objects);
      return failure;
    } catch (Throwable e) {
      if (failure == null) {
        return e;
      }
      failure.addSuppressed(e);
      return failure;
    }
  }

  /**
   * The constructors of the classes around the test class and of itself, outermost first. The
   * object around one may be of a subclass of the class in which the inner one stands.
   */
  private List<Calling> constructors(ClassLoader program) throws ReflectiveOperationException {
    List<Calling> constructors = new ArrayList<>();
    for (Class<?> type : types) {
      Class<?> made = Values.type(program, type);
      Class<?>[] parameters =
          constructors.isEmpty() ? new Class<?>[0] : new Class<?>[] {made.getEnclosingClass()};
      constructors.add(Calling.of(constructor(made, parameters)));
    }
    return constructors;
  }

  private static Constructor<?> constructor(Class<?> type, Class<?>[] parameters) {
    try {
      return type.getDeclaredConstructor(parameters);
    } catch (NoSuchMethodException e) {
      throw new ProgramException(
          "the test class "
              + type.getName()
              + " has no constructor without parameters; under check, test objects are made anew in every execution",
          e);
    }
  }

  private static List<Object> objects(List<Calling> constructors) throws Throwable {
    List<Object> objects = new ArrayList<>();
    for (Calling constructor : constructors) {
      Object made = objects.isEmpty() ? constructor.call() : constructor.call(objects.getFirst());
      if (made != null) {
        objects.addFirst(made);
      }
    }
    return objects;
  }

  private static List<Step> steps(ClassLoader program, List<Call> calls)
      throws ReflectiveOperationException {
    List<Step> steps = new ArrayList<>();
    for (Call call : calls) {
      steps.add(step(program, call));
    }
    return steps;
  }

  private static Step step(ClassLoader program, Call call) throws ReflectiveOperationException {
    Class<?>[] parameters = call.method.getParameterTypes();
    for (int i = 0; i < parameters.length; i++) {
      parameters[i] = Values.type(program, parameters[i]);
    }
    Class<?> owner = Values.type(program, call.method.getDeclaringClass());
    Method method = owner.getDeclaredMethod(call.method.getName(), parameters);
    return new Step(program, owner, Calling.of(method), call.arguments);
  }

  /** A call in the program. */
  private record Step(
      ClassLoader program, Class<?> owner, Calling method, List<@Nullable Object> arguments) {

    void run(List<Object> objects) throws Throwable {
      @Nullable Object[] all = new Object[1 + arguments.size()];
      all[0] = objects.stream().filter(owner::isInstance).findFirst().orElseThrow();
      for (int i = 0; i < arguments.size(); i++) {
        all[i + 1] = Values.in(program, arguments.get(i));
      }
      method.call(all);
    }
  }
}
