package io.mazurka.cli.bench.program.bzip2smp;

/** A piece of the input, and which one it is. */
final class Block {

  private final int number;
  private final byte[] bytes;

  Block(int number, byte[] bytes) {
    this.number = number;
    this.bytes = bytes;
  }

  int number() {
    return number;
  }

  /** A copy of its bytes. */
  byte[] bytes() {
    return bytes.clone();
  }
}
