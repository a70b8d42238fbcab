package io.mazurka.report;

import java.util.List;

/**
 * What the page is about.
 *
 * @param program what was checked, as the user called it
 * @param version Mazurka's own
 */
public record Title(String program, List<String> arguments, String version) {

  public Title {
    arguments = List.copyOf(arguments);
  }
}
