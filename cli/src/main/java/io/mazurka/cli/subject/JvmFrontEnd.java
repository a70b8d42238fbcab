package io.mazurka.cli.subject;

import io.mazurka.check.Loaded;
import io.mazurka.jvm.JvmOptions;
import io.mazurka.jvm.JvmOptions.Races;
import io.mazurka.jvm.JvmProgram;
import io.mazurka.program.Finding;
import io.mazurka.program.ProgramException;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** Java programs: compiled classes by name, or one source file compiled on the fly. */
final class JvmFrontEnd implements FrontEnd {

  @Override
  public boolean takes(Subject subject) {
    return true;
  }

  @Override
  public Loaded load(Subject subject) {
    ClassPath.check(subject.classPath());
    String program = subject.program();
    if (program.endsWith(".java")) {
      return loadSource(subject);
    }
    if (program.endsWith(".class") && Files.exists(subject.file(program))) {
      throw classFile(program, subject.file(program));
    }
    if (program.endsWith(".jar")) {
      throw new ProgramException(
          program + " is a jar; name the class to run: check -cp " + program + " CLASS");
    }
    return new Ready(
        open(program, subject, subject.classPath()),
        subject.conditions().races(),
        Digest.of(subject.classPath()),
        () -> {});
  }

  private static Loaded loadSource(Subject subject) {
    Path file = subject.file(subject.program());
    JavaSource source = JavaSource.compile(file, subject.classPath());
    try {
      List<Path> classPath =
          Stream.concat(Stream.of(source.classes()), subject.classPath().stream()).toList();
      List<Path> inputs = Stream.concat(Stream.of(file), subject.classPath().stream()).toList();
      return new Ready(
          open(source.mainClass(), subject, classPath),
          subject.conditions().races(),
          Digest.of(inputs),
          source::close);
    } catch (RuntimeException e) {
      source.close();
      throw e;
    }
  }

  private static JvmProgram open(String mainClass, Subject subject, List<Path> classPath) {
    return JvmProgram.load(
        new JvmOptions(mainClass, subject.arguments(), classPath, subject.conditions()));
  }

  private static ProgramException classFile(String program, Path file) {
    try {
      String name = ClassFile.of().parse(file).thisClass().asInternalName();
      String suffix = name + ".class";
      String folder =
          program.endsWith("/" + suffix)
              ? program.substring(0, program.length() - suffix.length() - 1)
              : ".";
      return new ProgramException(
          "%s is a class file; name the class instead: check -cp %s %s"
              .formatted(
                  program,
                  folder.contains(" ") ? "'" + folder + "'" : folder,
                  name.replace('/', '.')));
    } catch (IOException | IllegalArgumentException e) {
      return new ProgramException(program + " is not a class file that can be read", e);
    }
  }

  private record Ready(JvmProgram program, Races races, String digest, Runnable cleanUp)
      implements Loaded {

    @Override
    public OptionalLong filteredAccesses() {
      return OptionalLong.of(program.filteredAccesses());
    }

    @Override
    public List<Finding> reportedRaces() {
      return races == Races.REPORT ? program.reportedRaces() : List.of();
    }

    @Override
    public long steps() {
      return program.steps();
    }

    @Override
    public boolean mayBeHeld() {
      return JvmProgram.mayBeHeld();
    }

    @Override
    public Optional<String> whereabouts() {
      return program.whereabouts();
    }

    @Override
    public List<String> notes() {
      return program.notes();
    }

    @Override
    public void close() {
      program.close();
      cleanUp.run();
    }
  }
}
