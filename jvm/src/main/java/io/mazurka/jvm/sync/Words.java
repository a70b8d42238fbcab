package io.mazurka.jvm.sync;

import io.mazurka.jvm.runtime.Controlled;

/** The text of an object as the JDK would have it. */
final class Words {

  private Words() {}

  /** The text of Object itself, with the class that the program knows. */
  static String of(Controlled object, Class<?> known) {
    boolean own = object.getClass().getClassLoader() == Words.class.getClassLoader();
    Class<?> type = own ? known : object.getClass();
    return type.getName() + "@" + Integer.toHexString(object.hashCode());
  }
}
