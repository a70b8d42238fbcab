package io.mazurka.cli.replay;

import io.mazurka.cli.json.JsonText;
import io.mazurka.cli.subject.Subject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes replay files into a folder. */
public final class ReplayWriter {

  static final String FORMAT = "mazurka-replay";
  static final int VERSION = 1;

  private static final JsonMapper MAPPER = JsonMapper.shared();

  private final Path folder;

  public ReplayWriter(Path folder) {
    this.folder = folder;
  }

  /** Writes the file, whole or not at all, and says where it is. */
  public Path write(ReplayFile replay) throws IOException {
    Files.createDirectories(folder);
    Path file = folder.resolve(replay.name());
    Path unfinished = folder.resolve("." + replay.name() + ".tmp");
    try {
      Files.writeString(unfinished, text(replay));
      Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(unfinished);
    }
    return file;
  }

  static String text(ReplayFile replay) {
    ObjectNode tree = MAPPER.createObjectNode();
    tree.put("format", FORMAT);
    tree.put("version", VERSION);
    tree.put("mazurka", replay.mazurka());
    put(tree, replay.subject());
    tree.put("digest", replay.digest());
    ObjectNode finding = tree.putObject("finding");
    finding.put("kind", replay.finding().kind().label());
    finding.put("message", replay.finding().message());
    tree.put("schedule", replay.schedule().toString());
    return JsonText.of(tree);
  }

  private static void put(ObjectNode tree, Subject subject) {
    tree.put("program", subject.program());
    ArrayNode arguments = tree.putArray("arguments");
    subject.arguments().forEach(arguments::add);
    tree.put("directory", subject.directory().toString());
    ArrayNode classPath = tree.putArray("classPath");
    for (Path entry : subject.classPath()) {
      ObjectNode node = classPath.addObject();
      node.put("absolute", entry.toString());
      node.put("relative", relative(subject.directory(), entry));
    }
    tree.put("races", subject.conditions().races().name().toLowerCase(Locale.ROOT));
    tree.put("threads", subject.conditions().threads().name().toLowerCase(Locale.ROOT));
    if (!subject.conditions().trustJdk()) {
      tree.put("trustJdk", false);
    }
    if (subject.conditions().spuriousWakeups() > 0) {
      tree.put("spuriousWakeups", subject.conditions().spuriousWakeups());
    }
    if (subject.conditions().lateTimeouts()) {
      tree.put("lateTimeouts", true);
    }
    if (subject.conditions().allocationSteps()) {
      tree.put("allocationSteps", true);
    }
  }

  private static String relative(Path directory, Path entry) {
    return directory.getRoot() != null && directory.getRoot().equals(entry.getRoot())
        ? directory.relativize(entry).toString().replace('\\', '/')
        : entry.toString();
  }
}
