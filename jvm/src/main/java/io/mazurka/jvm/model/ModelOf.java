package io.mazurka.jvm.model;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The JDK class whose methods the public static methods of the annotated class replace. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@interface ModelOf {

  /** The class's internal name, {@code java/lang/Thread}. */
  String value();

  /**
   * Whether the models also replace the methods of JDK classes below that one which override them:
   * so for interfaces, of which one model serves all implementations.
   */
  boolean below() default false;

  /**
   * The same, but only for classes and interfaces whose variables can hold a weakly consistent
   * collection.
   */
  boolean weaklyConsistent() default false;
}
