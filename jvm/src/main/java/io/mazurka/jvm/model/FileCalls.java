package io.mazurka.jvm.model;

import java.util.Set;

/** Calls of the JDK that open the file that is their first argument. */
public final class FileCalls {

  /** Classes whose constructors open a file. */
  private static final Set<String> OPENING =
      Set.of(
          "java/io/FileInputStream",
          "java/io/FileOutputStream",
          "java/io/FileReader",
          "java/io/FileWriter",
          "java/io/PrintStream",
          "java/io/PrintWriter",
          "java/io/RandomAccessFile",
          "java/util/Scanner");

  /** Classes whose static methods open a file, unless they only look at what it is. */
  private static final Set<String> OF_METHODS =
      Set.of("java/nio/channels/FileChannel", "java/nio/file/Files");

  private static final Set<String> METHODS =
      Set.of(
          "copy",
          "lines",
          "mismatch",
          "newBufferedReader",
          "newBufferedWriter",
          "newByteChannel",
          "newInputStream",
          "newOutputStream",
          "open",
          "readAllBytes",
          "readAllLines",
          "readString",
          "write",
          "writeString");

  private FileCalls() {}

  /** Whether the call opens the file that its first argument is, or names. */
  public static boolean opensFirst(String owner, String name, String descriptor) {
    if (name.equals("<init>")) {
      boolean named = descriptor.startsWith("(Ljava/lang/String;") && !owner.endsWith("Scanner");
      return OPENING.contains(owner) && (named || isFile(descriptor));
    }
    return OF_METHODS.contains(owner) && METHODS.contains(name) && isFile(descriptor);
  }

  private static boolean isFile(String descriptor) {
    return descriptor.startsWith("(Ljava/io/File;")
        || descriptor.startsWith("(Ljava/nio/file/Path;");
  }
}
