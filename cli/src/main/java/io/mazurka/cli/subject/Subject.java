package io.mazurka.cli.subject;

import io.mazurka.jvm.Conditions;
import java.nio.file.Path;
import java.util.List;

/**
 * What a user wants explored.
 *
 * @param program a class name, a source file or a model
 * @param classPath where classes are, made absolute
 * @param directory what relative names are relative to
 */
public record Subject(
    String program,
    List<String> arguments,
    List<Path> classPath,
    Path directory,
    Conditions conditions) {

  public Subject {
    arguments = List.copyOf(arguments);
    classPath = List.copyOf(classPath);
  }

  /** The program's name without folders, packages and ending. */
  public String simpleName() {
    String name = program.replace('\\', '/');
    name = name.substring(name.lastIndexOf('/') + 1);
    name = name.replaceFirst("\\.(spl|java)$", "");
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** A file name of the user's. */
  public Path file(String name) {
    return directory.resolve(name).normalize();
  }
}
