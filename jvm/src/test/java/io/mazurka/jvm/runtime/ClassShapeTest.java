package io.mazurka.jvm.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ClassShapeTest {

  /**
   * The trace of a deep stack is made of more objects than that of a flat one, and how deep it is
   * depends on how an execution is led: objects would have other numbers in each.
   */
  @Test
  void anException_leadsToItsCause_butNotToItsTrace() {
    Exception cause = new Exception();
    Exception exception = new Exception(cause);
    StackTraceElement[] trace = exception.getStackTrace();

    assertThat(
            Arrays.stream(ClassShape.of(exception).references)
                .mapToObj(offset -> ClassShape.reference(exception, offset)))
        .contains(cause)
        .doesNotHaveAnyElementsOfTypes(trace.getClass(), Object[].class);
  }
}
