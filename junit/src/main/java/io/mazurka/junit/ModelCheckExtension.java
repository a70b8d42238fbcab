package io.mazurka.junit;

import static org.junit.platform.commons.support.AnnotationSupport.findAnnotation;
import static org.junit.platform.commons.support.AnnotationSupport.isAnnotated;

import io.mazurka.api.Result;
import io.mazurka.api.harness.Harness;
import io.mazurka.api.harness.ScheduleText;
import io.mazurka.api.harness.Subject;
import io.mazurka.api.harness.TestEntry;
import io.mazurka.api.harness.TestEntry.Call;
import io.mazurka.engine.Verdict;
import io.mazurka.program.ProgramException;
import io.mazurka.text.FindingText.Again;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.opentest4j.TestAbortedException;

/**
 * Takes the calls of a {@link ModelCheck} test from JUnit, does not make them, and has Mazurka make
 * them under every schedule.
 */
final class ModelCheckExtension implements InvocationInterceptor, ExecutionCondition {

  private static final Namespace NAMESPACE = Namespace.create(ModelCheckExtension.class);

  private static final Again AGAIN =
      story ->
          Optional.of(
              "add @Replay(\"" + ScheduleText.of(story.counterexample().schedule()) + "\")");

  /**
   * Leaves out what JUnit makes of {@link ModelCheck} beside {@code @ParameterizedTest} and the
   * like: a second test, for which there are no parameters.
   */
  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    boolean twice =
        context.getUniqueId().matches(".*\\[method:[^]]*]")
            && context.getTestMethod().filter(m -> isAnnotated(m, TestTemplate.class)).isPresent();
    return twice
        ? ConditionEvaluationResult.disabled(
            "each invocation is checked; write @ModelCheckEach instead of @ModelCheck beside @ParameterizedTest,"
                + " @RepeatedTest and the like")
        : ConditionEvaluationResult.enabled("a test of its own");
  }

  @Override
  public void interceptBeforeEachMethod(
      Invocation<@Nullable Void> invocation,
      ReflectiveInvocationContext<Method> call,
      ExtensionContext context) {
    invocation.skip();
    before(context).add(new Call(call.getExecutable(), call.getArguments()));
  }

  @Override
  public void interceptAfterEachMethod(
      Invocation<@Nullable Void> invocation,
      ReflectiveInvocationContext<Method> call,
      ExtensionContext context) {
    invocation.skip();
  }

  @Override
  public void interceptTestMethod(
      Invocation<@Nullable Void> invocation,
      ReflectiveInvocationContext<Method> call,
      ExtensionContext context)
      throws Throwable {
    invocation.skip();
    check(call, context);
  }

  @Override
  public void interceptTestTemplateMethod(
      Invocation<@Nullable Void> invocation,
      ReflectiveInvocationContext<Method> call,
      ExtensionContext context)
      throws Throwable {
    invocation.skip();
    check(call, context);
  }

  @Override
  public <T extends @Nullable Object> T interceptTestFactoryMethod(
      Invocation<T> invocation,
      ReflectiveInvocationContext<Method> call,
      ExtensionContext context) {
    invocation.skip();
    throw new ProgramException(
        "dynamic tests cannot be run under check: their code is made outside. Write a test with @ModelCheck,"
            + " or @ParameterizedTest with @ModelCheckEach");
  }

  private static void check(ReflectiveInvocationContext<Method> call, ExtensionContext context)
      throws InterruptedException {
    Method method = call.getExecutable();
    Class<?> type = context.getRequiredTestClass();
    FilledFields.refuseParameters(context);
    Call test = new Call(method, call.getArguments());
    List<Class<?>> types = types(context);
    Assumptions assumptions = new Assumptions();
    TestEntry entry = new TestEntry(types, before(context), test, afterEach(types), assumptions);
    Subject subject = new Subject(name(type, test), type.getClassLoader(), entry);
    Harness harness = new Harness(subject, Attributes.settings(method, context), AGAIN);
    Optional<Replay> replay = findAnnotation(method, Replay.class);
    Result result =
        replay.isPresent()
            ? harness.replay(ScheduleText.parse(replay.get().value()))
            : harness.check();
    if (result.verdict() == Verdict.VIOLATED) {
      result = FilledFields.note(context).map(result::noting).orElse(result);
    }
    if (result.orFail().verdict() == Verdict.INCONCLUSIVE) {
      throw new TestAbortedException(
          replay.isPresent()
              ? "the schedule shows nothing any more; remove @Replay to explore all of them"
              : result.toString());
    }
    assumptions
        .unmet()
        .ifPresent(unmet -> {
          throw new TestAbortedException(unmet + " (under every schedule)");
        });
  }

  private static String name(Class<?> type, Call test) {
    String method = type.getName() + "." + test.method().getName();
    return test.arguments().isEmpty() ? method : method + test.arguments();
  }

  /** The calls before the test that JUnit was about to make. */
  private static List<Call> before(ExtensionContext context) {
    ExtensionContext.Store store = context.getStore(NAMESPACE);
    Calls calls = store.get(context.getUniqueId(), Calls.class);
    if (calls == null) {
      calls = new Calls();
      store.put(context.getUniqueId(), calls);
    }
    return calls.list;
  }

  private static final class Calls {
    final List<Call> list = new ArrayList<>();
  }

  /** The classes of the test objects that JUnit has made, outermost first. */
  private static List<Class<?>> types(ExtensionContext context) {
    List<Class<?>> types = new ArrayList<>();
    context
        .getRequiredTestInstances()
        .getAllInstances()
        .forEach(object -> types.add(object.getClass()));
    return types;
  }

  /** The calls after the test, in JUnit's order: from the class upwards, then from those around. */
  private static List<Call> afterEach(List<Class<?>> types) {
    List<Call> calls = new ArrayList<>();
    for (Class<?> type : types.reversed()) {
      for (Method method :
          AnnotationSupport.findAnnotatedMethods(
              type, AfterEach.class, HierarchyTraversalMode.BOTTOM_UP)) {
        calls.add(after(method));
      }
    }
    return calls;
  }

  private static Call after(Method method) {
    if (method.getParameterCount() > 0) {
      throw new ProgramException(
          "%s.%s has parameters, and JUnit provides those of methods @AfterEach only when the check is over. Under"
                  .formatted(method.getDeclaringClass().getSimpleName(), method.getName())
              + " check such a method has none.");
    }
    return new Call(method, List.of());
  }
}
