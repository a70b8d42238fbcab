package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Hooks;
import org.jspecify.annotations.Nullable;

/** Appending an object looks at the object. */
@ModelOf("java/lang/StringBuilder")
public final class StringBuilderModel {

  private StringBuilderModel() {}

  public static StringBuilder append(StringBuilder self, @Nullable Object object, int site) {
    String text = StringModel.text(object, site);
    Hooks.beforeCall(self, site);
    return self.append(text);
  }
}
