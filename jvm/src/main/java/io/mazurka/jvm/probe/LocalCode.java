package io.mazurka.jvm.probe;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/**
 * Methods that nobody wrote by that name: the bodies of lambdas, and bridges. They are known by
 * their code, so that two lambdas with the same code are the same.
 */
final class LocalCode implements InstructionText.LocalMethods {

  private static final int LOCAL = Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC;

  private final ClassCodes codes;
  private final ClassGroups groups;
  private final Map<String, Optional<String>> texts = new HashMap<>();
  private final ArrayDeque<String> open = new ArrayDeque<>();

  LocalCode(ClassCodes codes, ClassGroups groups) {
    this.codes = codes;
    this.groups = groups;
  }

  @Override
  public @Nullable String text(String owner, String name, String descriptor) {
    String key = owner + "." + name + descriptor;
    if (open.contains(key)) {
      return null;
    }
    Optional<String> known = texts.get(key);
    if (known == null) {
      open.push(key);
      known = Optional.ofNullable(read(owner, name, descriptor));
      open.pop();
      if (open.isEmpty()) {
        texts.put(key, known);
      }
    }
    return known.orElse(null);
  }

  private @Nullable String read(String owner, String name, String descriptor) {
    ClassCode type = codes.named(owner);
    MethodCode method = type == null ? null : type.method(name, descriptor);
    return method == null || (method.method().access & LOCAL) != LOCAL
        ? null
        : (method.isStatic() ? "static " : "") + ResidualCode.of(method.method(), words()).text();
  }

  /** How code is written, with these methods by their code. */
  InstructionText words() {
    return new InstructionText(groups::representative, this);
  }
}
