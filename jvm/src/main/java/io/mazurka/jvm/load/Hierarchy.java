package io.mazurka.jvm.load;

import io.mazurka.jvm.model.Lacks;
import io.mazurka.jvm.runtime.CopiedNames;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/**
 * The classes of a program and of the JDK as their class files describe them; no class is loaded to
 * answer a question.
 *
 * <p>Fields and methods are resolved as the Java Virtual Machine Specification says in 5.4.3.2 to
 * 5.4.3.4. Names are internal names, with slashes.
 */
public final class Hierarchy {

  static final String OBJECT = "java/lang/Object";

  /** Those of the JDK, which are the same for all programs. */
  private static final Map<String, Optional<ClassSummary>> OF_JDK = new ConcurrentHashMap<>();

  private final JdkClasses jdk;
  private final ClassFiles classFiles;
  private final Map<String, Optional<ClassSummary>> summaries = new ConcurrentHashMap<>();
  private final Map<String, Boolean> initialized = new ConcurrentHashMap<>();

  Hierarchy(JdkClasses jdk, ClassFiles classFiles) {
    this.jdk = jdk;
    this.classFiles = classFiles;
  }

  /** What is known of the class, or null if there is no such class. */
  @Nullable ClassSummary find(String name) {
    Optional<ClassSummary> known = summaries.get(name);
    if (known == null) {
      known = Optional.ofNullable(read(name));
      summaries.put(name, known);
    }
    return known.orElse(null);
  }

  private @Nullable ClassSummary read(String name) {
    if (jdk.hasPackageOf(name)) {
      return OF_JDK.computeIfAbsent(name, this::readOfJdk).orElse(null);
    }
    ClassFile classFile = classFiles.find(name);
    return classFile == null ? null : classFile.summary();
  }

  private Optional<ClassSummary> readOfJdk(String name) {
    return Optional.ofNullable(jdk.read(name)).map(file -> ClassSummary.read(file, false));
  }

  /** Whether the class is one of the program, its libraries among it. */
  public boolean isProgram(String name) {
    ClassSummary summary = find(name);
    return summary != null && summary.program;
  }

  /** Whether the class is one of the JDK. */
  public boolean isJdk(String name) {
    ClassSummary summary = find(name);
    return summary != null && !summary.program;
  }

  /** The field that a reference means, or null if there is none. */
  @Nullable Member field(String owner, String name, String descriptor) {
    ClassSummary summary = find(owner);
    if (summary == null) {
      return null;
    }
    Member field = summary.field(name, descriptor);
    for (String type : summary.interfaces) {
      field = field != null ? field : field(type, name, descriptor);
    }
    return field == null && summary.superName != null
        ? field(summary.superName, name, descriptor)
        : field;
  }

  /** The method that a reference means, or null if there is none; an array has Object's methods. */
  @Nullable Member method(String owner, String name, String descriptor) {
    String type = owner.startsWith("[") ? OBJECT : owner;
    Member method = inSuperclasses(type, name, descriptor);
    return method != null ? method : inInterfaces(type, name, descriptor);
  }

  /**
   * Whether it is an interface that does not say anything of the method, which all objects have.
   */
  boolean leavesToObject(String owner, String name, String descriptor) {
    ClassSummary summary = find(owner);
    Member method = method(owner, name, descriptor);
    return summary != null
        && summary.isInterface()
        && method != null
        && method.owner().equals(OBJECT)
        && inInterfaces(owner, name, descriptor) == null;
  }

  /**
   * The JDK method that a reference means, if what stands in for its class does not have it; else
   * null.
   */
  @Nullable String lacking(String owner, String name, String descriptor) {
    if (!isProgram(owner) || method(owner, name, descriptor) != null) {
      return null;
    }
    return Stream.concat(superclasses(owner).stream(), superinterfaces(owner).stream())
        .filter(Copies::isCopy)
        .findFirst()
        .map(copy -> Lacks.call(plain(copy), name, plain(descriptor)))
        .orElse(null);
  }

  private static String plain(String copied) {
    return copied.replace(CopiedNames.PREFIX, "");
  }

  private @Nullable Member inSuperclasses(String owner, String name, String descriptor) {
    for (ClassSummary type = find(owner); type != null; type = superclass(type)) {
      Member method = type.method(name, descriptor);
      if (method != null) {
        return method;
      }
    }
    return null;
  }

  /**
   * The method of a superinterface that no other overrides, one with code before an abstract one.
   */
  private @Nullable Member inInterfaces(String owner, String name, String descriptor) {
    List<Member> methods = new ArrayList<>();
    for (String type : superinterfaces(owner)) {
      ClassSummary summary = find(type);
      Member method = summary == null ? null : summary.method(name, descriptor);
      if (method != null && !method.is(Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE)) {
        methods.removeIf(above -> superinterfaces(type).contains(above.owner()));
        methods.add(method);
      }
    }
    return methods.stream()
        .min(Comparator.comparing(method -> method.is(Opcodes.ACC_ABSTRACT)))
        .orElse(null);
  }

  private @Nullable ClassSummary superclass(ClassSummary type) {
    return type.superName == null ? null : find(type.superName);
  }

  /** The class itself and its superclasses, upwards, as far as they are known. */
  List<String> superclasses(String name) {
    List<String> classes = new ArrayList<>();
    for (ClassSummary type = find(name); type != null; type = superclass(type)) {
      classes.add(type.name);
    }
    return classes;
  }

  /** All interfaces that the class implements, each after its own superinterfaces. */
  Set<String> superinterfaces(String name) {
    Set<String> interfaces = new LinkedHashSet<>();
    for (ClassSummary type = find(name); type != null; type = superclass(type)) {
      addInterfaces(type, interfaces);
    }
    return interfaces;
  }

  private void addInterfaces(ClassSummary type, Set<String> interfaces) {
    for (String name : type.interfaces) {
      ClassSummary summary = find(name);
      if (summary != null && !interfaces.contains(name)) {
        addInterfaces(summary, interfaces);
        interfaces.add(name);
      }
    }
  }

  /** Whether one class is the other or below it. */
  public boolean isBelow(String name, String above) {
    return above.equals(OBJECT)
        || superclasses(name).contains(above)
        || superinterfaces(name).contains(above);
  }

  /** Whether there is anything to do when the class is initialised. */
  boolean needsInitialization(String name) {
    Boolean known = initialized.get(name);
    if (known == null) {
      ClassSummary summary = find(name);
      known =
          summary != null
              && summary.program
              && (summary.hasStaticState() || !initializedBefore(name).isEmpty());
      initialized.put(name, known);
    }
    return known;
  }

  /**
   * What is initialised before the class, in order: its superclass, then the superinterfaces that
   * declare default methods (JVMS 5.5, step 7). Classes with nothing to initialise are left out.
   */
  List<String> initializedBefore(String name) {
    ClassSummary summary = find(name);
    if (summary == null || summary.isInterface()) {
      return List.of();
    }
    List<String> before = new ArrayList<>();
    if (summary.superName != null && needsInitialization(summary.superName)) {
      before.add(summary.superName);
    }
    Set<String> interfaces = new LinkedHashSet<>();
    addInterfaces(summary, interfaces);
    interfaces.stream().filter(this::initializedWithClasses).forEach(before::add);
    return before;
  }

  private boolean initializedWithClasses(String interfaceName) {
    ClassSummary summary = find(interfaceName);
    return summary != null
        && summary.program
        && summary.hasStaticState()
        && summary.hasDefaultMethods();
  }
}
