/** Tests. */
@NullMarked
package io.mazurka.api;

import org.jspecify.annotations.NullMarked;
