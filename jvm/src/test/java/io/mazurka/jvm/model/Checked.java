package io.mazurka.jvm.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.jvm.JvmOptions;
import io.mazurka.jvm.JvmProgram;
import io.mazurka.jvm.TemporaryFolder;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * What a search of a small program shows.
 *
 * @param outcomes what executions printed
 * @param findings the kinds and messages of the findings
 */
record Checked(Set<String> outcomes, List<String> findings) {

  private static final String HEAD =
      """
      import java.lang.invoke.*;
      import java.lang.reflect.*;
      import java.security.*;
      import java.time.*;
      import java.util.*;
      import java.util.concurrent.*;
      import java.util.concurrent.atomic.*;
      import java.util.concurrent.locks.*;
      import java.util.stream.*;
      public class Main {
      """;

  /** Searches a program of these statements, with both algorithms, which must agree. */
  static Checked main(String statements) {
    return program("", statements);
  }

  /** Searches a program of these members of its class, and these statements of its main method. */
  static Checked program(String members, String statements) {
    return compiled(
        members,
        statements,
        folder -> {
          Checked reduced = search(folder, Algorithm.DPOR);
          Checked whole = search(folder, Algorithm.DFS);
          assertThat(reduced.outcomes()).isEqualTo(whole.outcomes());
          return reduced;
        });
  }

  /** Searches one program as many times, with the numbers from 0 on as its arguments. */
  static List<Checked> numbered(String members, String statements, int times) {
    return compiled(
        members,
        statements,
        folder ->
            IntStream.range(0, times)
                .mapToObj(number -> search(folder, Algorithm.DPOR, String.valueOf(number)))
                .toList());
  }

  /**
   * Searches a program with these members of its class, whose main thread does one thing and
   * another thread the other. What they throw because things have changed in between is ignored.
   */
  static Checked both(String members, String main, String other) {
    return program(
        members,
        """
        Thread second = new Thread(() -> {
          try {
            %s;
          } catch (IndexOutOfBoundsException | ConcurrentModificationException e) {
          } catch (Exception e) {
            throw new IllegalStateException(e);
          }
        });
        second.start();
        try {
          %s;
        } catch (IndexOutOfBoundsException | ConcurrentModificationException e) {
        }
        second.join();
        System.out.print(result());
        """
            .formatted(other, main));
  }

  /** Searches a program with too many schedules to go through all of them. */
  static Checked reduced(String statements) {
    return compiled("", statements, folder -> search(folder, Algorithm.DPOR));
  }

  private static <T> T compiled(String members, String statements, Function<Path, T> search) {
    String source =
        HEAD
            + members
            + "\npublic static void main(String[] arguments) throws Throwable {\n"
            + statements
            + "\n}\n}\n";
    Path folder = temporary();
    try {
      compile(source, folder);
      return search.apply(folder);
    } finally {
      TemporaryFolder.delete(folder);
    }
  }

  private static Checked search(Path folder, Algorithm algorithm, String... arguments) {
    SearchOptions options =
        SearchOptions.of(algorithm)
            .withKeepGoing(true)
            .withBounds(Bounds.NONE.withExecutions(200_000));
    JvmOptions main = JvmOptions.of("Main", folder).withArguments(arguments);
    try (JvmProgram program = JvmProgram.load(main)) {
      Result result = new Search(program, options, SearchListener.NONE).run();
      assertThat(result.complete()).isTrue();
      return new Checked(
          new TreeSet<>(result.outcomes().keySet()),
          result.counterexamples().stream()
              .map(found -> found.finding().kind().label() + ": " + found.finding().message())
              .collect(Collectors.toList()));
    }
  }

  private static Path temporary() {
    try {
      return Files.createTempDirectory("checked");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void compile(String source, Path folder) {
    try {
      JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
      StringWriter messages = new StringWriter();
      try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
        files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(folder));
        List<String> options = List.of("-g", "-Xlint:none", "-proc:none");
        if (!compiler
            .getTask(messages, files, null, options, null, List.of(new Unit(source)))
            .call()) {
          throw new IllegalArgumentException(messages.toString());
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class Unit extends SimpleJavaFileObject {

    private final String source;

    Unit(String source) {
      super(URI.create("string:///Main.java"), JavaFileObject.Kind.SOURCE);
      this.source = source;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return source;
    }
  }
}
