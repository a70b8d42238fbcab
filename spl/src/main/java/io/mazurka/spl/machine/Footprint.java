package io.mazurka.spl.machine;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The objects that a transition touches, and how. */
final class Footprint {

  static final int READ = 1;
  static final int WRITE = 2;
  static final int ACQUIRE = 4;
  static final int RELEASE = 8;
  static final int START = 16;
  static final int BEGIN = 32;

  private int[] objects = new int[8];
  private int[] addresses = new int[8];
  private int[] uses = new int[8];
  private int size;

  void clear() {
    size = 0;
  }

  /** Notes a use of an object, which has its value at the address, if it has one. */
  void note(int object, int address, int use) {
    for (int i = 0; i < size; i++) {
      if (objects[i] == object) {
        uses[i] |= use;
        return;
      }
    }
    if (size == objects.length) {
      objects = Arrays.copyOf(objects, 2 * size);
      addresses = Arrays.copyOf(addresses, 2 * size);
      uses = Arrays.copyOf(uses, 2 * size);
    }
    objects[size] = object;
    addresses[size] = address;
    uses[size++] = use;
  }

  int size() {
    return size;
  }

  int object(int i) {
    return objects[i];
  }

  int address(int i) {
    return addresses[i];
  }

  Kind kind(int i) {
    return switch (uses[i]) {
      case READ -> Kind.READ;
      case WRITE -> Kind.WRITE;
      case ACQUIRE -> Kind.ACQUIRE;
      case RELEASE -> Kind.RELEASE;
      case START -> Kind.START;
      case BEGIN -> Kind.BEGIN;
      default -> Kind.UPDATE;
    };
  }

  /** Whether the other changes something that this one touches. */
  boolean conflictsWith(Footprint other) {
    for (int i = 0; i < other.size; i++) {
      if (other.uses[i] != READ && touches(other.objects[i])) {
        return true;
      }
    }
    return false;
  }

  private boolean touches(int object) {
    for (int i = 0; i < size; i++) {
      if (objects[i] == object) {
        return true;
      }
    }
    return false;
  }

  /** The footprint as an operation, what changes an object before what only looks at one. */
  Operation operation(int alternatives) {
    if (size == 0) {
      return alternatives == 1 ? Operation.of(Kind.READ) : Operation.choose(alternatives);
    }
    Operation looks = chain(null, true);
    Operation all = chain(looks, false);
    return all == null ? Operation.of(Kind.READ) : all.withAlternatives(alternatives);
  }

  private @Nullable Operation chain(@Nullable Operation rest, boolean looking) {
    Operation chain = rest;
    for (int i = size - 1; i >= 0; i--) {
      Kind kind = kind(i);
      if (kind.looksOnly() == looking) {
        chain = Operation.of(kind, objects[i], chain);
      }
    }
    return chain;
  }
}
