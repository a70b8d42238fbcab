@NullMarked
package io.mazurka.jvm.probe;

import org.jspecify.annotations.NullMarked;
