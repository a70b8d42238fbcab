package io.mazurka.cli.replay;

import io.mazurka.cli.subject.Subject;
import io.mazurka.program.Finding;
import io.mazurka.program.Schedule;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A schedule with everything needed to run it again: plain data, nothing in it is executed.
 *
 * @param mazurka the version that recorded it
 * @param digest what the program was when it was recorded
 */
public record ReplayFile(
    String mazurka, Subject subject, String digest, Schedule schedule, Finding finding) {

  private static final int NAME_DIGITS = 8;

  /** A file name that the same finding on the same schedule always gets, and no other. */
  public String name() {
    String identity =
        String.join(
            "\n",
            subject.program(),
            subject.arguments().toString(),
            finding.kind().label(),
            finding.message(),
            schedule.toString());
    String name = subject.simpleName().replaceAll("[^A-Za-z0-9_$-]", "_");
    return name + "-" + finding.kind().label() + "-" + hash(identity) + ".json";
  }

  private static String hash(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash).substring(0, NAME_DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
  }
}
