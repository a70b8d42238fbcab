package io.mazurka.jvm.model;

import io.mazurka.jvm.sync.ControlledClassValue;
import io.mazurka.jvm.sync.ControlledCountDownLatch;
import io.mazurka.jvm.sync.ControlledCyclicBarrier;
import io.mazurka.jvm.sync.ControlledExchanger;
import io.mazurka.jvm.sync.ControlledPhaser;
import io.mazurka.jvm.sync.ControlledReentrantLock;
import io.mazurka.jvm.sync.ControlledReentrantReadWriteLock;
import io.mazurka.jvm.sync.ControlledSemaphore;
import io.mazurka.jvm.sync.ControlledStampedLock;
import io.mazurka.jvm.sync.ControlledSynchronousQueue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The classes of the JDK for whose objects others stand in: where the program says {@code new X(…)}
 * or extends X, it gets the subclass that does the same under control.
 */
public final class Replacements {

  private static final List<Class<?>> ALL =
      List.of(
          ControlledReentrantLock.class,
          ControlledReentrantReadWriteLock.class,
          ControlledSemaphore.class,
          ControlledCountDownLatch.class,
          ControlledCyclicBarrier.class,
          ControlledExchanger.class,
          ControlledSynchronousQueue.class,
          ControlledStampedLock.class,
          ControlledPhaser.class,
          ControlledClassValue.class);

  private static final Map<String, String> BY_NAME =
      ALL.stream()
          .collect(
              Collectors.toUnmodifiableMap(
                  type -> Jdk.internalName(type.getSuperclass()), Jdk::internalName));

  private Replacements() {}

  /** The class that stands in for the one of this internal name, if any does. */
  public static Optional<String> of(String owner) {
    return Optional.ofNullable(BY_NAME.get(owner));
  }
}
