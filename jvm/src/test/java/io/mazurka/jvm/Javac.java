package io.mazurka.jvm;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles many classes of the default package at once. */
public final class Javac {

  private Javac() {}

  /** Compiles the sources, which are named as their classes are, into the folder. */
  public static void compile(Map<String, String> sources, Path folder) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<Source> units =
        sources.entrySet().stream().map(e -> new Source(e.getKey(), e.getValue())).toList();
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(folder));
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, List.of());
      if (!compiler.getTask(messages, files, null, options(sources), null, units).call()) {
        throw new IllegalArgumentException(messages.toString());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Structured concurrency is a preview of the JDK. */
  private static List<String> options(Map<String, String> sources) {
    boolean preview =
        sources.values().stream().anyMatch(text -> text.contains("StructuredTaskScope"));
    List<String> options = List.of("-g", "-Xlint:none", "-nowarn", "-proc:none");
    String release = String.valueOf(Runtime.version().feature());
    return preview
        ? Stream.concat(options.stream(), Stream.of("--enable-preview", "-source", release))
            .toList()
        : options;
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
