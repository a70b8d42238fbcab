package io.mazurka.jvm.common;

import java.util.HashMap;
import java.util.Map;

/**
 * Numbers of shared objects and of locations, which are the same in all executions of a program,
 * whichever worker runs it. A number is given at first use; who has asked for one remembers it.
 */
public final class CommonNumbers {

  private final Map<Long, Integer> locations = new HashMap<>();
  private final Map<Long, Integer> objects = new HashMap<>();
  private final Map<String, Integer> places = new HashMap<>();

  /** The number of a location, from 0. */
  public synchronized int location(int object, int slot) {
    return locations.computeIfAbsent(pair(object, slot), _ -> locations.size());
  }

  /** The number of what a publisher has published after so much else, from 1. */
  public synchronized int object(int publisher, int published) {
    return objects.computeIfAbsent(pair(publisher, published), _ -> nextObject());
  }

  /** The number of an object that has a name of its own, from 1. */
  public synchronized int place(String name) {
    return places.computeIfAbsent(name, _ -> nextObject());
  }

  private int nextObject() {
    return objects.size() + places.size() + 1;
  }

  private static long pair(int a, int b) {
    return (long) a << 32 | b & 0xFFFFFFFFL;
  }
}
