package io.mazurka.junit;

import io.mazurka.program.ProgramException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Fields of a test object that an extension has filled, as for {@code @TempDir}. Test objects of
 * executions are others, and no extension sees those: whoever wonders why such a field is empty
 * gets a note.
 */
final class FilledFields {

  /** JUnit's annotation of fields of a parameterized class; tests need not have it. */
  private static final String PARAMETER = "org.junit.jupiter.params.Parameter";

  private FilledFields() {}

  /**
   * Refuses parameters of a class: without a value, a test of nothing at all would pass.
   *
   * @throws ProgramException if a field is one
   */
  static void refuseParameters(ExtensionContext context) {
    for (Object object : context.getRequiredTestInstances().getAllInstances()) {
      for (Field field : fields(object)) {
        if (isParameter(field)) {
          throw new ProgramException(
              "the field %s of %s is a parameter of the class, which is not handed to a program under check. Make"
                      .formatted(field.getName(), field.getDeclaringClass().getSimpleName())
                  + " it a parameter of the test, with @ParameterizedTest and @ModelCheckEach.");
        }
      }
    }
  }

  private static boolean isParameter(Field field) {
    return Arrays.stream(field.getAnnotations())
        .anyMatch(a -> a.annotationType().getName().equals(PARAMETER));
  }

  /** A note on the fields of the test objects that JUnit has made, if there is something to say. */
  static Optional<String> note(ExtensionContext context) {
    List<String> filled = new ArrayList<>();
    for (Object object : context.getRequiredTestInstances().getAllInstances()) {
      for (Field field : fields(object)) {
        if (!annotations(field).isEmpty() && isFilled(field, object)) {
          filled.add(field.getName() + " (" + annotations(field) + ")");
        }
      }
    }
    return filled.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "JUnit's extensions work outside of the check: what they give to fields, the test does not see: "
                + String.join(", ", filled)
                + ". Make what it needs in @BeforeEach.");
  }

  private static List<Field> fields(Object object) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
      fields.addAll(Arrays.asList(type.getDeclaredFields()));
    }
    return fields;
  }

  /** The annotations on which an extension may act. */
  private static String annotations(Field field) {
    return Arrays.stream(field.getAnnotations())
        .map(Annotation::annotationType)
        .filter(type -> type != RegisterExtension.class && !type.getName().startsWith("java."))
        .map(type -> "@" + type.getSimpleName())
        .collect(Collectors.joining(" "));
  }

  private static boolean isFilled(Field field, Object object) {
    try {
      return field.trySetAccessible() && field.get(object) != null;
    } catch (IllegalAccessException e) {
      return false;
    }
  }
}
