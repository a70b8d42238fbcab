package io.mazurka.junit;

import static org.junit.platform.commons.support.AnnotationSupport.isAnnotated;

import io.mazurka.api.Result;
import io.mazurka.api.Settings;
import io.mazurka.api.harness.Harness;
import io.mazurka.api.harness.ScheduleText;
import io.mazurka.api.harness.TestEntry;
import io.mazurka.api.harness.TestEntry.Call;
import io.mazurka.engine.Verdict;
import io.mazurka.text.FindingText.Again;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.opentest4j.TestAbortedException;

/**
 * Takes the calls of a {@link ModelCheck} test from JUnit, does not make them, and has Mazurka make
 * them under every schedule.
 */
final class ModelCheckExtension
    implements InvocationInterceptor, TestTemplateInvocationContextProvider {

  private static final Namespace NAMESPACE = Namespace.create(ModelCheckExtension.class);

  @Override
  public boolean supportsTestTemplate(ExtensionContext context) {
    return true;
  }

  @Override
  public boolean mayReturnZeroTestTemplateInvocationContexts(ExtensionContext context) {
    return true;
  }

  /** The one run of the test, unless another annotation says how often it is run. */
  @Override
  public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(
      ExtensionContext context) {
    String name = context.getDisplayName();
    TestTemplateInvocationContext once =
        new TestTemplateInvocationContext() {
          @Override
          public String getDisplayName(int invocation) {
            return name;
          }
        };
    return isTestByItself(context.getRequiredTestMethod()) ? Stream.of(once) : Stream.empty();
  }

  private static boolean isTestByItself(Method method) {
    return Stream.of(method.getAnnotations())
        .map(Annotation::annotationType)
        .filter(type -> type != ModelCheck.class && !isAnnotated(type, ModelCheck.class))
        .noneMatch(type ->
            type == Test.class
                || isAnnotated(type, Test.class)
                || isAnnotated(type, TestTemplate.class));
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

  private static void check(ReflectiveInvocationContext<Method> call, ExtensionContext context)
      throws InterruptedException {
    Method method = call.getExecutable();
    Class<?> type = context.getRequiredTestClass();
    TestEntry entry =
        new TestEntry(
            type, before(context), new Call(method, call.getArguments()), afterEach(type));
    Harness harness = new Harness(type.getClassLoader(), entry, settings(method), AGAIN);
    Optional<Replay> replay = AnnotationSupport.findAnnotation(method, Replay.class);
    Result result =
        replay.isPresent()
            ? harness.replay(ScheduleText.parse(replay.get().value()))
            : harness.check();
    if (result.orFail().verdict() == Verdict.INCONCLUSIVE) {
      throw new TestAbortedException(
          replay.isPresent()
              ? "the schedule shows nothing any more; remove @Replay to explore all of them"
              : result.toString());
    }
  }

  private static final Again AGAIN =
      story ->
          Optional.of(
              "add @Replay(\"" + ScheduleText.of(story.counterexample().schedule()) + "\")");

  private static Settings settings(Method method) {
    ModelCheck check = AnnotationSupport.findAnnotation(method, ModelCheck.class).orElseThrow();
    Settings settings =
        Settings.DEFAULT
            .algorithm(check.algorithm())
            .keepGoing(check.keepGoing())
            .races(check.races())
            .outcomes(check.outcomes())
            .symmetries(check.symmetries())
            .seed(check.seed());
    settings =
        check.maxExecutions() == 0 ? settings : settings.maxExecutions(check.maxExecutions());
    settings = check.maxSeconds() == 0 ? settings : settings.maxSeconds(check.maxSeconds());
    settings = check.maxDepth() == 0 ? settings : settings.maxDepth(check.maxDepth());
    return check.maxPreemptions() < 0 ? settings : settings.maxPreemptions(check.maxPreemptions());
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

  /** The calls after the test, in JUnit's order: from the class upwards, then from those around. */
  private static List<Call> afterEach(Class<?> testClass) {
    List<Call> calls = new ArrayList<>();
    for (Class<?> type = testClass; type != null; type = type.getEnclosingClass()) {
      for (Method method :
          AnnotationSupport.findAnnotatedMethods(
              type, AfterEach.class, HierarchyTraversalMode.BOTTOM_UP)) {
        calls.add(new Call(method, List.of()));
      }
    }
    return calls;
  }
}
