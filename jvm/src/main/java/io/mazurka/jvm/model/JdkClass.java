package io.mazurka.jvm.model;

import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.nio.Buffer;
import java.util.Collection;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Scanner;
import java.util.Set;
import java.util.Spliterator;
import java.util.StringTokenizer;
import java.util.stream.BaseStream;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * What is known of a JDK class: what several threads may do with one instance, and which of its
 * methods only look.
 *
 * <p>Classes are listed by name; a name ending in {@code /} stands for a package, and a class
 * stands for its nested classes too. What is not listed is judged by what it is: keys, paths and
 * the like are immutable whatever their class, and so are records, enums, value classes, functions
 * and what has only fields that are fixed; a class without fields, and one that the JDK hides, is
 * what the class above it is; everything else is unsafe.
 */
final class JdkClass {

  /** What several threads may do with one instance. */
  enum Sharing {
    IMMUTABLE,
    PER_THREAD,
    THREAD_SAFE,
    UNSAFE
  }

  private static final List<String> IMMUTABLE =
      List.of(
          "java/io/File",
          "java/lang/Boolean",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Class",
          "java/lang/Double",
          "java/lang/Float",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Math",
          "java/lang/Module",
          "java/lang/ModuleLayer",
          "java/lang/Number",
          "java/lang/Package",
          "java/lang/Record",
          "java/lang/Runtime",
          "java/lang/ScopedValue",
          "java/lang/Short",
          "java/lang/StackTraceElement",
          "java/lang/StrictMath",
          "java/lang/String",
          "java/lang/System",
          "java/lang/Void",
          "java/lang/annotation/",
          "java/lang/constant/",
          "java/lang/invoke/",
          "java/lang/module/",
          "java/lang/reflect/",
          "java/math/",
          "java/net/InterfaceAddress",
          "java/net/NetworkInterface",
          "java/net/Proxy",
          "java/net/URI",
          "java/net/URL",
          "java/nio/ByteOrder",
          "java/nio/file/attribute/",
          "java/security/AccessControlContext",
          "java/security/CodeSigner",
          "java/security/CodeSource",
          "java/security/ProtectionDomain",
          "java/security/Timestamp",
          "java/security/cert/PolicyQualifierInfo",
          "java/security/cert/TrustAnchor",
          "java/security/spec/",
          "java/time/",
          "java/util/Base64",
          "java/util/Collections$Empty",
          "java/util/Collections$Singleton",
          "java/util/Collections$CopiesList",
          "java/util/Collections$ReverseComparator",
          "java/util/Comparators",
          "java/util/Currency",
          "java/util/HexFormat",
          "java/util/ImmutableCollections",
          "java/util/Locale",
          "java/util/Objects",
          "java/util/Optional",
          "java/util/OptionalDouble",
          "java/util/OptionalInt",
          "java/util/OptionalLong",
          "java/util/UUID",
          "java/util/concurrent/TimeUnit",
          "java/util/function/",
          "java/util/logging/",
          "java/util/regex/Matcher$ImmutableMatchResult",
          "java/util/regex/Pattern",
          "java/util/stream/Collector",
          "javax/crypto/spec/",
          "javax/xml/namespace/QName",
          "jdk/internal/misc/Unsafe",
          "sun/misc/Unsafe",
          "io/mazurka/jvm/model/ImmutableElements",
          "io/mazurka/jvm/model/ImmutableMap",
          "io/mazurka/jvm/model/ImmutableSet");

  /** Types whose objects never change, as far as anybody can tell, whatever their class is. */
  private static final Set<String> VALUES =
      Set.of(
          "java/lang/ClassLoader",
          "java/lang/Enum",
          "java/lang/System$Logger",
          "java/lang/annotation/Annotation",
          "java/lang/constant/ConstantDesc",
          "java/lang/management/PlatformManagedObject",
          "java/lang/reflect/AnnotatedElement",
          "java/lang/reflect/Type",
          "java/net/InetAddress",
          "java/net/SocketAddress",
          "java/nio/charset/Charset",
          "java/nio/file/FileStore",
          "java/nio/file/FileSystem",
          "java/nio/file/Path",
          "java/nio/file/attribute/BasicFileAttributes",
          "java/nio/file/spi/FileSystemProvider",
          "java/security/Key",
          "java/security/Permission",
          "java/security/Principal",
          "java/security/cert/CRL",
          "java/security/cert/CertPath",
          "java/security/cert/Certificate",
          "java/security/cert/Extension",
          "java/security/cert/X509CRLEntry",
          "java/security/spec/AlgorithmParameterSpec",
          "java/security/spec/KeySpec",
          "java/text/CollationKey");

  private static final List<String> PER_THREAD =
      List.of(
          "java/lang/InheritableThreadLocal",
          "java/lang/ThreadLocal",
          "java/util/concurrent/ThreadLocalRandom");

  private static final List<String> THREAD_SAFE =
      List.of(
          "java/beans/PropertyChangeSupport",
          "java/beans/VetoableChangeSupport",
          "java/io/BufferedInputStream",
          "java/lang/ClassValue",
          "java/lang/Thread",
          "java/lang/ThreadGroup",
          "java/lang/Throwable",
          "java/lang/ref/",
          "java/nio/channels/FileChannel",
          "java/security/GuardedObject",
          "java/security/KeyFactory",
          "java/security/KeyStore$PasswordProtection",
          "java/security/SecureRandom",
          "java/security/cert/CertPathBuilder",
          "java/security/cert/CertPathValidator",
          "java/security/cert/CertStore",
          "java/security/cert/CertificateFactory",
          "java/util/Random",
          "java/util/ListResourceBundle",
          "java/util/PropertyResourceBundle",
          "java/util/ResourceBundle",
          "java/util/concurrent/ArrayBlockingQueue",
          "java/util/concurrent/ConcurrentHashMap",
          "java/util/concurrent/ConcurrentLinkedDeque",
          "java/util/concurrent/ConcurrentLinkedQueue",
          "java/util/concurrent/ConcurrentSkipListMap",
          "java/util/concurrent/ConcurrentSkipListSet",
          "java/util/concurrent/CopyOnWriteArrayList",
          "java/util/concurrent/CopyOnWriteArraySet",
          "java/util/concurrent/DelayQueue",
          "java/util/concurrent/LinkedBlockingDeque",
          "java/util/concurrent/LinkedBlockingQueue",
          "java/util/concurrent/PriorityBlockingQueue",
          "java/util/concurrent/atomic/",
          "java/util/zip/Deflater",
          "java/util/zip/Inflater",
          "javax/crypto/SecretKeyFactory",
          "io/mazurka/jvm/model/Randomness");

  /** Thread-safe classes whose methods lock the receiver's monitor, or that of its lock. */
  private static final List<String> SYNCHRONIZED =
      List.of(
          "java/io/BufferedOutputStream",
          "java/io/BufferedReader",
          "java/io/BufferedWriter",
          "java/io/ByteArrayInputStream",
          "java/io/ByteArrayOutputStream",
          "java/io/CharArrayReader",
          "java/io/CharArrayWriter",
          "java/io/FilterWriter",
          "java/io/InputStreamReader",
          "java/io/LineNumberReader",
          "java/io/OutputStreamWriter",
          "java/io/PrintStream",
          "java/io/PrintWriter",
          "java/io/StringReader",
          "java/io/StringWriter",
          "java/io/Writer",
          "java/io/StringBufferInputStream",
          "java/lang/StringBuffer",
          "java/net/DatagramPacket",
          "java/security/Permissions",
          "java/security/Provider",
          "java/text/Collator",
          "java/text/RuleBasedCollator",
          "java/util/Collections$Synchronized",
          "java/util/Hashtable",
          "java/util/Observable",
          "java/util/Properties",
          "java/util/Vector",
          "java/util/logging/ConsoleHandler",
          "java/util/logging/FileHandler",
          "java/util/logging/MemoryHandler",
          "java/util/logging/StreamHandler",
          "javax/crypto/spec/PBEKeySpec");

  /** What is not as the class or package that it would be listed with. */
  private static final List<String> EXCEPTIONS =
      List.of(
          "java/util/Hashtable$Entry",
          "java/util/Hashtable$Enumerator",
          "java/util/logging/LogRecord");

  /** Types that are never immutable, whatever they are nested in. */
  private static final List<Class<?>> CHANGING =
      List.of(Iterator.class, Spliterator.class, InputStream.class, OutputStream.class);

  /** Types whose implementations, where not listed, are taken for functions without a state. */
  private static final List<Class<?>> FUNCTIONS =
      List.of(Comparator.class, Runnable.class, java.util.concurrent.Callable.class);

  private static final Set<String> READS_ANYWHERE =
      Set.of("clone", "equals", "hashCode", "toString");

  private static final Set<String> CHANGES_OF_TRAVERSALS = Set.of("add", "remove", "set");

  private final String name;
  private final Optional<Class<?>> type;

  private JdkClass(String name) {
    this.name = name;
    this.type = Jdk.type(name);
  }

  /** What is known of the class of this internal name. */
  static JdkClass of(String internalName) {
    return new JdkClass(internalName);
  }

  Sharing sharing() {
    if (listed(PER_THREAD)) {
      return Sharing.PER_THREAD;
    }
    if (EXCEPTIONS.contains(name)) {
      return Sharing.UNSAFE;
    }
    if (is(Enum.class)) {
      return Sharing.IMMUTABLE;
    }
    if (isAs(THREAD_SAFE) || isAs(SYNCHRONIZED) || is(Throwable.class)) {
      return Sharing.THREAD_SAFE;
    }
    if (name.endsWith("Builder") || CHANGING.stream().anyMatch(this::is)) {
      return Sharing.UNSAFE;
    }
    return listed(IMMUTABLE) || isValue() || isFunction() ? Sharing.IMMUTABLE : Sharing.UNSAFE;
  }

  boolean locksReceiver() {
    return isAs(SYNCHRONIZED);
  }

  /** Whether the class is listed, or one above it with nothing in between that could matter. */
  private boolean isAs(List<String> names) {
    Class<?> at = type.orElse(null);
    while (at != null && !listed(names, Jdk.internalName(at)) && Fields.addNothing(at)) {
      at = at.getSuperclass();
    }
    return at == null ? type.isEmpty() && listed(names) : listed(names, Jdk.internalName(at));
  }

  /** Whether the class's methods of this name and type only look. */
  boolean reads(String method, String desc) {
    if (READS_ANYWHERE.contains(method)) {
      return true;
    }
    if (isTraversal()) {
      return !CHANGES_OF_TRAVERSALS.contains(method);
    }
    if (is(Collection.class) || is(Map.class) || is(Map.Entry.class)) {
      return Readers.OF_COLLECTIONS.contains(method);
    }
    if (is(Buffer.class)) {
      return Readers.ofBuffer(method, desc);
    }
    return Readers.of(name, method)
        || type.map(Jdk::upwards).orElse(List.of()).stream()
            .anyMatch(above -> Readers.of(Jdk.internalName(above), method));
  }

  /** Whether the class's method of this name and type only looks, as its code shows. */
  boolean isGetter(String method, String desc) {
    return type.filter(t -> Jdk.isJdk(t) && Getters.isOne(t, method, desc)).isPresent();
  }

  /** Whether the class walks over a collection: what it reads is the collection's. */
  private boolean isTraversal() {
    return (is(Iterator.class) && !is(Scanner.class))
        || (is(Enumeration.class) && !is(StringTokenizer.class))
        || (is(Spliterator.class) && !isStreamBuilder())
        || is(BaseStream.class);
  }

  private boolean isStreamBuilder() {
    return is(Stream.Builder.class)
        || is(IntStream.Builder.class)
        || is(LongStream.Builder.class)
        || is(DoubleStream.Builder.class);
  }

  private boolean isValue() {
    return type.filter(t ->
            t.isRecord() || t.isHidden() || isValueBased(t) || isOfValues(t) || Fields.areFixed(t))
        .isPresent();
  }

  private static boolean isOfValues(Class<?> type) {
    return Jdk.upwards(type).stream().map(Jdk::internalName).anyMatch(VALUES::contains);
  }

  private static boolean isValueBased(Class<?> type) {
    for (Annotation annotation : type.getAnnotations()) {
      if (annotation.annotationType().getName().equals("jdk.internal.ValueBased")) {
        return true;
      }
    }
    return false;
  }

  private boolean isFunction() {
    return type.filter(t -> !is(Collection.class) && implementsFunction(t) && Fields.areFinal(t))
        .isPresent();
  }

  private static boolean implementsFunction(Class<?> type) {
    for (Class<?> above : Jdk.upwards(type)) {
      if (FUNCTIONS.contains(above) || above.getName().startsWith("java.util.function.")) {
        return true;
      }
    }
    return false;
  }

  private boolean is(Class<?> above) {
    return type.filter(above::isAssignableFrom).isPresent();
  }

  private boolean listed(List<String> names) {
    return listed(names, name);
  }

  private static boolean listed(List<String> names, String name) {
    for (String listed : names) {
      if (name.startsWith(listed) && ends(listed, name)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the listed name ends where a name in this one does; nested names may be stems. */
  private static boolean ends(String listed, String name) {
    return listed.endsWith("/")
        || listed.contains("$")
        || name.length() == listed.length()
        || name.charAt(listed.length()) == '$';
  }
}
