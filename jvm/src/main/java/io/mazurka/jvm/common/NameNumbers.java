package io.mazurka.jvm.common;

import java.util.HashMap;
import java.util.Map;

/** Numbers of fields and classes, the same for all programs in this JVM. */
public final class NameNumbers {

  private static final Map<String, Integer> FIELDS = new HashMap<>();
  private static final Map<String, Integer> CLASSES = new HashMap<>();

  private NameNumbers() {}

  /** The number of a field, from 1. */
  public static synchronized int field(String name) {
    return FIELDS.computeIfAbsent(name, _ -> FIELDS.size() + 1);
  }

  /** The number of a class, from 1. */
  public static synchronized int type(String name) {
    return CLASSES.computeIfAbsent(name, _ -> CLASSES.size() + 1);
  }

  /** A number that is greater than that of any class so far. */
  public static synchronized int types() {
    return CLASSES.size() + 1;
  }
}
