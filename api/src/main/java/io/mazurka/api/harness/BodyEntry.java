package io.mazurka.api.harness;

import io.mazurka.api.Body;
import io.mazurka.jvm.common.Calling;
import io.mazurka.jvm.common.Entry;
import io.mazurka.program.ProgramException;
import java.util.Set;

/** A program that begins with a lambda. */
public final class BodyEntry implements Entry {

  private final Lambda body;

  public BodyEntry(Body body) {
    this.body = Lambda.of(body, "the body of the check");
  }

  /** The class in which the lambda stands. */
  public String name() {
    return body.className();
  }

  @Override
  public Code find(ClassLoader program) {
    Lambda.Maker maker = body.in(program);
    try {
      Calling run =
          Calling.of(Class.forName(Body.class.getName(), false, program).getMethod("run"));
      return () -> run.call(maker.make());
    } catch (ReflectiveOperationException e) {
      throw new ProgramException("Mazurka's own classes are not where the program's are: " + e, e);
    }
  }

  @Override
  public Set<String> methods() {
    return Set.of(body.method());
  }
}
