package io.mazurka.api.harness;

import io.mazurka.program.ProgramException;
import java.io.Serializable;
import java.lang.invoke.SerializedLambda;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/**
 * A lambda that can be made again in a program: its class file says how, in the method that the
 * compiler adds for serialization.
 */
public final class Lambda {

  private final SerializedLambda description;
  private final Object[] captured;

  private Lambda(SerializedLambda description, Object[] captured) {
    this.description = description;
    this.captured = captured;
  }

  /**
   * Takes a lambda apart.
   *
   * @param what what it is to the user: "the body of the check"
   * @throws ProgramException if it is no lambda, or captures what cannot be handed over
   */
  public static Lambda of(Serializable lambda, String what) {
    SerializedLambda description = describe(lambda, what);
    Object[] captured = new Object[description.getCapturedArgCount()];
    for (int i = 0; i < captured.length; i++) {
      captured[i] = description.getCapturedArg(i);
      String name = what + " uses a value from outside that";
      if (captured[i] != null && isThis(description, captured[i])) {
        name = what + " uses the object around it (this), which";
      }
      Values.check(captured[i], name);
    }
    return new Lambda(description, captured);
  }

  private static boolean isThis(SerializedLambda description, Object value) {
    return value.getClass().getName().equals(description.getCapturingClass().replace('/', '.'));
  }

  private static SerializedLambda describe(Serializable lambda, String what) {
    try {
      Method replace = lambda.getClass().getDeclaredMethod("writeReplace");
      replace.setAccessible(true);
      return (SerializedLambda) replace.invoke(lambda);
    } catch (ReflectiveOperationException | ClassCastException | SecurityException e) {
      throw new ProgramException(
          what + " must be a lambda or a method reference, and is a " + lambda.getClass().getName(),
          e);
    }
  }

  /** The name of the class that the lambda stands in. */
  String className() {
    return description.getCapturingClass().replace('/', '.');
  }

  /** The name of the method that has its code. */
  String method() {
    return description.getImplMethodName();
  }

  /** Finds in a program what makes the lambda; to be called once. */
  Maker in(ClassLoader program) {
    try {
      Class<?> type = Class.forName(className(), false, program);
      Method maker = type.getDeclaredMethod("$deserializeLambda$", SerializedLambda.class);
      maker.setAccessible(true);
      return () -> make(program, type, maker);
    } catch (ReflectiveOperationException | LinkageError e) {
      throw new ProgramException(
          "the class "
              + className()
              + " cannot be loaded under check, or does not say how to make its lambdas again: "
              + e,
          e);
    }
  }

  private Object make(ClassLoader program, Class<?> type, Method maker) throws Throwable {
    @Nullable Object[] values = new Object[captured.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = Values.in(program, captured[i]);
    }
    SerializedLambda copy =
        new SerializedLambda(
            type,
            description.getFunctionalInterfaceClass(),
            description.getFunctionalInterfaceMethodName(),
            description.getFunctionalInterfaceMethodSignature(),
            description.getImplMethodKind(),
            description.getImplClass(),
            description.getImplMethodName(),
            description.getImplMethodSignature(),
            description.getInstantiatedMethodType(),
            values);
    try {
      return maker.invoke(null, copy);
    } catch (InvocationTargetException e) {
      throw e.getCause() == null ? e : e.getCause();
    }
  }

  /** Makes the lambda, by a thread of the program, anew in every execution. */
  interface Maker {
    Object make() throws Throwable;
  }
}
