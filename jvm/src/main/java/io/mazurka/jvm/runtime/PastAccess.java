package io.mazurka.jvm.runtime;

/**
 * The last access of its sort that a thread has made to a location.
 *
 * @param sort whether it reads or writes, and whether it is plain
 * @param moment of the thread's clock
 */
public record PastAccess(int location, int thread, int sort, int moment, int site) {}
