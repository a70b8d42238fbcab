package io.mazurka.jvm.probe;

import io.mazurka.jvm.load.ProgramLoader;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/** The classes of the program as they are before transformation, each read once. */
final class OriginalClasses {

  private final ProgramLoader loader;
  private final Map<String, Optional<ClassNode>> read = new HashMap<>();

  OriginalClasses(ProgramLoader loader) {
    this.loader = loader;
  }

  /** The class of this internal name, or null if it is none of the program's. */
  @Nullable ClassNode find(String internalName) {
    return read.computeIfAbsent(internalName, this::read).orElse(null);
  }

  private Optional<ClassNode> read(String internalName) {
    return Optional.ofNullable(loader.original(internalName)).map(OriginalClasses::parse);
  }

  private static ClassNode parse(ClassReader reader) {
    ClassNode type = new ClassNode();
    reader.accept(type, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return type;
  }
}
