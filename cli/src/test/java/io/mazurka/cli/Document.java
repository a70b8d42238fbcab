package io.mazurka.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A page of the documentation, and what a reader does who follows it: writes the programs that
 * begin with their file name, and runs the commands.
 *
 * <p>A {@code console} block holds commands, after {@code $}, and what they print; an {@code sh}
 * block holds commands whose output does not matter.
 */
final class Document {

  private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w+)\n(.*?)^```$");
  private static final Pattern FILE = Pattern.compile("// (\\w+\\.java)\n");
  private static final Pattern PROMPT = Pattern.compile("(?m)^\\$ ");

  /** Something a reader does. */
  sealed interface Action {}

  /** Writes a file. */
  record Write(String name, String text) implements Action {}

  /**
   * Runs a command.
   *
   * @param output what it prints, or null if that does not matter
   */
  record Run(String command, @Nullable String output) implements Action {}

  private final String text;

  Document(String text) {
    this.text = text;
  }

  /** What a reader does, in order. */
  List<Action> actions() {
    List<Action> actions = new ArrayList<>();
    Matcher block = BLOCK.matcher(text);
    while (block.find()) {
      String body = block.group(2);
      switch (block.group(1)) {
        case "java" -> addFile(actions, body);
        case "console" -> addCommands(actions, body);
        case "sh" -> body.lines().forEach(line -> addCommand(actions, line));
        default -> {}
      }
    }
    return actions;
  }

  private static void addFile(List<Action> actions, String body) {
    Matcher file = FILE.matcher(body);
    if (file.lookingAt()) {
      actions.add(new Write(file.group(1), body));
    }
  }

  private static void addCommands(List<Action> actions, String body) {
    for (String part : PROMPT.split(body, -1)) {
      if (!part.isBlank()) {
        int end = part.indexOf('\n');
        actions.add(new Run(part.substring(0, end), part.substring(end + 1)));
      }
    }
  }

  /** The build runs the tests, and a benchmark takes its time: those are left to the reader. */
  private static void addCommand(List<Action> actions, String line) {
    if (line.contains("./mazurka ") && !line.contains("mazurka bench")) {
      actions.add(new Run(line, null));
    }
  }

  /** The page with these outputs in place of those it has, one for each command with an output. */
  String with(List<String> outputs) {
    List<String> left = new ArrayList<>(outputs);
    return BLOCK
        .matcher(text)
        .replaceAll(block ->
            Matcher.quoteReplacement(
                block.group(1).equals("console")
                    ? "```console\n" + console(block.group(2), left) + "```"
                    : block.group()));
  }

  private static String console(String body, List<String> left) {
    StringBuilder now = new StringBuilder();
    for (String part : PROMPT.split(body, -1)) {
      if (!part.isBlank()) {
        now.append("$ ").append(part, 0, part.indexOf('\n') + 1).append(left.removeFirst());
      }
    }
    return now.toString();
  }
}
