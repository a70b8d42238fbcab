package io.mazurka.jvm.load;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleFinder;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The class files of the running JDK. */
final class JdkClasses {

  private final Map<String, Module> modules = new HashMap<>();

  JdkClasses() {
    ModuleFinder system = ModuleFinder.ofSystem();
    for (Module module : ModuleLayer.boot().modules()) {
      if (system.find(module.getName()).isPresent()) {
        module.getPackages().forEach(packageName -> modules.put(packageName, module));
      }
    }
  }

  /** Whether the JDK has the package of this class, given with slashes or dots. */
  boolean hasPackageOf(String className) {
    return modules.containsKey(packageOf(className));
  }

  /** The class file, or null if the JDK has no such class. */
  byte @Nullable [] read(String internalName) {
    Module module = modules.get(packageOf(internalName));
    if (module == null) {
      return null;
    }
    try (InputStream in = module.getResourceAsStream(internalName + ".class")) {
      return in == null ? null : in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("the JDK's own class " + internalName, e);
    }
  }

  private static String packageOf(String className) {
    String name = className.replace('/', '.');
    return name.substring(0, Math.max(0, name.lastIndexOf('.')));
  }
}
