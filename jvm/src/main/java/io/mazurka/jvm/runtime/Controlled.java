package io.mazurka.jvm.runtime;

/**
 * An object that stands in for one of a JDK class: its methods do what the JDK's do, under control,
 * each as one visible operation.
 */
public interface Controlled extends Tracked {

  /** What the object's operations are made of. */
  Synchronizer synchronizer();

  /**
   * Whether the object is a lock that the running thread holds: so that no other does, if the
   * thread is to write, and none for writing, if it is to read.
   */
  default boolean $mazurka$protects(boolean writes) {
    return false;
  }

  @Override
  default int $mazurka$id() {
    return synchronizer().id;
  }

  @Override
  default void $mazurka$id(int id) {
    synchronizer().id = id;
  }
}
