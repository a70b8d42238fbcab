package io.mazurka.maven;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.jspecify.annotations.Nullable;

/**
 * Adds the options that Mazurka needs of the JVM to those with which Surefire and Failsafe start
 * it: to the property {@code argLine}, which both read. A build that configures {@code argLine}
 * itself includes the property as {@code @{argLine}}.
 */
@Mojo(name = "options", defaultPhase = LifecyclePhase.INITIALIZE, threadSafe = true)
public final class OptionsMojo extends AbstractMojo {

  static final String PROPERTY = "argLine";

  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  private @Nullable MavenProject project;

  @Override
  public void execute() {
    Properties properties = Objects.requireNonNull(project).getProperties();
    String options = added(properties.getProperty(PROPERTY, ""));
    properties.setProperty(PROPERTY, options);
    getLog().info(PROPERTY + " set to " + options);
  }

  /** The options, after those that there are; each once. */
  static String added(String before) {
    String options = options();
    return before.contains(options) ? before : (before + " " + options).strip();
  }

  private static String options() {
    try (InputStream in = OptionsMojo.class.getResourceAsStream("jvm.options")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
