/** The front end for Java bytecode: runs a compiled program under control of its schedule. */
@NullMarked
package io.mazurka.jvm;

import org.jspecify.annotations.NullMarked;
