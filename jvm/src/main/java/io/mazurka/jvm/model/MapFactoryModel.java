package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Hooks;
import java.util.Map;

/** Maps that never change, in an order that is the same in every virtual machine. */
@ModelOf("java/util/Map")
public final class MapFactoryModel {

  private MapFactoryModel() {}

  /** Takes keys and values in turn. */
  @Static
  @Packed
  public static Map<Object, Object> of(Object[] keysAndValues, int site) {
    Object[] keys = new Object[keysAndValues.length / 2];
    Object[] values = new Object[keys.length];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = keysAndValues[2 * i];
      values[i] = keysAndValues[2 * i + 1];
    }
    Hooks.hashed(keys);
    Hooks.show(site);
    return ImmutableMap.of(keys, values);
  }

  @Static
  @SuppressWarnings("unchecked") // An array of the same type.
  public static <K, V> Map<K, V> ofEntries(
      Map.Entry<? extends K, ? extends V>[] entries, int site) {
    return ImmutableMap.ofEntries(
        (Map.Entry<? extends K, ? extends V>[]) Elements.read(entries, 0, entries.length, site));
  }

  @Static
  public static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> map, int site) {
    Map<? extends K, ? extends V> entries = Copied.of(map, site);
    Hooks.passed(entries, false);
    Hooks.hashed(entries);
    Hooks.beforeCall(null, site);
    return ImmutableMap.copyOf(entries);
  }
}
