package io.mazurka.report;

import io.mazurka.program.Trace.Step;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The program's source files, as far as they can be found. Names come from the program, so they are
 * trusted only as far as they are plain names: nothing outside the given folders is read.
 */
public final class Sources {

  private static final long MOST_BYTES = 4L << 20;
  private static final Pattern LOCATION = Pattern.compile("([\\w$-][\\w$.-]*):([0-9]{1,7})");
  private static final Pattern PACKAGE = Pattern.compile("(?:\\w+\\.)*");

  private final List<Path> roots;
  private final Map<String, Optional<SourceFile>> files = new LinkedHashMap<>();

  /** Sources below these folders, in which packages are folders. */
  public Sources(List<Path> roots) {
    this.roots = List.copyOf(roots);
  }

  /**
   * A line of a file.
   *
   * @param line from 1
   */
  record Place(SourceFile file, int line) {}

  /** Where the step is in the sources, if they can be found. */
  Optional<Place> find(Step step) {
    return find(step.location(), step.stack());
  }

  Optional<Place> find(String location, List<String> stack) {
    Matcher matcher = LOCATION.matcher(location);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    int line = Integer.parseInt(matcher.group(2));
    String name = matcher.group(1);
    return file(stack.isEmpty() ? known(name) : folder(location, stack) + name)
        .filter(file -> file.has(line))
        .map(file -> new Place(file, line));
  }

  private Optional<SourceFile> file(String name) {
    return files.computeIfAbsent(name, this::read);
  }

  /** A file of that name that was found before, in whatever folder. */
  private String known(String name) {
    return found().stream()
        .map(SourceFile::name)
        .filter(file -> file.endsWith("/" + name))
        .findFirst()
        .orElse(name);
  }

  /** The files that were found, in the order of their use. */
  List<SourceFile> found() {
    return files.values().stream().flatMap(Optional::stream).toList();
  }

  /**
   * The folder of the package, from a frame such as {@code com.example.Queue.put(Queue.java:3)}.
   */
  private static String folder(String location, List<String> stack) {
    for (String frame : stack) {
      int end = frame.indexOf("(" + location + ")");
      if (end > 0) {
        String method = frame.substring(frame.lastIndexOf('/', end) + 1, end);
        String type = method.substring(0, Math.max(0, method.lastIndexOf('.')));
        String name = type.substring(0, type.lastIndexOf('.') + 1);
        return PACKAGE.matcher(name).matches() ? name.replace('.', '/') : "";
      }
    }
    return "";
  }

  private Optional<SourceFile> read(String name) {
    for (Path root : roots) {
      Path file = root.resolve(name);
      try {
        if (Files.isRegularFile(file) && Files.size(file) <= MOST_BYTES) {
          String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
          return Optional.of(new SourceFile(name, text.lines().toList()));
        }
      } catch (IOException _) {
        // A source that cannot be read is not shown; the next folder may have one.
      }
    }
    return Optional.empty();
  }
}
