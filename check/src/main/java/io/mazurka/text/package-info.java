/** What people read on a terminal. */
@NullMarked
package io.mazurka.text;

import org.jspecify.annotations.NullMarked;
