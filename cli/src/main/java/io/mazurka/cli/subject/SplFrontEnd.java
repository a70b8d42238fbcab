package io.mazurka.cli.subject;

import io.mazurka.check.Loaded;
import io.mazurka.program.Program;
import io.mazurka.program.ProgramException;
import io.mazurka.spl.SplProgram;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Models in the Simple Pointer Language; arguments such as {@code N=4} override constants. */
final class SplFrontEnd implements FrontEnd {

  @Override
  public boolean takes(Subject subject) {
    return subject.program().endsWith(".spl");
  }

  @Override
  public Loaded load(Subject subject) {
    Path file = subject.file(subject.program());
    Program program = SplProgram.read(file, constants(subject.arguments()));
    return new Ready(program, Digest.of(List.of(file)));
  }

  private static Map<String, Integer> constants(List<String> arguments) {
    Map<String, Integer> constants = new LinkedHashMap<>();
    for (String argument : arguments) {
      if (!argument.matches("[A-Za-z_][A-Za-z0-9_]*=-?[0-9]{1,9}")) {
        throw new ProgramException(
            "the argument '"
                + argument
                + "' of a model is not of the form N=4"
                + (argument.startsWith("-") ? "; options go before the model" : ""));
      }
      String[] sides = argument.split("=", 2);
      constants.put(sides[0], Integer.valueOf(sides[1]));
    }
    return constants;
  }

  private record Ready(Program program, String digest) implements Loaded {}
}
