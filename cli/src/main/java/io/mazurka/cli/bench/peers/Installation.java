package io.mazurka.cli.bench.peers;

import io.mazurka.program.ProgramException;
import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What the build of the module {@code peers} left: the programs, the tools and what they need.
 *
 * @param folder its folder
 */
public record Installation(Path folder) {

  /** Where the launcher says that it is. */
  public static Installation find() {
    String folder = System.getProperty("mazurka.peers");
    if (folder == null || !Files.isDirectory(Path.of(folder))) {
      throw new ProgramException(
          "the other tools are not built; run this benchmark by ./mazurka in a clone of Mazurka's"
              + " repository, which builds them");
    }
    return new Installation(Path.of(folder));
  }

  /** The programs alone. */
  Path programs() {
    return folder.resolve("peers.jar");
  }

  /** The programs, the tools and all that they need. */
  String classPath() {
    List<String> parts = new ArrayList<>(List.of(programs().toString()));
    libraries("*.jar").forEach(jar -> parts.add(jar.toString()));
    return String.join(File.pathSeparator, parts);
  }

  /** The files of vmlens' agent. */
  List<Path> vmlensAgent() {
    return jars("vmlens/agent_lib", "*.jar");
  }

  /** The version of a tool, from the name of its file. */
  String version(String artifact) {
    return libraries(artifact + "-[0-9]*.jar").stream()
        .map(jar -> jar.getFileName().toString())
        .map(name -> name.substring(artifact.length() + 1, name.length() - ".jar".length()))
        .findFirst()
        .orElse("?");
  }

  private List<Path> libraries(String glob) {
    return jars("lib", glob);
  }

  private List<Path> jars(String below, String glob) {
    List<Path> found = new ArrayList<>();
    try (DirectoryStream<Path> jars = Files.newDirectoryStream(folder.resolve(below), glob)) {
      jars.forEach(found::add);
    } catch (IOException e) {
      throw new ProgramException("the other tools cannot be found in " + folder, e);
    }
    Collections.sort(found);
    return found;
  }
}
