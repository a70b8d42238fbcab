package io.mazurka.api;

import java.io.Serializable;

/**
 * The code of a check, written as a lambda or a method reference.
 *
 * <p>It is serializable so that Mazurka can find its code: the class that it stands in is loaded
 * once more, under control, and the lambda is made again in there. Values that it captures are
 * passed by value, and must be numbers, strings, enum constants or arrays of those.
 */
@FunctionalInterface
public interface Body extends Serializable {

  void run() throws Throwable;
}
