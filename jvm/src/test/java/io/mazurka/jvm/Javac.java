package io.mazurka.jvm;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles many classes of the default package at once. */
final class Javac {

  private Javac() {}

  /** Compiles the sources, which are named as their classes are, into the folder. */
  static void compile(Map<String, String> sources, Path folder) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<Source> units =
        sources.entrySet().stream().map(e -> new Source(e.getKey(), e.getValue())).toList();
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(folder));
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, List.of());
      List<String> options = List.of("-g", "-Xlint:none", "-nowarn", "-proc:none");
      if (!compiler.getTask(messages, files, null, options, null, units).call()) {
        throw new IllegalArgumentException(messages.toString());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class Source extends SimpleJavaFileObject {

    private final String text;

    Source(String className, String text) {
      super(URI.create("string:///" + className + ".java"), JavaFileObject.Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
