package io.mazurka.jvm.substitute;

/** Where a step of a substitute happens: where the program called it, which its thread knows. */
final class Here {

  static final int SITE = 0;

  private Here() {}
}
