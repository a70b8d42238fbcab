package io.mazurka.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where build tools keep the sources of the classes that they compile. */
public final class BuildFolders {

  private static final Map<String, String> CONVENTIONS =
      Map.of(
          "target/classes", "src/main/java",
          "target/test-classes", "src/test/java",
          "build/classes/java/main", "src/main/java",
          "build/classes/java/test", "src/test/java",
          "bin", "src",
          "out", "src");

  private BuildFolders() {}

  /** The folders that may hold the sources of a folder of classes, itself among them. */
  public static List<Path> sources(Path classes) {
    List<Path> folders = new ArrayList<>();
    folders.add(classes);
    CONVENTIONS.forEach((compiled, sources) -> {
      Path project = project(classes, Path.of(compiled));
      if (project != null) {
        folders.add(project.resolve(sources));
      }
    });
    return folders;
  }

  private static @Nullable Path project(Path classes, Path compiled) {
    if (!classes.endsWith(compiled)) {
      return null;
    }
    Path project = classes;
    for (int i = compiled.getNameCount(); i > 0 && project != null; i--) {
      project = project.getParent();
    }
    return project;
  }
}
