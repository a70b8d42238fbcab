@NullMarked
package io.mazurka.spl;

import org.jspecify.annotations.NullMarked;
