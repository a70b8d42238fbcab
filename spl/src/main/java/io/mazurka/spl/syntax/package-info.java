/** SPL as written: tokens, the parser and the tree it makes. */
@NullMarked
package io.mazurka.spl.syntax;

import org.jspecify.annotations.NullMarked;
