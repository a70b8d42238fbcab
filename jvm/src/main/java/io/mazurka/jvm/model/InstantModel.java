package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.time.Instant;

/** What time it is in the execution. */
@ModelOf("java/time/Instant")
public final class InstantModel {

  private InstantModel() {}

  @Static
  public static Instant now(int site) {
    return Instant.ofEpochMilli(Operations.currentTimeMillis());
  }
}
