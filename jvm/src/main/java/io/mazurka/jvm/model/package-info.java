/**
 * Models of JDK methods: what a program calls instead of the methods of the JDK that other threads
 * could notice, that could block, or that could differ from one execution to the next. {@link
 * io.mazurka.jvm.model.Models} finds the model of a call, {@link io.mazurka.jvm.model.Refusals} the
 * calls that cannot be handled, and {@link io.mazurka.jvm.model.JdkPolicy} says what all other
 * calls do to their receiver.
 */
@NullMarked
package io.mazurka.jvm.model;

import org.jspecify.annotations.NullMarked;
