package io.mazurka.jvm.model;

import java.util.Set;

/** Constructors of the JDK that make objects by which others are held weakly. */
public final class WeakCalls {

  private static final String CONSTRUCTOR = "<init>";

  private static final Set<String> REFERENCES =
      Set.of(
          "java/lang/ref/PhantomReference",
          "java/lang/ref/SoftReference",
          "java/lang/ref/WeakReference");

  private WeakCalls() {}

  /** Whether the call makes a reference to its first argument. */
  public static boolean refer(String owner, String name) {
    return name.equals(CONSTRUCTOR) && REFERENCES.contains(owner);
  }

  /** Whether the call makes a table that holds its keys weakly. */
  public static boolean makeTable(String owner, String name) {
    return name.equals(CONSTRUCTOR) && owner.equals("java/util/WeakHashMap");
  }
}
