package io.mazurka.jvm.runtime;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.Writer;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.security.DigestInputStream;
import java.security.DigestOutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Formatter;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.Set;
import java.util.logging.StreamHandler;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import java.util.zip.DeflaterInputStream;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import java.util.zip.InflaterOutputStream;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * What objects of the JDK are put on top of, so that who uses them uses that too, in the same step:
 * whoever prints to a {@link java.io.PrintWriter} changes the writer below it, and whoever adds to
 * a {@linkplain Collections#synchronizedList synchronized list} changes the list inside of it,
 * which others may use without its lock.
 *
 * <p>Readers and writers lock an object that is not always themselves: it is the one below, for a
 * {@link java.io.StringWriter} its buffer. So the lock tells what there is below, too. Views of
 * synchronized collections lock the collection.
 */
final class Underlying {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long OF_READER = UNSAFE.objectFieldOffset(Reader.class, "lock");
  private static final long OF_WRITER = UNSAFE.objectFieldOffset(Writer.class, "lock");
  private static final long OF_FORMATTER = UNSAFE.objectFieldOffset(Formatter.class, "a");
  private static final long OF_SCANNER = UNSAFE.objectFieldOffset(Scanner.class, "source");
  private static final Wrapper COLLECTION = Wrapper.nested("SynchronizedCollection", "c");
  private static final Wrapper MAP = Wrapper.nested("SynchronizedMap", "m");
  private static final Wrapper LOCKED_COLLECTION =
      Wrapper.nested("SynchronizedCollection", "mutex");
  private static final Wrapper LOCKED_MAP = Wrapper.nested("SynchronizedMap", "mutex");

  private static final List<Class<?>> STREAMS = List.of(InputStream.class, OutputStream.class);
  private static final List<Class<?>> PASSING_ON =
      List.of(InputStream.class, OutputStream.class, StreamHandler.class);

  /** Streams that hand over what passes through them, and the fields in which they keep to whom. */
  private static final Map<Class<?>, String> FEEDING =
      Map.of(
          CheckedInputStream.class,
          "cksum",
          CheckedOutputStream.class,
          "cksum",
          DeflaterInputStream.class,
          "def",
          DeflaterOutputStream.class,
          "def",
          DigestInputStream.class,
          "digest",
          DigestOutputStream.class,
          "digest",
          InflaterInputStream.class,
          "inf",
          InflaterOutputStream.class,
          "inf");

  /** Methods of these that let nothing pass. */
  private static final Set<String> FEEDING_NOBODY =
      Set.of(
          "available",
          "flush",
          "getChecksum",
          "getMessageDigest",
          "markSupported",
          "on",
          "setMessageDigest",
          "toString");

  private Underlying() {}

  /** What is below the object, or null. Asked in every call: no switch over types. */
  static @Nullable Object of(Object object) {
    Object collection = COLLECTION.inside(object);
    if (collection != null) {
      return collection;
    }
    Object map = MAP.inside(object);
    if (map != null) {
      return map;
    }
    if (object instanceof OutputStream
        || object instanceof InputStream
        || object instanceof StreamHandler) {
      long offset = ClassShape.of(object).below;
      return offset < 0 ? null : ClassShape.reference(object, offset);
    }
    if (object instanceof Formatter) {
      return ClassShape.reference(object, OF_FORMATTER);
    }
    if (object instanceof Scanner) {
      return ClassShape.reference(object, OF_SCANNER);
    }
    Object lock = lock(object);
    return lock == object ? null : lock;
  }

  /**
   * Where the streams of a class, and handlers that log to one, keep the stream of the JDK's or the
   * program's that they read from or write to, or -1: in the first field that the JDK has for one.
   */
  static long below(Class<?> type) {
    if (type == null || !isOneOf(PASSING_ON, type)) {
      return -1;
    }
    long above = below(type.getSuperclass());
    if (above >= 0 || type.getClassLoader() instanceof ClassInfo.Source) {
      return above;
    }
    for (Field field : type.getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers()) && isOneOf(STREAMS, field.getType())) {
        return UNSAFE.objectFieldOffset(field);
      }
    }
    return -1;
  }

  private static boolean isOneOf(List<Class<?>> above, Class<?> type) {
    return above.stream().anyMatch(c -> c.isAssignableFrom(type));
  }

  /** To whom a stream hands over what passes through it, as to a sum that it checks; or null. */
  static @Nullable Object fed(Object stream) {
    long offset = ClassShape.of(stream).fed;
    return offset < 0 ? null : ClassShape.reference(stream, offset);
  }

  /** Where the streams of a class keep whom they hand over to, or -1. */
  static long fed(Class<?> type) {
    for (Map.Entry<Class<?>, String> feeding : FEEDING.entrySet()) {
      if (feeding.getKey().isAssignableFrom(type)) {
        return UNSAFE.objectFieldOffset(feeding.getKey(), feeding.getValue());
      }
    }
    return -1;
  }

  /** Whether a method of such a stream lets something pass through it. */
  static boolean feeds(String method) {
    return !FEEDING_NOBODY.contains(method.substring(0, method.indexOf('(')));
  }

  /** The object whose monitor the methods of the object enter, if they enter one. */
  static Object lock(Object object) {
    if (object instanceof Writer) {
      return ClassShape.reference(object, OF_WRITER);
    }
    if (object instanceof Reader) {
      return ClassShape.reference(object, OF_READER);
    }
    Object ofCollection = LOCKED_COLLECTION.inside(object);
    Object mutex = ofCollection == null ? LOCKED_MAP.inside(object) : ofCollection;
    return mutex == null ? object : mutex;
  }

  /**
   * The object and those below it whose methods enter monitors when one of the object is called,
   * from the outside to the inside; each monitor once. What the program has written itself comes
   * back to the program, and speaks for itself.
   */
  static List<Object> locking(Object object) {
    List<Object> locking = new ArrayList<>(2);
    for (Object at = object; at != null && (at == object || isLeftToJdk(at)); at = of(at)) {
      if (Calls.locksItself(at) && !isLocked(locking, lock(at))) {
        locking.add(at);
      }
    }
    return locking;
  }

  private static boolean isLocked(List<Object> locking, Object lock) {
    for (Object other : locking) {
      if (lock(other) == lock) {
        return true;
      }
    }
    return false;
  }

  /** Whether the object's class is one of the JDK, or one below it that overrides nothing. */
  private static boolean isLeftToJdk(Object object) {
    for (Class<?> c = object.getClass();
        c.getClassLoader() instanceof ClassInfo.Source;
        c = c.getSuperclass()) {
      for (Method method : c.getDeclaredMethods()) {
        if (!method.isSynthetic() && !Modifier.isStatic(method.getModifiers())) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether readers, writers or streams may be locking the object's monitor. */
  static boolean mayBeLocked(Object object) {
    return object instanceof Writer
        || object instanceof Reader
        || object instanceof OutputStream
        || object instanceof InputStream;
  }
}
