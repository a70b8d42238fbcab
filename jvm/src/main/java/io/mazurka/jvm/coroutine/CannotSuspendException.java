package io.mazurka.jvm.coroutine;

/**
 * A native frame on the stack keeps a continuation from being suspended; a platform thread can be.
 */
public final class CannotSuspendException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  CannotSuspendException(String reason) {
    super(reason, null, false, false);
  }
}
