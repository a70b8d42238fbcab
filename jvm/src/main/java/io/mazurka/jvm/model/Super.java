package io.mazurka.jvm.model;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The model of a method as {@code super.m()} means it. The method of the same name without this
 * annotation stands for {@code x.m()}, and calls what a program class below has made of the method.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface Super {

  /** The name of the JDK method. */
  String value();
}
