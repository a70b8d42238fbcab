package io.mazurka.cli.subject;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Where a program's sources may be: what the user names, the folder of a source file and those
 * above it, and for folders of classes where build tools keep the sources they compile.
 */
public final class SourceFolders {

  private static final Map<String, String> CONVENTIONS =
      Map.of(
          "target/classes", "src/main/java",
          "target/test-classes", "src/test/java",
          "build/classes/java/main", "src/main/java",
          "build/classes/java/test", "src/test/java",
          "bin", "src",
          "out", "src");

  private SourceFolders() {}

  /** The folders there are, in the order in which to look. */
  public static List<Path> of(Subject subject, String named) {
    Set<Path> folders = new LinkedHashSet<>();
    if (!named.isEmpty()) {
      folders.addAll(ClassPath.parse(named, subject.directory()));
    }
    if (subject.program().endsWith(".java") || subject.program().endsWith(".spl")) {
      addAbove(folders, subject.file(subject.program()));
    }
    for (Path entry : subject.classPath()) {
      folders.add(entry);
      CONVENTIONS.forEach((classes, sources) -> addSources(folders, entry, classes, sources));
    }
    return folders.stream().filter(Files::isDirectory).toList();
  }

  /** The folder of the file, and the few above that its package may have. */
  private static void addAbove(Set<Path> folders, Path file) {
    Path folder = file.getParent();
    for (int i = 0; i < 12 && folder != null; i++) {
      folders.add(folder);
      folder = folder.getParent();
    }
  }

  private static void addSources(Set<Path> folders, Path entry, String classes, String sources) {
    if (entry.endsWith(classes)) {
      Path project = entry;
      for (int i = Path.of(classes).getNameCount(); i > 0 && project != null; i--) {
        project = project.getParent();
      }
      if (project != null) {
        folders.add(project.resolve(sources));
      }
    }
  }
}
