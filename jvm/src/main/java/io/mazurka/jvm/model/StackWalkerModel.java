package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Traces;
import java.lang.StackWalker.StackFrame;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A walker comes by the program's frames only, and has come by them before it calls functions. */
@ModelOf("java/lang/StackWalker")
public final class StackWalkerModel {

  private StackWalkerModel() {}

  public static @Nullable Object walk(
      StackWalker self, Function<? super Stream<StackFrame>, ? extends Object> function, int site) {
    Objects.requireNonNull(function);
    return function.apply(Traces.of(self).stream());
  }

  public static void forEach(StackWalker self, Consumer<? super StackFrame> action, int site) {
    Objects.requireNonNull(action);
    Traces.of(self).forEach(action);
  }
}
