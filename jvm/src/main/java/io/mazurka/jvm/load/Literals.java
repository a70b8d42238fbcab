package io.mazurka.jvm.load;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;

/**
 * The texts that the program's code has at hand. Such a text is not another object that says the
 * same, as {@code ==} and monitors show.
 */
final class Literals {

  private static final int TEXT = 8; // JVMS table 4.4-A

  private final ProgramLoader loader;
  private final Set<String> known = new HashSet<>();
  private final Map<String, String> texts = new HashMap<>();

  Literals(ProgramLoader loader) {
    this.loader = loader;
  }

  /** Whether this is the very object that a class loaded so far has at hand. */
  boolean contain(String text) {
    if (known.size() < loader.loaded().size()) {
      loader.loaded().stream().filter(known::add).forEach(this::read);
    }
    return isSame(text, texts.get(text));
  }

  @SuppressWarnings("ReferenceEquality") // That is the question.
  private static boolean isSame(Object one, @Nullable Object other) {
    return one == other;
  }

  private void read(String name) {
    Class<?> type = loader.find(name);
    byte[] classFile = type == null ? null : loader.running(type);
    if (classFile == null) {
      known.remove(name);
      return;
    }
    ClassReader reader = new ClassReader(classFile);
    char[] buffer = new char[reader.getMaxStringLength()];
    for (int i = 1; i < reader.getItemCount(); i++) {
      int item = reader.getItem(i);
      if (item > 0 && reader.readByte(item - 1) == TEXT) {
        add(reader.readUTF8(item, buffer));
      }
    }
  }

  /** Has Java look the text up by a copy, lest an object of the program's be the one it keeps. */
  private void add(String text) {
    texts.computeIfAbsent(text, said -> String.copyValueOf(said.toCharArray()).intern());
  }
}
