/** What a user wants explored, and the front end that can run it. */
@NullMarked
package io.mazurka.cli.subject;

import org.jspecify.annotations.NullMarked;
