package io.mazurka.jvm.model;

import java.util.Collection;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * Texts of objects that the JDK must not make: of weakly consistent collections, which take steps,
 * and of threads, whose numbers are others in each execution.
 */
public final class Shown {

  private Shown() {}

  /**
   * What a method of the JDK that turns the object, or the elements of an array, into text is to be
   * given in its place: the text, if the JDK must not make it.
   */
  public static @Nullable Object of(@Nullable Object object, int site) {
    if (object instanceof @Nullable Object[] array && array.getClass() == Object[].class) {
      return shown(array, site);
    }
    return object == null ? null : shown(object, site);
  }

  private static @Nullable Object[] shown(@Nullable Object[] array, int site) {
    @Nullable Object[] shown = array;
    for (int i = 0; i < array.length; i++) {
      Object element = array[i];
      Object text = element == null ? null : shown(element, site);
      if (text != element) {
        shown = shown == array ? array.clone() : shown;
        shown[i] = text;
      }
    }
    return shown;
  }

  private static Object shown(Object object, int site) {
    if (object instanceof Thread thread) {
      return ThreadModel.toString(thread, site);
    }
    return Walks.isNeeded(object) ? text(object, site) : object;
  }

  /** The text of a weakly consistent collection. */
  static String text(Object collection, int site) {
    return collection instanceof Map<?, ?> map
        ? text(map, site)
        : text((Collection<?>) collection, site);
  }

  private static <E> String text(Collection<E> collection, int site) {
    StringJoiner text = new StringJoiner(", ", "[", "]");
    for (E element : Walk.through(collection, site)) {
      text.add(element == collection ? "(this Collection)" : StringModel.text(element, site));
    }
    return text.toString();
  }

  private static <K, V> String text(Map<K, V> map, int site) {
    StringJoiner text = new StringJoiner(", ", "{", "}");
    for (Map.Entry<K, V> entry : Walk.through(map, map.entrySet(), site)) {
      text.add(text(map, entry.getKey(), site) + "=" + text(map, entry.getValue(), site));
    }
    return text.toString();
  }

  private static String text(Map<?, ?> map, Object part, int site) {
    return part == map ? "(this Map)" : StringModel.text(part, site);
  }
}
