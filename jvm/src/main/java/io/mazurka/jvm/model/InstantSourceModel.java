package io.mazurka.jvm.model;

import java.time.InstantSource;
import java.time.ZoneOffset;

/** Instants of the execution's time. */
@ModelOf("java/time/InstantSource")
public final class InstantSourceModel {

  private InstantSourceModel() {}

  @Static
  public static InstantSource system(int site) {
    return new ExecutionClock(ZoneOffset.UTC);
  }
}
