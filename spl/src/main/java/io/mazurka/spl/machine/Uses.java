package io.mazurka.spl.machine;

import io.mazurka.program.Kind;
import io.mazurka.program.Prospect;
import java.util.Objects;

/** Which objects may be used, and how, by all the code that lies ahead of a thread. */
final class Uses implements Prospect {

  private final Image image;
  private final ObjectNumbers numbers;
  private final byte[] statics;
  private final byte[] fields;

  Uses(Image image, ObjectNumbers numbers) {
    this.image = image;
    this.numbers = numbers;
    this.statics = new byte[image.firstDynamic()];
    this.fields = new byte[image.fields().size()];
  }

  Uses(Uses other) {
    this.image = other.image;
    this.numbers = other.numbers;
    this.statics = other.statics.clone();
    this.fields = other.fields.clone();
  }

  void add(Touch touch) {
    switch (touch) {
      case Touch.Word word -> add(word.kind(), word.first(), word.size());
      case Touch.InCell field -> fields[field.field()] |= bit(field.kind());
      case Touch.Output output -> statics[image.output()] |= Footprint.WRITE;
      case Touch.OfStarted start ->
          statics[image.pool()] |= (byte) (Footprint.READ | Footprint.WRITE);
      case Touch.Local local -> {}
    }
  }

  /** Adds the one word that it is in the state at hand. */
  void add(Touch.Word word, Store store) {
    try {
      add(word.kind(), Objects.requireNonNull(word.which()).value(store), 1);
    } catch (Fault outside) {
      add(word);
    }
  }

  private void add(Kind kind, int first, int size) {
    for (int i = first; i < first + size; i++) {
      statics[i] |= bit(kind);
    }
  }

  private static byte bit(Kind kind) {
    return (byte)
        switch (kind) {
          case READ -> Footprint.READ;
          case WRITE -> Footprint.WRITE;
          case ACQUIRE -> Footprint.ACQUIRE;
          case RELEASE -> Footprint.RELEASE;
          default -> throw new IllegalArgumentException(kind.toString());
        };
  }

  @Override
  public boolean includes(Kind kind, int object) {
    int uses = uses(object);
    return switch (kind) {
      case READ, WRITE, ACQUIRE, RELEASE -> (uses & bit(kind)) != 0;
      case UPDATE -> Integer.bitCount(uses) > 1;
      default -> false;
    };
  }

  /** A thread's own object is only touched where it comes to life, by nobody else later on. */
  private int uses(int object) {
    if (object < statics.length) {
      return statics[object];
    }
    return numbers.origin(object).isThread() ? 0 : fields[numbers.field(object)];
  }
}
