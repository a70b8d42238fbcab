package io.mazurka.jvm.model;

import java.security.Provider;
import java.security.SecureRandom;
import java.security.SecureRandomParameters;

/** Generators that look random and repeat. */
@ModelOf("java/security/SecureRandom")
public final class SecureRandomModel {

  private SecureRandomModel() {}

  @New
  public static SecureRandom make(int site) {
    return Randomness.secure();
  }

  @New
  public static SecureRandom make(byte[] seed, int site) {
    return Randomness.secure();
  }

  @Static
  public static SecureRandom getInstance(String algorithm, int site) {
    return Randomness.secure();
  }

  @Static
  public static SecureRandom getInstance(String algorithm, String provider, int site) {
    return Randomness.secure();
  }

  @Static
  public static SecureRandom getInstance(String algorithm, Provider provider, int site) {
    return Randomness.secure();
  }

  @Static
  public static SecureRandom getInstance(
      String algorithm, SecureRandomParameters parameters, int site) {
    return Randomness.secure();
  }

  @Static
  public static SecureRandom getInstance(
      String algorithm, SecureRandomParameters parameters, String provider, int site) {
    return Randomness.secure();
  }

  @Static
  public static SecureRandom getInstance(
      String algorithm, SecureRandomParameters parameters, Provider provider, int site) {
    return Randomness.secure();
  }

  @Static
  public static SecureRandom getInstanceStrong(int site) {
    return Randomness.secure();
  }
}
