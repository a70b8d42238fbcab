package io.mazurka.cli;

import io.mazurka.jvm.JvmOptions.Races;
import io.mazurka.jvm.JvmOptions.Threads;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads an option's value that is one of a few words, and names them all if it is none. */
abstract class Word<E extends Enum<E>> implements ITypeConverter<E> {

  private final Class<E> type;

  private Word(Class<E> type) {
    this.type = type;
  }

  @Override
  public E convert(String word) {
    return Arrays.stream(type.getEnumConstants())
        .filter(value -> label(value).equals(word.toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(() ->
            new TypeConversionException(
                "'%s' is none of %s"
                    .formatted(
                        word,
                        Arrays.stream(type.getEnumConstants())
                            .map(Word::label)
                            .collect(Collectors.joining(", ")))));
  }

  private static String label(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  /** What is done about data races. */
  static final class OfRaces extends Word<Races> {
    OfRaces() {
      super(Races.class);
    }
  }

  /** How the program's threads are run. */
  static final class OfThreads extends Word<Threads> {
    OfThreads() {
      super(Threads.class);
    }
  }
}
