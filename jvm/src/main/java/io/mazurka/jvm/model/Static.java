package io.mazurka.jvm.model;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A model of a static method; without it, a model's first parameter is the receiver. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface Static {}
