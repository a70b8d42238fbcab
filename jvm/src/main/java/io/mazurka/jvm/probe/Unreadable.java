package io.mazurka.jvm.probe;

/** The state holds something that cannot be told exactly. */
final class Unreadable extends RuntimeException {

  private static final long serialVersionUID = 1L;

  Unreadable(String what) {
    super(what, null, false, false);
  }
}
