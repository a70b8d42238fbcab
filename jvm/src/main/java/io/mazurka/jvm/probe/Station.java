package io.mazurka.jvm.probe;

import io.mazurka.jvm.common.Calling;
import java.util.List;

/** What the frames of a class are between: the scheduler above, the start of the thread below. */
enum Station {
  /** Of the scheduler, in which the thread stands still. */
  TOP,
  /** Of the program, of the JDK, or of Mazurka's models. */
  CODE,
  /** Of a lambda's class. */
  LAMBDA,
  /** Of a handle that calls a method and does nothing else. */
  DIRECT_HANDLE,
  /** Of some other class that the JDK calls handles by. */
  HANDLE,
  /** Of the class that calls what a program begins with, by a handle that passes on values only. */
  CALLING,
  /** Of a hidden class that is none of these. */
  UNKNOWN,
  /** Of the class whose code a thread begins with. */
  BOTTOM;

  private static final String HANDLES = "java.lang.invoke.";
  private static final List<String> DIRECT_HANDLES =
      List.of("LambdaForm$DMH", "DirectMethodHandle$Holder", "Invokers$Holder");
  private static final List<String> SCHEDULER =
      List.of(
          "jdk.internal.vm.Continuation",
          "io.mazurka.jvm.coroutine.",
          "io.mazurka.jvm.runtime.ProgramThread");

  private static final ClassValue<Station> STATIONS =
      new ClassValue<>() {
        @Override
        protected Station computeValue(Class<?> type) {
          return find(type);
        }
      };

  static Station of(Class<?> type) {
    return STATIONS.get(type);
  }

  private static Station find(Class<?> type) {
    String name = type.getName();
    if (name.equals("io.mazurka.jvm.runtime.Life")) {
      return BOTTOM;
    }
    if (type == Calling.class) {
      return CALLING;
    }
    if (SCHEDULER.stream().anyMatch(name::startsWith)) {
      return TOP;
    }
    if (DIRECT_HANDLES.stream().anyMatch(handle -> name.startsWith(HANDLES + handle))) {
      return DIRECT_HANDLE;
    }
    if (name.startsWith(HANDLES)) {
      return HANDLE;
    }
    if (type.isHidden()) {
      return name.contains("$$Lambda") ? LAMBDA : UNKNOWN;
    }
    return CODE;
  }
}
