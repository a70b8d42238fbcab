package io.mazurka.jvm.model;

import org.jspecify.annotations.Nullable;

/** Texts of objects: to make one, the JDK looks at the object. */
@ModelOf("java/lang/String")
public final class StringModel {

  private StringModel() {}

  @Static
  public static String valueOf(@Nullable Object object, int site) {
    return text(object, site);
  }

  /** What {@code toString} gives, read as one operation where the object is the JDK's. */
  static String text(@Nullable Object object, int site) {
    if (object == null) {
      return "null";
    }
    if (object instanceof Thread thread) {
      return ThreadModel.toString(thread, site);
    }
    Receivers.touch(object, "toString", "()Ljava/lang/String;", site);
    return String.valueOf(object.toString());
  }
}
