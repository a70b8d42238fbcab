package io.mazurka.cli.subject;

import io.mazurka.report.BuildFolders;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Where a program's sources may be: what the user names, the folder of a source file and those
 * above it, and for folders of classes where build tools keep the sources they compile.
 */
public final class SourceFolders {

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
      folders.addAll(BuildFolders.sources(entry));
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
}
