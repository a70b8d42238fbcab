package io.mazurka.spl.machine;

/**
 * A word of memory that exists from the start: a global variable, an element of an array, or a
 * semaphore.
 */
public record Static(String name, Type type, int initial, boolean isSemaphore) {

  /** The same with another name. */
  public Static named(String newName) {
    return new Static(newName, type, initial, isSemaphore);
  }
}
