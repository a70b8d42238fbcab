/** What test frameworks build on: code of a test brought into a program under check. */
@NullMarked
package io.mazurka.api.harness;

import org.jspecify.annotations.NullMarked;
