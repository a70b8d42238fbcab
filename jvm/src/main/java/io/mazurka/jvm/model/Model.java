package io.mazurka.jvm.model;

/**
 * The static method that replaces a call of a JDK method. It takes the receiver, if there is one,
 * the arguments, and the call's site.
 *
 * @param ownerClass the internal name of its class
 */
public record Model(String ownerClass, String name, String desc) {

  /** Whether it wants the arguments of a call with that descriptor in an array. */
  public boolean packs(String called) {
    return desc.startsWith("([Ljava/lang/Object;I)") && !called.startsWith("([");
  }
}
