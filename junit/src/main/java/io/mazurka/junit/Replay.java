package io.mazurka.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Has a {@link ModelCheck} test run under one schedule only, that of a counterexample, as its
 * message gives it: to look at it with a debugger. Where the schedule shows nothing any more the
 * test is aborted, so that nobody takes one schedule for all.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(ReplayExtension.class)
public @interface Replay {

  /** The schedule. */
  String value();
}
