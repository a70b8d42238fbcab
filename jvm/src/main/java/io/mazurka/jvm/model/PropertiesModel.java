package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Defaults;
import io.mazurka.jvm.runtime.Operations;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** Properties that have others for defaults look there in a step of its own, and without a lock. */
@ModelOf("java/util/Properties")
public final class PropertiesModel {

  private PropertiesModel() {}

  public static @Nullable String getProperty(Properties self, String key, int site) {
    Properties at = self;
    while (Jdk.isJdk(at.getClass())) {
      Operations.look(at, site);
      if (!(Defaults.of(at) instanceof Properties next) || Defaults.isOverridden(at, key)) {
        return at.getProperty(key);
      }
      at = next;
    }
    Views.before(at, site);
    return at.getProperty(key);
  }

  public static @Nullable String getProperty(
      Properties self, String key, @Nullable String instead, int site) {
    if (!Jdk.isJdk(self.getClass())) {
      Views.before(self, site);
      return self.getProperty(key, instead);
    }
    String found = getProperty(self, key, site);
    return found == null ? instead : found;
  }
}
