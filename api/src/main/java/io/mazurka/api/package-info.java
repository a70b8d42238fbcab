/** Mazurka from within Java: checks for tests of any framework, and what programs say to it. */
@NullMarked
package io.mazurka.api;

import org.jspecify.annotations.NullMarked;
