package io.mazurka.spl;

import java.nio.file.Path;
import java.util.Map;

/** The models that come with the project. */
final class Models {

  static final Path FOLDER = Path.of("..", "models");

  private Models() {}

  static SplProgram read(String name, Map<String, Integer> constants) {
    return SplProgram.read(FOLDER.resolve(name), constants);
  }
}
