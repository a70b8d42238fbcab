package io.mazurka.text;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * What is known about where output goes.
 *
 * @param out whether standard output is a terminal
 * @param err whether standard error is a terminal on which a line can be rewritten
 * @param width the number of columns
 * @param colours whether text may be coloured where it goes to a terminal
 * @param charset what standard output is written in
 */
public record Terminal(boolean out, boolean err, int width, boolean colours, Charset charset) {

  private static final int DEFAULT_WIDTH = 120;
  private static final int NARROWEST = 40;

  /** Files and pipes: no colours, the usual width, UTF-8. */
  public static final Terminal NONE =
      new Terminal(false, false, DEFAULT_WIDTH, false, StandardCharsets.UTF_8);

  /** The terminal as the launcher described it in a system property, and the environment. */
  public static Terminal of(String launcher, Map<String, String> environment) {
    List<String> terminals = List.of(launcher.split(",", -1));
    boolean out = terminals.contains("out");
    boolean dumb = environment.getOrDefault("TERM", "").equals("dumb");
    boolean colours = !dumb && environment.getOrDefault("NO_COLOR", "").isEmpty();
    return new Terminal(
        out,
        terminals.contains("err") && !dumb,
        width(environment.getOrDefault("COLUMNS", "")),
        colours,
        out ? Charset.forName(System.getProperty("stdout.encoding", "UTF-8")) : NONE.charset);
  }

  private static int width(String columns) {
    return columns.matches("[0-9]{1,4}")
        ? Math.max(NARROWEST, Integer.parseInt(columns))
        : DEFAULT_WIDTH;
  }

  /** The colours of standard output. */
  public Paint paint() {
    return new Paint(out && colours);
  }

  /** How strings of the program are made fit for this terminal. */
  public Printable printable() {
    return new Printable(charset.newEncoder());
  }
}
