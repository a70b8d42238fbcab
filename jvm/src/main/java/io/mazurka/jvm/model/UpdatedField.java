package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * The field that an updater updates.
 *
 * @param declaring the class whose objects have the field
 * @param slot the field's number, the same as for accesses by its name
 */
record UpdatedField(Class<?> declaring, VarHandle handle, int slot) {

  /** An updater that knows its field. */
  interface Updater {

    UpdatedField field();
  }

  /** The volatile field of that name and type. */
  static UpdatedField of(Class<?> declaring, String name, Class<?> type) {
    try {
      Field field = declaring.getDeclaredField(name);
      if (field.getType() != type) {
        throw type.isPrimitive()
            ? new IllegalArgumentException("Must be " + type + " type")
            : new ClassCastException();
      }
      if (!Modifier.isVolatile(field.getModifiers())) {
        throw new IllegalArgumentException("Must be volatile type");
      }
      VarHandle handle =
          MethodHandles.privateLookupIn(declaring, MethodHandles.lookup())
              .findVarHandle(declaring, name, type);
      return new UpdatedField(declaring, handle, Operations.slot(declaring, name));
    } catch (ReflectiveOperationException e) {
      throw new RuntimeException(e);
    }
  }

  /** The slot of the updater's field, if the object has that field. */
  static int slot(Object updater, @Nullable Object target) {
    UpdatedField field = ((Updater) updater).field();
    if (!field.declaring.isInstance(target)) {
      throw new ClassCastException();
    }
    return field.slot;
  }
}
