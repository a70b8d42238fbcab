/**
 * Classes that take the place of JDK classes in the programs under check, where the JDK's own code
 * reaches too deep into the virtual machine or spins where a scheduler could choose. Nothing in
 * Mazurka calls them: their class files are renamed to copies of the JDK's and transformed as if
 * they were the program's. Each has those members of the original that are needed.
 */
@NullMarked
package io.mazurka.jvm.substitute;

import org.jspecify.annotations.NullMarked;
