package io.mazurka.jvm.load;

/** The names of what the transformation adds to a class. */
final class Names {

  /** How every added name begins. */
  static final String PREFIX = "$mazurka$";

  /** The field with an object's number, and the two methods that get and set it. */
  static final String ID = PREFIX + "id";

  /** The flag that says that a class has been initialised. */
  static final String READY = PREFIX + "ready";

  /** The method that initialises the class unless it is ready. */
  static final String INITIALIZE = PREFIX + "initialize";

  /** The method that holds the code of the static initialiser. */
  static final String INITIALIZER = PREFIX + "clinit";

  /** The method that sets the static fields to what they are before initialisation. */
  static final String RESET = PREFIX + "reset";

  private static final String STATICS = PREFIX + "statics";

  private Names() {}

  /**
   * The class that holds the static fields of an interface, which itself can have only constants.
   */
  static String statics(String interfaceName) {
    return interfaceName + STATICS;
  }

  static boolean isStatics(String className) {
    return className.endsWith(STATICS);
  }

  /** The interface whose static fields the class holds. */
  static String interfaceOf(String statics) {
    return statics.substring(0, statics.length() - STATICS.length());
  }

  static boolean isAdded(String member) {
    return member.startsWith(PREFIX);
  }
}
