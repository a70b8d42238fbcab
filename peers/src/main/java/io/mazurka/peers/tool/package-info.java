/** How each tool is given a program. */
@NullMarked
package io.mazurka.peers.tool;

import org.jspecify.annotations.NullMarked;
