package io.mazurka.spl;

import io.mazurka.program.Execution;
import io.mazurka.program.Program;
import io.mazurka.program.ProgramException;
import io.mazurka.program.Schedule;
import io.mazurka.program.Symmetry;
import io.mazurka.program.Trace;
import io.mazurka.spl.compile.Compiler;
import io.mazurka.spl.compile.SymmetryCompiler;
import io.mazurka.spl.machine.Image;
import io.mazurka.spl.machine.Machine;
import io.mazurka.spl.machine.ObjectNumbers;
import io.mazurka.spl.syntax.Declaration;
import io.mazurka.spl.syntax.Parser;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A model written in SPL; the language is described in {@code docs/spl.md}. */
public final class SplProgram implements Program {

  private final Image image;
  private final ObjectNumbers numbers;

  private final List<Symmetry> symmetries;

  private SplProgram(Image image, List<Symmetry> symmetries) {
    this.image = image;
    this.numbers = new ObjectNumbers(image);
    this.symmetries = symmetries;
  }

  /** The model in this source, with its constants as written. */
  public static SplProgram parse(String source) {
    return parse(source, Map.of());
  }

  /** The model in this source, some of its constants replaced by other values. */
  public static SplProgram parse(String source, Map<String, Integer> constants) {
    return parse("model.spl", source, constants);
  }

  /**
   * The model in this source, some of its constants replaced by other values.
   *
   * @param file the name by which messages and traces call the source
   * @throws ProgramException if the source is not a model, or lacks one of the constants
   */
  public static SplProgram parse(String file, String source, Map<String, Integer> constants) {
    List<Declaration> model = Parser.parse(file, source);
    Image image = Compiler.compile(model, constants);
    SymmetryCompiler symmetries = new SymmetryCompiler(image);
    return new SplProgram(
        image,
        model.stream()
            .flatMap(declaration ->
                declaration instanceof Declaration.Symmetric symmetric
                    ? Stream.of(symmetries.compile(symmetric))
                    : Stream.empty())
            .toList());
  }

  /**
   * The model in this file.
   *
   * @throws ProgramException if there is no such file, or it holds no model
   */
  public static SplProgram read(Path file, Map<String, Integer> constants) {
    try {
      return parse(String.valueOf(file.getFileName()), Files.readString(file), constants);
    } catch (NoSuchFileException e) {
      throw new ProgramException("there is no file " + file, e);
    } catch (MalformedInputException e) {
      throw new ProgramException(file + " is not a text in UTF-8", e);
    } catch (IOException e) {
      throw new ProgramException("cannot read " + file + ": " + e, e);
    }
  }

  @Override
  public Execution start() {
    return new SplExecution(new Machine(image, numbers));
  }

  /** Executions have nothing in common but the numbers of objects. */
  @Override
  public SplProgram fellow() {
    return this;
  }

  @Override
  public Trace trace(Schedule schedule) {
    return new Telling(new Machine(image, numbers)).tell(schedule);
  }

  @Override
  public List<Symmetry> symmetries() {
    return symmetries;
  }

  @Override
  public Symmetry symmetry(String declaration) {
    return new SymmetryCompiler(image).compile(Parser.parseSymmetry("symmetry", declaration));
  }
}
