/** What the launcher does to what it has built, so that Mazurka starts faster. */
@NullMarked
package io.mazurka.cli.launch;

import org.jspecify.annotations.NullMarked;
