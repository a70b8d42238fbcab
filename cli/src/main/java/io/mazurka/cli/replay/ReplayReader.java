package io.mazurka.cli.replay;

import io.mazurka.cli.subject.Subject;
import io.mazurka.jvm.Conditions;
import io.mazurka.jvm.JvmOptions.Races;
import io.mazurka.jvm.JvmOptions.Threads;
import io.mazurka.program.Finding;
import io.mazurka.program.ProgramException;
import io.mazurka.program.Schedule;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads replay files and trusts nothing in them: size, nesting, types and values are checked, and
 * whatever is wrong is said by name.
 *
 * <p>A file keeps its meaning when a project moves: a class path entry or source file that is no
 * longer where it was recorded is looked for at the same place relative to the current directory.
 */
public final class ReplayReader {

  private static final int MOST_BYTES = 16 << 20;
  private static final int DEEPEST = 8;

  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxDocumentLength(MOST_BYTES)
                          .maxStringLength(MOST_BYTES)
                          .maxNestingDepth(DEEPEST)
                          .build())
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private final Path directory;

  /** A reader for a user who stands in this directory. */
  public ReplayReader(Path directory) {
    this.directory = directory;
  }

  /**
   * Reads a replay file.
   *
   * @throws ProgramException if it is none, saying why
   */
  public ReplayFile read(Path file) {
    try {
      return replay(tree(file));
    } catch (IOException e) {
      throw new ProgramException("cannot read " + file + ": " + reason(e), e);
    } catch (JacksonException e) {
      throw refusal(file, e.getOriginalMessage(), e);
    } catch (IllegalArgumentException e) {
      throw refusal(file, String.valueOf(e.getMessage()), e);
    }
  }

  private static String reason(IOException e) {
    return e instanceof java.nio.file.NoSuchFileException
        ? "there is no such file"
        : String.valueOf(e.getMessage());
  }

  private static ProgramException refusal(Path file, String why, Exception cause) {
    return new ProgramException(
        file + " is not a replay file that this version of Mazurka understands: " + why, cause);
  }

  private static JsonNode tree(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new IOException("it is a folder");
    }
    JsonNode tree = MAPPER.readTree(bytes(file));
    if (!tree.isObject()) {
      throw new IllegalArgumentException("it holds no JSON object");
    }
    return tree;
  }

  /** All there is, of a file that may be anything: some say that they are empty, and never end. */
  private static byte[] bytes(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw new IllegalArgumentException("it is larger than " + (MOST_BYTES >> 20) + " MB");
      }
      return bytes;
    }
  }

  private ReplayFile replay(JsonNode tree) {
    String format = text(tree, "format");
    if (!format.equals(ReplayWriter.FORMAT)) {
      throw new IllegalArgumentException("its format is \"" + format + "\"");
    }
    JsonNode version = tree.path("version");
    if (!version.isInt() || version.intValue() != ReplayWriter.VERSION) {
      throw new IllegalArgumentException(
          version.isMissingNode() ? "version is missing" : "its version is " + version);
    }
    return new ReplayFile(
        text(tree, "mazurka"),
        subject(tree),
        text(tree, "digest"),
        Schedule.parse(text(tree, "schedule")),
        finding(tree.path("finding")));
  }

  private Subject subject(JsonNode tree) {
    String program = text(tree, "program");
    Path recorded = path(text(tree, "directory"));
    List<String> arguments = list(tree, "arguments", node -> string(node, "arguments"));
    Conditions conditions =
        Conditions.usual()
            .withRaces(constant(Races.values(), tree, "races"))
            .withThreads(constant(Threads.values(), tree, "threads"))
            .withTrustJdk(truth(tree, "trustJdk", true))
            .withSpuriousWakeups(spuriousWakeups(tree))
            .withLateTimeouts(truth(tree, "lateTimeouts", false))
            .withAllocationSteps(truth(tree, "allocationSteps", false));
    Path standing = Files.exists(recorded.resolve(path(program))) ? recorded : directory;
    return new Subject(
        program, arguments, list(tree, "classPath", this::entry), standing, conditions);
  }

  /** Older files do not say: then what is the default now was all there was. */
  private static boolean truth(JsonNode tree, String key, boolean usual) {
    JsonNode truth = tree.path(key);
    if (!truth.isMissingNode() && !truth.isBoolean()) {
      throw new IllegalArgumentException(key + " is " + truth);
    }
    return truth.isMissingNode() ? usual : truth.booleanValue();
  }

  private static int spuriousWakeups(JsonNode tree) {
    JsonNode count = tree.path("spuriousWakeups");
    if (count.isMissingNode()) {
      return 0;
    }
    if (!count.isInt() || count.intValue() < 0) {
      throw new IllegalArgumentException("spuriousWakeups is " + count);
    }
    return count.intValue();
  }

  private Path entry(JsonNode node) {
    Path absolute = path(text(node, "absolute"));
    Path here = directory.resolve(path(text(node, "relative"))).normalize();
    return Files.exists(absolute) || !Files.exists(here) ? absolute : here;
  }

  private static Finding finding(JsonNode node) {
    return new Finding(constant(Finding.Kind.values(), node, "kind"), text(node, "message"), "");
  }

  private static Path path(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new IllegalArgumentException("it names an impossible path: " + e.getReason(), e);
    }
  }

  private static <E extends Enum<E>> E constant(E[] constants, JsonNode tree, String name) {
    String text = text(tree, name);
    return Arrays.stream(constants)
        .filter(c -> c.name().toLowerCase(Locale.ROOT).equals(text))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(name + " is \"" + text + "\""));
  }

  private static <T> List<T> list(JsonNode tree, String name, Function<JsonNode, T> element) {
    JsonNode array = tree.path(name);
    if (!array.isArray()) {
      throw new IllegalArgumentException(name + " is missing or not a list");
    }
    List<T> elements = new ArrayList<>();
    array.forEach(node -> elements.add(element.apply(node)));
    return elements;
  }

  private static String text(JsonNode tree, String name) {
    return string(tree.path(name), name);
  }

  private static String string(JsonNode node, String name) {
    if (!node.isString()) {
      throw new IllegalArgumentException(name + " is missing or not a text");
    }
    return node.stringValue();
  }
}
