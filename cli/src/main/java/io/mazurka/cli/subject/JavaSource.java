package io.mazurka.cli.subject;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import io.mazurka.program.ProgramException;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A Java source file, compiled on the fly into a folder that lives as long as this object. Classes
 * it uses are found on the class path and in source files beside it. It may use preview features of
 * the Java that runs: class files that do not use any are the same.
 */
final class JavaSource implements AutoCloseable {

  private static final List<String> PREVIEW =
      List.of("--enable-preview", "-source", String.valueOf(Runtime.version().feature()));

  private final Path file;
  private final Path classes;
  private final String mainClass;

  private JavaSource(Path file, Path classes, String mainClass) {
    this.file = file;
    this.classes = classes;
    this.mainClass = mainClass;
  }

  /** Compiles a source file. */
  static JavaSource compile(Path file, List<Path> classPath) {
    if (!Files.isReadable(file)) {
      throw new ProgramException("cannot read " + file + ": there is no such file");
    }
    try {
      Path classes = Files.createTempDirectory("mazurka");
      try {
        return new JavaSource(file, classes, compile(file, classPath, classes));
      } catch (RuntimeException e) {
        delete(classes);
        throw e;
      }
    } catch (IOException e) {
      throw new ProgramException("cannot compile " + file + ": " + e.getMessage(), e);
    }
  }

  /** The name of the class whose main method is run. */
  String mainClass() {
    return mainClass;
  }

  /** The folder with the class files. */
  Path classes() {
    return classes;
  }

  private static String compile(Path file, List<Path> classPath, Path classes) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> complaints = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(complaints, Locale.ROOT, StandardCharsets.UTF_8)) {
      JavacTask parsing = task(compiler, files, complaints, PREVIEW, file);
      List<CompilationUnitTree> units = new ArrayList<>();
      parsing.parse().forEach(units::add);
      refuseErrors(file, complaints);
      CompilationUnitTree unit = units.getFirst();
      List<String> options = options(classPath, classes, root(file, packageName(unit)));
      if (!task(compiler, files, complaints, options, file).call()) {
        refuseErrors(file, complaints);
      }
      return mainClass(file, unit);
    }
  }

  private static JavacTask task(
      JavaCompiler compiler,
      StandardJavaFileManager files,
      DiagnosticCollector<JavaFileObject> complaints,
      List<String> options,
      Path file) {
    return (JavacTask)
        compiler.getTask(null, files, complaints, options, null, files.getJavaFileObjects(file));
  }

  private static List<String> options(List<Path> classPath, Path classes, Path sources) {
    String path =
        classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    List<String> options = new ArrayList<>(PREVIEW);
    options.addAll(
        List.of(
            "-g",
            "-parameters",
            "-proc:none",
            "-nowarn",
            "-d",
            classes.toString(),
            "-cp",
            path,
            "-sourcepath",
            sources.toString()));
    return options;
  }

  private static String packageName(CompilationUnitTree unit) {
    return unit.getPackageName() == null ? "" : unit.getPackageName().toString();
  }

  /** The folder above the package's folders. */
  private static Path root(Path file, String packageName) {
    Path root = file.toAbsolutePath().getParent();
    int depth = packageName.isEmpty() ? 0 : packageName.split("\\.", -1).length;
    for (int i = 0; i < depth && root != null; i++) {
      root = root.getParent();
    }
    return root == null ? file.toAbsolutePath().getRoot() : root;
  }

  private static void refuseErrors(Path file, DiagnosticCollector<JavaFileObject> complaints) {
    String errors =
        complaints.getDiagnostics().stream()
            .filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
            .map(d -> "line " + d.getLineNumber() + ": " + d.getMessage(Locale.ROOT))
            .collect(Collectors.joining("\n"));
    if (!errors.isEmpty()) {
      throw new ProgramException(file + " does not compile:\n" + errors);
    }
  }

  /** The class named like the file, or else the first one with a main method. */
  private static String mainClass(Path file, CompilationUnitTree unit) {
    List<ClassTree> types =
        unit.getTypeDecls().stream()
            .filter(ClassTree.class::isInstance)
            .map(ClassTree.class::cast)
            .toList();
    String expected = String.valueOf(file.getFileName()).replaceFirst("\\.java$", "");
    ClassTree type =
        Stream.concat(
                types.stream().filter(t -> t.getSimpleName().contentEquals(expected)),
                types.stream().filter(JavaSource::hasMain))
            .findFirst()
            .orElseThrow(() -> new ProgramException("no class in " + file + " has a main method"));
    String packageName = packageName(unit);
    return (packageName.isEmpty() ? "" : packageName + ".") + type.getSimpleName();
  }

  private static boolean hasMain(ClassTree type) {
    return type.getMembers().stream()
        .anyMatch(m -> m instanceof MethodTree method && method.getName().contentEquals("main"));
  }

  private static void delete(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(java.util.Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new ProgramException("cannot remove " + folder + ": " + e.getMessage(), e);
    }
  }

  @Override
  public void close() {
    delete(classes);
  }

  @Override
  public String toString() {
    return file.toString();
  }
}
