@NullMarked
package io.mazurka.jvm.load;

import org.jspecify.annotations.NullMarked;
