package io.mazurka.jvm.model;

import java.util.Collection;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Views of a shared map are the map. */
@ModelOf(value = "java/util/Map", below = true)
public final class MapModel {

  private MapModel() {}

  public static <K extends @Nullable Object, V extends @Nullable Object> Set<K> keySet(
      Map<K, V> self, int site) {
    Views.before(self, site);
    return Views.of(self, self.keySet());
  }

  public static <K extends @Nullable Object, V extends @Nullable Object> Collection<V> values(
      Map<K, V> self, int site) {
    Views.before(self, site);
    return Views.of(self, self.values());
  }

  public static <K extends @Nullable Object, V extends @Nullable Object>
      Set<Map.Entry<K, V>> entrySet(Map<K, V> self, int site) {
    Views.before(self, site);
    return Views.of(self, self.entrySet());
  }
}
