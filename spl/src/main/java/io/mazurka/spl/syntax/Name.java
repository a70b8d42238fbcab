package io.mazurka.spl.syntax;

/** A name where it is written. */
public record Name(Position at, String text) {

  /** Whether a variable of this name is global by Iosif's convention: it starts with a capital. */
  public boolean isCapitalised() {
    return Character.isUpperCase(text.charAt(0));
  }
}
