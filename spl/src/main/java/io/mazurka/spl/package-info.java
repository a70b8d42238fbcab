/**
 * The SPL front end: models in Iosif's Simple Pointer Language, extended with integers and
 * semaphores, run under control.
 */
@NullMarked
package io.mazurka.spl;

import org.jspecify.annotations.NullMarked;
