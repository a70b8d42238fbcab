/** Tests of canonical forms and symmetries. */
@NullMarked
package io.mazurka.engine.state;

import org.jspecify.annotations.NullMarked;
