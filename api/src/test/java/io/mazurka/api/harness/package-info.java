/** Tests. */
@NullMarked
package io.mazurka.api.harness;

import org.jspecify.annotations.NullMarked;
