package io.mazurka.api;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A check that found something; the message is the counterexample. */
public final class CheckFailure extends AssertionError {

  private static final long serialVersionUID = 1L;

  private static final Pattern FRAME =
      Pattern.compile("(?m)^\\s*at ([\\w.$]+)\\.([\\w$<>]+)\\(([^:)]+):(\\d{1,6})\\)$");

  /** A failure with the stack of what failed, where the explanation has one. */
  CheckFailure(String message, String explanation) {
    super(message);
    List<StackTraceElement> frames = frames(explanation);
    if (!frames.isEmpty()) {
      setStackTrace(frames.toArray(StackTraceElement[]::new));
    }
  }

  private static List<StackTraceElement> frames(String explanation) {
    List<StackTraceElement> frames = new ArrayList<>();
    Matcher frame = FRAME.matcher(explanation);
    while (frame.find()) {
      frames.add(
          new StackTraceElement(
              frame.group(1), frame.group(2), frame.group(3), Integer.parseInt(frame.group(4))));
    }
    return frames;
  }
}
