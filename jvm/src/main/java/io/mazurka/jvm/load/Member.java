package io.mazurka.jvm.load;

import org.objectweb.asm.Opcodes;

/**
 * A field or method as its class file declares it.
 *
 * @param owner the internal name of the declaring class
 * @param constant whether it is a static final field whose value is in the class file
 */
record Member(String owner, String name, String descriptor, int access, boolean constant) {

  boolean is(int flag) {
    return (access & flag) != 0;
  }

  boolean isStatic() {
    return is(Opcodes.ACC_STATIC);
  }
}
