package io.mazurka.cli.subject;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** What files held at some time, in a few characters. */
final class Digest {

  private final MessageDigest digest;

  private Digest() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
  }

  /** The digest of files, and of the class files in folders, wherever they are. */
  static String of(List<Path> entries) {
    Digest digest = new Digest();
    try {
      for (Path entry : entries) {
        digest.add(entry);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return "sha256:" + HexFormat.of().formatHex(digest.digest.digest());
  }

  private void add(Path entry) throws IOException {
    if (!Files.isDirectory(entry)) {
      digest.update(Files.readAllBytes(entry));
      return;
    }
    try (Stream<Path> files = Files.walk(entry)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".class")).sorted().toList()) {
        String name = entry.relativize(file).toString().replace('\\', '/');
        digest.update(name.getBytes(StandardCharsets.UTF_8));
        digest.update(Files.readAllBytes(file));
      }
    }
  }
}
