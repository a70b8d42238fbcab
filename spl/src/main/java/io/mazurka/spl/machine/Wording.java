package io.mazurka.spl.machine;

import io.mazurka.program.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts a footprint into words. A cell is called after the thread that allocated it: {@code T[0]#2}
 * is the second cell of {@code T[0]}, under every schedule.
 */
final class Wording {

  private final Image image;
  private final ObjectNumbers numbers;
  private final Machine machine;

  Wording(Image image, ObjectNumbers numbers, Machine machine) {
    this.image = image;
    this.numbers = numbers;
    this.machine = machine;
  }

  List<Effect> effects(Footprint footprint, int[] before, int[] after) {
    List<Effect> changes = new ArrayList<>();
    List<Effect> looks = new ArrayList<>();
    for (int i = 0; i < footprint.size(); i++) {
      Kind kind = footprint.kind(i);
      int object = footprint.object(i);
      if (kind != Kind.BEGIN && object != image.pool()) {
        int address = footprint.address(i);
        String old = value(object, address, before, after);
        Effect effect = new Effect(kind, name(object), old, value(object, address, after, after));
        (kind.looksOnly() ? looks : changes).add(effect);
      }
    }
    changes.addAll(looks);
    return changes;
  }

  /** What an object is called. */
  String name(int object) {
    if (object < image.output()) {
      return image.statics().get(object).name();
    }
    if (object == image.output()) {
      return "output";
    }
    ObjectNumbers.Origin origin = numbers.origin(object);
    return origin.isThread()
        ? machine.name(origin.thread())
        : cell(origin) + "." + image.fields().get(numbers.field(object)).name();
  }

  private String cell(ObjectNumbers.Origin origin) {
    return machine.name(origin.thread()) + "#" + (origin.count() + 1);
  }

  private String value(int object, int address, int[] then, int[] now) {
    if (address == 0) {
      return "";
    }
    Type type =
        object < image.output()
            ? image.statics().get(object).type()
            : image.fields().get(numbers.field(object)).type();
    return value(address < then.length ? then[address] : 0, type, now);
  }

  private String value(int value, Type type, int[] words) {
    return switch (type) {
      case INTEGER -> Integer.toString(value);
      case BOOLEAN -> Boolean.toString(value != 0);
      case POINTER -> value == 0 ? "null" : cell(numbers.origin(words[value]));
    };
  }
}
