package io.mazurka.jvm.model;

import java.util.UUID;

/** Random identifiers that are the same in every execution. */
@ModelOf("java/util/UUID")
public final class UuidModel {

  private static final long VERSION_4 = 0x4000;
  private static final long VARIANT_2 = 0x8000_0000_0000_0000L;

  private UuidModel() {}

  @Static
  public static UUID randomUUID(int site) {
    long most = (Randomness.OF_THREAD.nextLong() & ~0xF000L) | VERSION_4;
    long least = (Randomness.OF_THREAD.nextLong() >>> 2) | VARIANT_2;
    return new UUID(most, least);
  }
}
