/** Schedules kept in files, to be run again. */
@NullMarked
package io.mazurka.cli.replay;

import org.jspecify.annotations.NullMarked;
