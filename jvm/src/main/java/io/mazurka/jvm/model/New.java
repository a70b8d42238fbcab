package io.mazurka.jvm.model;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A model of a constructor: it returns the new object. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface New {}
