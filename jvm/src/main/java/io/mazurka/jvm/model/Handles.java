package io.mazurka.jvm.model;

import java.lang.invoke.VarHandle;
import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/** The fields that the program's variable handles stand for: a handle itself does not tell. */
final class Handles {

  private static final Map<VarHandle, Variable> FIELDS =
      Collections.synchronizedMap(new WeakHashMap<>());

  private Handles() {}

  /** Remembers what the handle stands for; gives it back. */
  static VarHandle remember(VarHandle handle, Variable variable) {
    FIELDS.put(handle, variable);
    return handle;
  }

  /** Remembers that the second handle stands for what the first does; gives it back. */
  static VarHandle same(VarHandle handle, VarHandle other) {
    Variable variable = FIELDS.get(handle);
    return variable == null ? other : remember(other, variable);
  }

  /** The field that the handle stands for; null if it is one for array elements. */
  static @Nullable Variable field(VarHandle handle) {
    return FIELDS.get(handle);
  }
}
