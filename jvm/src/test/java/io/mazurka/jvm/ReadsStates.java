package io.mazurka.jvm;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.EnabledIf;

/**
 * A test that compares states: the frames of a platform thread cannot be read, and so neither can
 * its states.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@EnabledIf(
    value = "io.mazurka.jvm.ReadsStates$Condition#holds",
    disabledReason = "states are read from continuations only")
public @interface ReadsStates {

  /** Whether threads are continuations here. */
  final class Condition {

    private Condition() {}

    static boolean holds() {
      return JvmOptions.Threads.best() == JvmOptions.Threads.CONTINUATION;
    }
  }
}
