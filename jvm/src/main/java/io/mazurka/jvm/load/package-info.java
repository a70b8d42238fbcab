/**
 * How a program's classes come to be run under control: found on its class path, transformed so
 * that they report to {@link io.mazurka.jvm.runtime.Hooks}, and defined once for all executions.
 */
@NullMarked
package io.mazurka.jvm.load;

import org.jspecify.annotations.NullMarked;
