package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;

/** JDK objects whose methods are called by the JDK or by a model rather than by the program. */
final class Receivers {

  private Receivers() {}

  /** Stands before what a method of that name does to the receiver until the thread may do it. */
  static void touch(Object receiver, String name, String desc, int site) {
    if (!Jdk.isJdk(receiver.getClass()) || receiver.getClass().isHidden()) {
      return;
    }
    switch (JdkPolicy.of(Jdk.internalName(receiver.getClass()), name, desc)) {
      case IGNORE -> {}
      case READ -> Operations.read(receiver, Operations.WHOLE, site);
      case WRITE -> Operations.write(receiver, Operations.WHOLE, site);
      case ATOMIC_READ -> Operations.readVolatile(receiver, Operations.WHOLE, site);
      case ATOMIC_WRITE -> Operations.update(receiver, Operations.WHOLE, site);
    }
    Operations.behind(receiver, name + desc, site);
  }
}
