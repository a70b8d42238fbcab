package io.mazurka.jvm.runtime;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * The objects that were met on the way through others, by identity. The table goes by hash codes,
 * and asking an object for one would give it one, drawn at random; so those that have none are lent
 * one until the table is closed. No code of the program may run meanwhile.
 */
final class Met implements AutoCloseable {

  private final Set<Object> all = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<Object> borrowers = new ArrayList<>();

  /** Whether the object was not met before. */
  boolean add(Object object) {
    if (IdentityHash.peek(object) == 0) {
      int hash = borrowers.size() + 1;
      IdentityHash.lend(object, hash);
      if (IdentityHash.peek(object) == hash) { // Not if it is locked: its header is in use then.
        borrowers.add(object);
      }
    }
    return all.add(object);
  }

  @Override
  public void close() {
    borrowers.forEach(IdentityHash::takeBack);
  }
}
