package io.mazurka.spl.machine;

import io.mazurka.program.Finding;

/** What a thread dies of; thrown by terms and deeds, caught by the machine. */
public final class Fault extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final Finding.Kind kind;

  /** A fault in words that name no thread and no value that differs between executions. */
  public Fault(Finding.Kind kind, String what) {
    super(what, null, false, false);
    this.kind = kind;
  }

  Finding.Kind kind() {
    return kind;
  }
}
