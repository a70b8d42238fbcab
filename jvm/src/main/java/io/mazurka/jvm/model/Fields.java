package io.mazurka.jvm.model;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.stream.Stream;

/** What the fields of JDK classes tell of what can happen to their objects. */
final class Fields {

  /** How deep the types of fields are looked into. */
  private static final int DEPTH = 4;

  private Fields() {}

  /** Whether all fields of the class's objects are final, if there are any. */
  static boolean areFinal(Class<?> type) {
    return of(type).allMatch(field -> Modifier.isFinal(field.getModifiers()));
  }

  /**
   * Whether objects of this very class are the same for ever, and all that they hold: their fields
   * are final, and the types of these are of that sort.
   */
  static boolean areFixed(Class<?> type) {
    return areFixed(type, DEPTH);
  }

  private static boolean areFixed(Class<?> type, int depth) {
    return depth > 0
        && !type.isArray()
        && !Modifier.isAbstract(type.getModifiers())
        && (isHidden(type)
            || Modifier.isFinal(type.getModifiers())
            || of(type).findAny().isPresent())
        && areFinal(type)
        && of(type).allMatch(field -> holdsFixed(field.getType(), depth - 1));
  }

  private static boolean holdsFixed(Class<?> type, int depth) {
    return type.isPrimitive()
        || type == String.class
        || type.isEnum()
        || Modifier.isFinal(type.getModifiers()) && areFixed(type, depth);
  }

  /**
   * Whether the class is one that the JDK keeps to itself, or its objects have no other fields than
   * those of the class above.
   */
  static boolean addNothing(Class<?> type) {
    return Jdk.isJdk(type) && (isHidden(type) || declared(type).findAny().isEmpty());
  }

  /** Whether programs cannot name the class, and know its objects by a class above. */
  private static boolean isHidden(Class<?> type) {
    return !type.getModule().isExported(type.getPackageName());
  }

  private static Stream<Field> of(Class<?> type) {
    return Stream.<Class<?>>iterate(type, at -> at != null, Class::getSuperclass)
        .flatMap(Fields::declared);
  }

  private static Stream<Field> declared(Class<?> type) {
    return Arrays.stream(type.getDeclaredFields())
        .filter(field -> !Modifier.isStatic(field.getModifiers()));
  }
}
