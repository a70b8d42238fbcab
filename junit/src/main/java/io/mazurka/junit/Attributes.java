package io.mazurka.junit;

import static org.junit.platform.commons.support.AnnotationSupport.findAnnotation;

import io.mazurka.api.Settings;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.extension.ExtensionContext;

/** What the annotations of a test say, and the configuration of the test run. */
final class Attributes {

  /** The configuration parameter that asks for a page of every check. */
  static final String REPORT = "mazurka.report";

  private static final Pattern INVOCATION = Pattern.compile("-invocation:#(\\d+)]");

  private Attributes() {}

  static Settings settings(Method method, ExtensionContext context) {
    ModelCheck check = annotation(method);
    Settings settings =
        Settings.DEFAULT
            .algorithm(check.algorithm())
            .keepGoing(check.keepGoing())
            .races(check.races())
            .trustJdk(check.trustJdk())
            .spuriousWakeups(check.spuriousWakeups())
            .lateTimeouts(check.lateTimeouts())
            .outcomes(check.outcomes())
            .symmetries(check.symmetries())
            .workers(check.workers())
            .seed(check.seed());
    settings =
        check.maxExecutions() == 0 ? settings : settings.maxExecutions(check.maxExecutions());
    settings = check.maxSeconds() == 0 ? settings : settings.maxSeconds(check.maxSeconds());
    settings = check.maxDepth() == 0 ? settings : settings.maxDepth(check.maxDepth());
    settings =
        check.maxPreemptions() == -1 ? settings : settings.maxPreemptions(check.maxPreemptions());
    return report(check, context)
        .map(folder -> Path.of(folder, name(method, context)))
        .map(settings::report)
        .orElse(settings);
  }

  private static ModelCheck annotation(Method method) {
    return findAnnotation(method, ModelCheckEach.class)
        .map(ModelCheckEach::value)
        .or(() -> findAnnotation(method, ModelCheck.class))
        .orElseThrow();
  }

  private static Optional<String> report(ModelCheck check, ExtensionContext context) {
    return check.report().isEmpty()
        ? context.getConfigurationParameter(REPORT).filter(folder -> !folder.isBlank())
        : Optional.of(check.report());
  }

  /** A folder of the test's own: its class, its method with parameters, and which invocation. */
  private static String name(Method method, ExtensionContext context) {
    String parameters =
        Arrays.stream(method.getParameterTypes())
            .map(type -> "-" + type.getSimpleName().replace("[]", "s"))
            .collect(Collectors.joining());
    Matcher invocations = INVOCATION.matcher(context.getUniqueId());
    String numbers = invocations.results().map(i -> "-" + i.group(1)).collect(Collectors.joining());
    return context.getRequiredTestClass().getName() + "." + method.getName() + parameters + numbers;
  }
}
