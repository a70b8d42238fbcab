package io.mazurka.junit;

import static org.junit.platform.commons.support.AnnotationSupport.isAnnotated;

import io.mazurka.program.ProgramException;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Refuses {@link Replay} beside a test that is not checked, which has no schedules. */
final class ReplayExtension implements BeforeEachCallback {

  @Override
  public void beforeEach(ExtensionContext context) {
    if (!isAnnotated(context.getTestMethod(), ModelCheck.class)
        && !isAnnotated(context.getTestMethod(), ModelCheckEach.class)) {
      throw new ProgramException(
          "@Replay stands beside @ModelCheck or @ModelCheckEach: this test is not run under check, and follows no"
              + " schedule");
    }
  }
}
