package io.mazurka.jvm.probe;

import io.mazurka.jvm.load.ProgramLoader;
import io.mazurka.jvm.runtime.CopiedNames;
import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The methods of a program that can be called. One can if some code calls a method of its name and
 * type, whatever it is called on; if a class of the JDK that some class of the program extends has
 * such a method, as the JDK may call it then; if the program begins with it; or if it makes an
 * object or a class ready. All methods of copied classes of the JDK can, as Mazurka's models call
 * them, but for {@code Executors}: whoever makes one kind of pool does not look at what all others
 * do.
 */
final class CallableMethods {

  private static final String FACTORY = CopiedNames.PREFIX + "java/util/concurrent/Executors";

  /** What is called without a call: by the virtual machine, or to list the constants of an enum. */
  private static final Set<String> ALWAYS = Set.of("<init>", "<clinit>", "values");

  private final ProgramLoader loader;
  private final Set<String> entries;
  private final Set<String> called = new HashSet<>();
  private final Set<String> known = new HashSet<>();
  private final Map<String, List<Waiting>> waiting = new HashMap<>();
  private final ArrayDeque<MethodNode> ahead = new ArrayDeque<>();
  private boolean all;

  private record Waiting(String owner, MethodNode method) {}

  CallableMethods(ProgramLoader loader, Set<String> entries) {
    this.loader = loader;
    this.entries = entries;
    callFromOutside("java/lang/Object");
  }

  /** The next method that can be called and was not given yet, or null if there is none. */
  @Nullable MethodNode poll() {
    return ahead.poll();
  }

  /** Whether nothing calls a method that the class file has. */
  boolean isWaiting(String owner, String name, String descriptor) {
    return waiting.getOrDefault(name + descriptor, List.of()).stream()
        .anyMatch(one -> one.owner.equals(owner));
  }

  /** A class that is referred to. */
  void add(ClassNode type) {
    if (type.superName != null) {
      callFromOutside(type.superName);
    }
    type.interfaces.forEach(this::callFromOutside);
    boolean whole = (all || type.name.startsWith(CopiedNames.PREFIX)) && !type.name.equals(FACTORY);
    for (MethodNode method : type.methods) {
      String key = method.name + method.desc;
      if (whole
          || ALWAYS.contains(method.name)
          || entries.contains(method.name)
          || called.contains(key)) {
        ahead.add(method);
      } else {
        waiting.computeIfAbsent(key, _ -> new ArrayList<>()).add(new Waiting(type.name, method));
      }
    }
  }

  /** A method is called, on an object of whatever class. */
  void call(String name, String descriptor) {
    String key = name + descriptor;
    if (called.add(key)) {
      waiting.getOrDefault(key, List.of()).forEach(one -> ahead.add(one.method));
      waiting.remove(key);
    }
  }

  /** Any method can be called. */
  void addAll() {
    if (all) {
      return;
    }
    all = true;
    for (List<Waiting> alike : waiting.values()) {
      alike.removeIf(one -> !one.owner.equals(FACTORY) && ahead.add(one.method));
    }
  }

  /** The methods of a class that is not the program's may be called by others that are not. */
  private void callFromOutside(String internalName) {
    if (known.add(internalName) && loader.original(internalName) == null) {
      try {
        callAll(Class.forName(internalName.replace('/', '.'), false, loader));
      } catch (ClassNotFoundException | LinkageError _) {
        // A class whose superclass is missing has no objects.
      }
    }
  }

  private void callAll(Class<?> type) {
    for (Method method : type.getDeclaredMethods()) {
      call(method.getName(), Type.getMethodDescriptor(method));
    }
    if (type.getSuperclass() != null) {
      callFromOutside(type.getSuperclass().getName().replace('.', '/'));
    }
    for (Class<?> parent : type.getInterfaces()) {
      callFromOutside(parent.getName().replace('.', '/'));
    }
  }
}
