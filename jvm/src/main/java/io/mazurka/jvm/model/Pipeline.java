package io.mazurka.jvm.model;

import java.util.Optional;
import java.util.Set;
import java.util.Spliterator;
import java.util.stream.BaseStream;
import jdk.internal.misc.Unsafe;

/** What a stream of the JDK knows of itself and does not tell before it is evaluated. */
final class Pipeline {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private static final int TOLD =
      Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.ORDERED | Spliterator.SIZED;

  /** Above the classes of stages that look at more than one element. */
  private static final Set<String> BARRIERS = Set.of("StatefulOp", "GathererOp");

  private static final Optional<Class<?>> TYPE = Jdk.type("java/util/stream/AbstractPipeline");
  private static final long PREVIOUS = offset("previousStage");
  private static final long FLAGS = offset("combinedFlags");

  private Pipeline() {}

  private static long offset(String field) {
    return TYPE.map(type -> UNSAFE.objectFieldOffset(type, field)).orElse(0L);
  }

  private static boolean is(BaseStream<?, ?> stream) {
    return TYPE.filter(type -> type.isInstance(stream)).isPresent();
  }

  /** Those characteristics of its elements that hold whatever the source turns out to be. */
  static int characteristics(BaseStream<?, ?> stream) {
    int flags = is(stream) ? UNSAFE.getInt(stream, FLAGS) : 0;
    // Two bits for each: what is known to hold has the lower one only.
    return (~flags >> 1) & flags & TOLD;
  }

  /** Whether one of the stages looks at more than one element, as sorting does. */
  static boolean hasBarrier(BaseStream<?, ?> stream) {
    if (!is(stream)) {
      return false;
    }
    for (Object stage = stream; stage != null; stage = UNSAFE.getReference(stage, PREVIOUS)) {
      if (isBarrier(stage.getClass())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isBarrier(Class<?> stage) {
    for (Class<?> above = stage; above != null; above = above.getSuperclass()) {
      if (BARRIERS.contains(above.getSimpleName())) {
        return true;
      }
    }
    return false;
  }
}
