package io.mazurka.peers.tool;

import java.nio.ByteBuffer;

/**
 * How many executions there were. The count is kept where no tool looks: outside the heap, so that
 * it is neither a shared variable of the program nor set back between executions.
 */
final class Executions {

  private static final ByteBuffer COUNT = ByteBuffer.allocateDirect(Long.BYTES);

  private Executions() {}

  static void count() {
    COUNT.putLong(0, COUNT.getLong(0) + 1);
  }

  static long soFar() {
    return COUNT.getLong(0);
  }
}
