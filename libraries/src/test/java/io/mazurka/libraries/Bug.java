package io.mazurka.libraries;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A bug that was reported for a published release, and a small program that meets it. The header of
 * the program tells, in lines of the form {@code // key: value},
 *
 * <ul>
 *   <li>{@code issue:} under what name it is known
 *   <li>{@code what:} what happens
 *   <li>{@code broken:} the release that has it, as group, artifact and version
 *   <li>{@code fixed:} the first release without it, if there is one
 *   <li>{@code with:} what else has to be on the class path
 *   <li>{@code finds:} the kind of the finding, and how its message begins
 *   <li>{@code races:} {@code remain} where the release without it has data races still
 * </ul>
 */
record Bug(Driver driver) {

  private static final Path JARS = Path.of("target", "bugs");

  static Bug read(Path file) {
    return new Bug(Driver.read(file));
  }

  String name() {
    return driver.name();
  }

  String issue() {
    return text("issue");
  }

  String what() {
    return text("what");
  }

  String finds() {
    return text("finds");
  }

  boolean racesRemain() {
    return text("races").equals("remain");
  }

  Artifact broken() {
    return Artifact.of(text("broken"));
  }

  Optional<Artifact> fixed() {
    return Optional.of(text("fixed")).filter(text -> !text.isEmpty()).map(Artifact::of);
  }

  /** The jars that the program needs together with that release. */
  List<Path> classPath(Artifact release) {
    return Stream.concat(Stream.of(release), others()).map(Artifact::jar).toList();
  }

  private Stream<Artifact> others() {
    return Stream.of(text("with").split(" ", -1)).filter(text -> !text.isEmpty()).map(Artifact::of);
  }

  private String text(String key) {
    return driver.header().getOrDefault(key, "");
  }

  /** A published jar. */
  record Artifact(String name, String version) {

    static Artifact of(String coordinates) {
      String[] parts = coordinates.split(":", -1);
      return new Artifact(parts[1], parts[2]);
    }

    Path jar() {
      return JARS.resolve(name + "-" + version + ".jar");
    }
  }
}
