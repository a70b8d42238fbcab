package io.mazurka.peers.tool;

import java.util.Arrays;

/** Makes a program from the words that name it: its class and its arguments. */
final class Subjects {

  private Subjects() {}

  static Runnable of(String... words) throws ReflectiveOperationException {
    String[] arguments = Arrays.copyOfRange(words, 1, words.length);
    return Class.forName("io.mazurka.peers.program." + words[0])
        .asSubclass(Runnable.class)
        .getConstructor(String[].class)
        .newInstance((Object) arguments);
  }
}
