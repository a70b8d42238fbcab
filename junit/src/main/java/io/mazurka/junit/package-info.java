/** Mazurka for JUnit Jupiter: tests that run under every thread schedule that matters. */
@NullMarked
package io.mazurka.junit;

import org.jspecify.annotations.NullMarked;
