package io.mazurka.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Has each invocation of a test run under every thread schedule that matters: beside another
 * annotation that makes the method a test, such as {@code @ParameterizedTest} or
 * {@code @RepeatedTest}. A method that is a test by itself is annotated {@link ModelCheck} alone.
 */
@Documented
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(ModelCheckExtension.class)
public @interface ModelCheckEach {

  /** How each invocation is checked. */
  ModelCheck value() default @ModelCheck;
}
