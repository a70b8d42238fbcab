package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.sync.ControlledPhaser;
import java.util.concurrent.Phaser;

/** The method of {@link Phaser} that cannot be overridden. */
@ModelOf("java/util/concurrent/Phaser")
public final class PhaserModel {

  private PhaserModel() {}

  public static int getPhase(Phaser self, int site) {
    Operations.calledAt(site);
    return ((ControlledPhaser) self).presentPhase();
  }
}
