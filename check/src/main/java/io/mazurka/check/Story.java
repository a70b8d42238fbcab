package io.mazurka.check;

import io.mazurka.engine.Counterexample;
import io.mazurka.program.Trace;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A counterexample ready to be told.
 *
 * @param trace the execution step by step, unless the program did not follow its schedule again
 * @param replay the file that holds the schedule, unless it could not be written
 * @param trouble why there is no trace or no file
 */
public record Story(
    Counterexample counterexample,
    Optional<Trace> trace,
    Optional<Path> replay,
    Optional<String> trouble) {}
