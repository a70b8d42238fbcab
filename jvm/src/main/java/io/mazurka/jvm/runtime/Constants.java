package io.mazurka.jvm.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Objects that code can get at without being given them: classes, the texts in the program, small
 * numbers. What they are called must not depend on who uses them first, as states that do not hold
 * them would not tell.
 */
final class Constants {

  private final World world;

  Constants(World world) {
    this.world = world;
  }

  /** The name of such an object, or null if it is none. */
  @Nullable String name(Object object) {
    return switch (object) {
      case Class<?> type -> "class " + type.getName();
      case String text when world.isLiteral(text) || world.learned().isInterned(text) ->
          "string " + text;
      case Boolean _, Byte _, Character _, Short _, Integer _, Long _ when isKept(object) ->
          object.getClass().getName() + " " + object;
      default -> null;
    };
  }

  /** Whether the object is a text or a number, so that equal ones are hardly told apart. */
  static boolean isValue(Object object) {
    return switch (object) {
      case String _, Boolean _, Character _ -> true;
      case Number _ -> object.getClass().getPackageName().equals("java.lang");
      default -> false;
    };
  }

  /** Whether it is the one object of its value that Java keeps for all. */
  @SuppressWarnings("ReferenceEquality") // That is the question.
  private static boolean isKept(Object box) {
    Object kept =
        switch (box) {
          case Boolean value -> Boolean.valueOf(value);
          case Byte value -> Byte.valueOf(value);
          case Character value -> Character.valueOf(value);
          case Short value -> Short.valueOf(value);
          case Integer value -> Integer.valueOf(value);
          case Long value -> Long.valueOf(value);
          default -> null;
        };
    return box == kept;
  }
}
