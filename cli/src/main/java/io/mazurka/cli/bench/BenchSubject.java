package io.mazurka.cli.bench;

import io.mazurka.jvm.Conditions;
import io.mazurka.jvm.JvmOptions;
import io.mazurka.jvm.JvmProgram;
import io.mazurka.program.Program;
import io.mazurka.program.ProgramException;
import io.mazurka.spl.SplProgram;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

/** A program that comes with the benchmarks. */
public interface BenchSubject {

  /** What tables call it. */
  String name();

  /** Loads the program; to be closed if it can be. */
  Program load();

  /** One of the models that come with Mazurka, with some of its constants replaced. */
  static BenchSubject model(String name, String file, Map<String, Integer> constants) {
    return subject(name, () -> SplProgram.parse(file, source(file), constants));
  }

  /** One of the classes beside this one, with its arguments. */
  static BenchSubject java(String name, Class<?> main, int... arguments) {
    List<String> words = Arrays.stream(arguments).mapToObj(Integer::toString).toList();
    return java(name, main, () -> words);
  }

  /** One of the classes beside this one; its arguments are asked for when it is loaded. */
  static BenchSubject java(String name, Class<?> main, Supplier<List<String>> arguments) {
    return subject(
        name,
        () ->
            JvmProgram.load(
                JvmOptions.of(main.getName(), home())
                    .withArguments(arguments.get().toArray(String[]::new))));
  }

  /** The same with a step for each allocation. */
  static BenchSubject withAllocationSteps(String name, Class<?> main, int... arguments) {
    String[] words = Arrays.stream(arguments).mapToObj(Integer::toString).toArray(String[]::new);
    return subject(
        name,
        () ->
            JvmProgram.load(
                JvmOptions.of(main.getName(), home())
                    .withArguments(words)
                    .under(Conditions.usual().withAllocationSteps(true))));
  }

  private static BenchSubject subject(String name, Supplier<Program> loading) {
    return new BenchSubject() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public Program load() {
        return loading.get();
      }
    };
  }

  private static String source(String file) {
    try (InputStream in = BenchSubject.class.getResourceAsStream("/models/" + file)) {
      return new String(
          Objects.requireNonNull(in, () -> "no model " + file).readAllBytes(),
          StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new ProgramException("the model " + file + " cannot be read", e);
    }
  }

  /** Where this class, and so the programs beside it, were loaded from. */
  static Path home() {
    try {
      CodeSource source =
          Objects.requireNonNull(BenchSubject.class.getProtectionDomain().getCodeSource());
      return Path.of(source.getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new ProgramException("the benchmark programs cannot be found", e);
    }
  }
}
