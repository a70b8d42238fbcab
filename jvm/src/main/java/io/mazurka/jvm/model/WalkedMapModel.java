package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Hooks;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Methods of maps that go through the whole of them, see {@link WalkedCollectionModel}. */
@ModelOf(value = "java/util/Map", weaklyConsistent = true)
public final class WalkedMapModel {

  private WalkedMapModel() {}

  public static String toString(Map<?, ?> self, int site) {
    return WalkedObjectModel.toString(self, site);
  }

  public static int hashCode(Map<?, ?> self, int site) {
    Map<?, ?> entries = Copied.of(self, site);
    Hooks.matched(entries);
    Views.before(entries, site);
    return entries.hashCode();
  }

  public static boolean equals(Map<?, ?> self, @Nullable Object object, int site) {
    if (object instanceof Map<?, ?> other && self != object && Comparison.isWalk(self, other)) {
      return Comparison.equal(self, other, site);
    }
    return Comparison.equalAtOnce(self, object, site);
  }

  public static boolean containsValue(Map<?, ?> self, Object value, int site) {
    if (Walks.isNeeded(self)) {
      return Comparison.contains(self, self.values(), value, site);
    }
    Hooks.argument(self, value);
    Hooks.soughtValue(self, value);
    Views.before(self, site);
    return self.containsValue(value);
  }
}
