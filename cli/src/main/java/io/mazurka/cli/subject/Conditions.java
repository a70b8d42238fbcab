package io.mazurka.cli.subject;

import io.mazurka.jvm.JvmOptions.Races;
import io.mazurka.jvm.JvmOptions.Threads;

/**
 * Under which conditions a Java program is run.
 *
 * @param races what is done about data races
 * @param threads how the program's threads are run
 */
public record Conditions(Races races, Threads threads) {}
