package io.mazurka.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** Which Mazurka this is, and what it runs on. */
final class Version implements IVersionProvider {

  /** The version of this build. */
  static final String CURRENT = read();

  @Override
  public String[] getVersion() {
    return new String[] {"mazurka " + CURRENT + " on Java " + Runtime.version()};
  }

  private static String read() {
    try (InputStream in =
        Objects.requireNonNull(Version.class.getResourceAsStream("version.properties"))) {
      Properties properties = new Properties();
      properties.load(in);
      return properties.getProperty("version", "unknown");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
