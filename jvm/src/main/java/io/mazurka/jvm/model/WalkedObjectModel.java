package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Hooks;

/** Texts of objects that may be weakly consistent collections. */
@ModelOf(value = "java/lang/Object", weaklyConsistent = true)
public final class WalkedObjectModel {

  private WalkedObjectModel() {}

  public static String toString(Object self, int site) {
    if (Walks.isNeeded(self)) {
      return Shown.text(self, site);
    }
    Hooks.shown(self);
    Views.before(self, site);
    return self.toString();
  }
}
