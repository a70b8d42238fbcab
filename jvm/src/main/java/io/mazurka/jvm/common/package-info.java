/** What the copies of a program that several workers run have in common. */
@NullMarked
package io.mazurka.jvm.common;

import org.jspecify.annotations.NullMarked;
