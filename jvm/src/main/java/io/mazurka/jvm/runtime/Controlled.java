package io.mazurka.jvm.runtime;

/**
 * An object that stands in for one of a JDK class: its methods do what the JDK's do, under control,
 * each as one visible operation.
 */
public interface Controlled extends Tracked {

  /** What the object's operations are made of. */
  Synchronizer synchronizer();

  @Override
  default int $mazurka$id() {
    return synchronizer().id;
  }

  @Override
  default void $mazurka$id(int id) {
    synchronizer().id = id;
  }
}
