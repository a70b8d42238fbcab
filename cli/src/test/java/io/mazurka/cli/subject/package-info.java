/** Tests. */
@NullMarked
package io.mazurka.cli.subject;

import org.jspecify.annotations.NullMarked;
