package io.mazurka.engine.state;

import java.util.Arrays;

/**
 * Everything there is to a state, but for which object or thread is which: two states have equal
 * keys only if their graphs are the same up to a renumbering of nodes. Not a hash: equality is
 * exact.
 */
public final class StateKey {

  private final byte[] encoding;
  private final int hash;

  StateKey(byte[] encoding) {
    this.encoding = encoding;
    this.hash = Arrays.hashCode(encoding);
  }

  /** How many bytes it takes. */
  public int size() {
    return encoding.length;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof StateKey that
        && hash == that.hash
        && Arrays.equals(encoding, that.encoding);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return Integer.toHexString(hash) + " of " + encoding.length + " bytes";
  }
}
