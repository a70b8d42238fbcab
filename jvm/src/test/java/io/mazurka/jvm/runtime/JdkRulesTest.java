package io.mazurka.jvm.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.objectweb.asm.Opcodes.*;

import io.mazurka.jvm.model.JdkPolicy;
import io.mazurka.jvm.model.Models;
import io.mazurka.jvm.model.Refusals;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * What is taken for granted of the JDK's classes is what their code shows: whoever never changes
 * has no fields that do, but for those that are listed with a reason. A newer JDK whose classes are
 * others fails here.
 */
@DisabledIfSystemProperty(
    named = "mazurka.threads",
    matches = "platform",
    disabledReason = "it runs no program's threads")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class JdkRulesTest {

  private JdkImage image;
  private final Map<ClassNode, Class<?>> concrete = new LinkedHashMap<>();

  @BeforeAll
  void read() {
    image = new JdkImage("java.base", "java.logging", "java.sql");
    for (ClassNode type : image.classes()) {
      Class<?> loaded = (type.access & ACC_ABSTRACT) == 0 ? JdkImage.load(type.name) : null;
      if (loaded != null && isKnown(loaded)) {
        concrete.put(type, loaded);
      }
    }
  }

  /** Whether programs can name the class, or a class above it. */
  private static boolean isKnown(Class<?> type) {
    return type != Object.class
        && type.getSuperclass() != null
        && (JdkImage.isPublic(type) || isKnown(type.getSuperclass()));
  }

  @Test
  void objectsThatNeverChange_haveNoFieldsThatChange() {
    Map<String, String> exceptions = exceptions("jdk-fields.txt");
    Map<String, Set<String>> changes = FieldChanges.of(image, fieldsOfUnchanging());
    assertThat(unlisted(changes.keySet(), exceptions)).as("changed by %s", changes).isEmpty();
    assertThat(unused(changes.keySet(), exceptions)).isEmpty();
  }

  @Test
  void callsThatAreIgnoredByTheTypeTheyName_haveNoReceiversThatChange() {
    Map<String, String> exceptions = exceptions("jdk-types.txt");
    Set<String> above = new TreeSet<>();
    for (Class<?> type : concrete.values()) {
      if (JdkImage.isPublic(type) && !neverChanges(type.getName())) {
        supertypes(type)
            .filter(JdkImage::isPublic)
            .filter(JdkRulesTest::isIgnored)
            .forEach(ignored -> above.add(ignored.getName() + " of " + type.getName()));
      }
    }
    assertThat(unlisted(above, exceptions)).isEmpty();
    assertThat(unused(above, exceptions)).isEmpty();
  }

  @Test
  void methodsThatSetSomethingForAllOfJava_areRefusedOrModelled() {
    Map<String, String> exceptions = exceptions("jdk-settings.txt");
    Set<String> setting = new TreeSet<>();
    for (ClassNode type : image.classes()) {
      if ((type.access & ACC_PUBLIC) != 0) {
        type.methods.stream()
            .filter(method -> setsStatic(method) && !isHandled(type, method))
            .forEach(method -> setting.add(type.name + "." + method.name));
      }
    }
    assertThat(unlisted(setting, exceptions)).isEmpty();
    assertThat(unused(setting, exceptions)).isEmpty();
  }

  private Set<String> fieldsOfUnchanging() {
    Set<String> fields = new TreeSet<>();
    concrete.forEach((type, loaded) -> {
      if (neverChanges(loaded.getName())) {
        for (ClassNode at = type; at != null; at = image.above(at)) {
          addFields(at, fields);
        }
      }
    });
    return fields;
  }

  private static void addFields(ClassNode type, Set<String> fields) {
    for (FieldNode field : type.fields) {
      if ((field.access & ACC_STATIC) == 0) {
        fields.add(type.name + "." + field.name);
      }
    }
  }

  private static boolean neverChanges(String type) {
    return JdkPolicy.of(type.replace('.', '/'), "add", "()V") == JdkPolicy.IGNORE;
  }

  private static boolean isIgnored(Class<?> type) {
    String name = type.getName().replace('.', '/');
    return JdkPolicy.ofCall(name, "add", "()V") == JdkPolicy.IGNORE;
  }

  private static Stream<Class<?>> supertypes(Class<?> type) {
    Stream<Class<?>> here = Stream.of(type.getInterfaces());
    Stream<Class<?>> above = Stream.ofNullable(type.getSuperclass());
    return Stream.concat(here, above)
        .flatMap(parent -> Stream.concat(Stream.of(parent), supertypes(parent)))
        .distinct();
  }

  private static boolean setsStatic(MethodNode method) {
    if ((method.access & ACC_PUBLIC) == 0 || Type.getArgumentTypes(method.desc).length == 0) {
      return false;
    }
    for (AbstractInsnNode instruction : method.instructions) {
      if (instruction.getOpcode() == PUTSTATIC) {
        return true;
      }
    }
    return false;
  }

  private static boolean isHandled(ClassNode type, MethodNode method) {
    boolean isStatic = (method.access & ACC_STATIC) != 0;
    return Refusals.find(type.name, method.name, method.desc).isPresent()
        || Models.find(type.name, method.name, method.desc, isStatic).isPresent();
  }

  private static List<String> unlisted(Set<String> names, Map<String, String> exceptions) {
    return names.stream()
        .filter(name -> exceptions.keySet().stream().noneMatch(name::startsWith))
        .toList();
  }

  private static List<String> unused(Set<String> names, Map<String, String> exceptions) {
    return exceptions.keySet().stream()
        .filter(stem -> names.stream().noneMatch(name -> name.startsWith(stem)))
        .toList();
  }

  /** How the names of what is excepted begin, with the reasons. */
  private static Map<String, String> exceptions(String file) {
    try (InputStream in = JdkRulesTest.class.getResourceAsStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(Predicate.not(line -> line.isBlank() || line.startsWith("#")))
          .map(line -> line.split(": ", 2))
          .collect(
              Collectors.toMap(parts -> parts[0], parts -> parts[1], (a, b) -> b, TreeMap::new));
    } catch (IOException e) {
      throw new IllegalStateException(file, e);
    }
  }
}
