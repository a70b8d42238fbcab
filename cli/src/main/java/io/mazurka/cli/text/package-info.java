/** What people read on a terminal. */
@NullMarked
package io.mazurka.cli.text;

import org.jspecify.annotations.NullMarked;
