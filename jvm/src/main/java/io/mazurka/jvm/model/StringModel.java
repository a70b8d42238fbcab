package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import org.jspecify.annotations.Nullable;

/** Texts of objects: to make one, the JDK looks at the object. */
@ModelOf("java/lang/String")
public final class StringModel {

  private StringModel() {}

  @Static
  public static String valueOf(@Nullable Object object, int site) {
    return text(object, site);
  }

  public static String intern(String self, int site) {
    return Operations.interned(self);
  }

  /**
   * What {@code toString} gives, read as one operation where the object is the JDK's and not weakly
   * consistent.
   */
  static String text(@Nullable Object object, int site) {
    if (object == null) {
      return "null";
    }
    if (object instanceof Thread thread) {
      return ThreadModel.toString(thread, site);
    }
    if (Walks.isNeeded(object)) {
      return Shown.text(object, site);
    }
    if (Jdk.isJdk(object.getClass())) {
      Operations.show(object, site);
    }
    return String.valueOf(object.toString());
  }
}
