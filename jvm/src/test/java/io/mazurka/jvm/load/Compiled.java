package io.mazurka.jvm.load;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles Java sources for the tests. */
final class Compiled {

  private static final Pattern TYPE =
      Pattern.compile("public (?:final )?(?:class|interface|enum|record) (\\w+)");
  private static final Pattern PACKAGE = Pattern.compile("^package ([\\w.]+);", Pattern.MULTILINE);

  private Compiled() {}

  /** The text of a source beside the tests. */
  static String source(String name) throws IOException {
    try (InputStream in = Compiled.class.getResourceAsStream(name + ".java.txt")) {
      if (in == null) {
        throw new IOException("no source " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /**
   * Compiles sources, each of whose first public type gives it its name, for a Java release into a
   * folder.
   */
  static void into(Path folder, int release, String... sources) throws IOException {
    into(folder, List.of(), release, sources);
  }

  static void into(Path folder, List<Path> classPath, int release, String... sources)
      throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<Source> units = new ArrayList<>();
    for (String source : sources) {
      units.add(new Source(source));
    }
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(folder));
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
      List<String> options = List.of("-g", "-Xlint:none", "--release", String.valueOf(release));
      if (!compiler.getTask(messages, files, null, options, null, units).call()) {
        throw new IllegalArgumentException(messages.toString());
      }
    }
  }

  private static final class Source extends SimpleJavaFileObject {

    private final String text;

    Source(String text) {
      super(URI.create("string:///" + nameOf(text) + ".java"), JavaFileObject.Kind.SOURCE);
      this.text = text;
    }

    private static String nameOf(String text) {
      Matcher type = TYPE.matcher(text);
      if (!type.find()) {
        throw new IllegalArgumentException("no type in " + text);
      }
      Matcher inPackage = PACKAGE.matcher(text);
      return (inPackage.find() ? inPackage.group(1).replace('.', '/') + "/" : "") + type.group(1);
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
