/** How a search gets on. */
@NullMarked
package io.mazurka.cli.check;

import org.jspecify.annotations.NullMarked;
