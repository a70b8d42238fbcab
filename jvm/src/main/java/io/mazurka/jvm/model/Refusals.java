package io.mazurka.jvm.model;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Stream;
import org.objectweb.asm.Type;

/**
 * The calls that Mazurka cannot handle: those that would block a real thread, start a thread that
 * nobody controls, or leave the program. Each comes with the advice what to do instead.
 *
 * <p>An entry names a class, which refuses all its methods and constructors and those of its nested
 * classes; a method with all its overloads; or, ending in {@code *}, all calls that begin so.
 */
public final class Refusals {

  private static final Map<String, String> ADVICE = new LinkedHashMap<>();

  static {
    refuse(
        "Use synchronized with wait and notify, or LockSupport, instead.",
        "java.util.concurrent.locks.AbstractQueuedSynchronizer",
        "java.util.concurrent.locks.AbstractQueuedLongSynchronizer");
    refuse(
        "Who waits for a lock is the scheduler's business: let the program count its threads itself.",
        "java.util.concurrent.Semaphore.getQueuedThreads",
        "java.util.concurrent.locks.ReentrantLock.getQueuedThreads",
        "java.util.concurrent.locks.ReentrantReadWriteLock.getQueuedReaderThreads",
        "java.util.concurrent.locks.ReentrantReadWriteLock.getQueuedThreads",
        "java.util.concurrent.locks.ReentrantReadWriteLock.getQueuedWriterThreads");
    refuse(
        "Name the class in the code: then the program gets one that is under control.",
        "java.util.Timer",
        "java.util.concurrent.AbstractExecutorService",
        "java.util.concurrent.CompletableFuture",
        "java.util.concurrent.CountedCompleter",
        "java.util.concurrent.ExecutorCompletionService",
        "java.util.concurrent.Executors",
        "java.util.concurrent.ForkJoinPool",
        "java.util.concurrent.ForkJoinTask",
        "java.util.concurrent.ForkJoinWorkerThread",
        "java.util.concurrent.FutureTask",
        "java.util.concurrent.LinkedTransferQueue",
        "java.util.concurrent.ScheduledThreadPoolExecutor",
        "java.util.concurrent.SubmissionPublisher",
        "java.util.concurrent.ThreadPoolExecutor");
    refuse(
        "Use a queue such as java.util.concurrent.LinkedBlockingQueue instead.",
        "java.io.PipedInputStream",
        "java.io.PipedOutputStream",
        "java.io.PipedReader",
        "java.io.PipedWriter");
    refuse(
        "Run the tasks on a pool such as java.util.concurrent.ThreadPoolExecutor instead.",
        "java.util.concurrent.ThreadPerTaskExecutor",
        "java.util.stream.Gatherers.mapConcurrent",
        "javax.swing.SwingUtilities",
        "javax.swing.SwingWorker",
        "javax.swing.Timer",
        "java.awt.EventQueue");
    refuse(
        "Let the program stop its threads with a flag or an interrupt instead.",
        "java.lang.Thread.stop",
        "java.lang.ThreadGroup.destroy");
    refuse(
        "Keep the threads that the program started in a collection of its own instead.",
        "java.lang.Thread.activeCount",
        "java.lang.Thread.enumerate",
        "java.lang.Thread.getAllStackTraces",
        "java.lang.ThreadGroup.activeCount",
        "java.lang.ThreadGroup.activeGroupCount",
        "java.lang.ThreadGroup.enumerate",
        "java.lang.ThreadGroup.interrupt",
        "java.lang.ThreadGroup.list",
        "java.lang.management.ManagementFactory.getThreadMXBean",
        "java.util.concurrent.locks.LockSupport.getBlocker");
    refuse(
        "The program under test must not wait for the world outside: put test data in its place.",
        "java.io.Console",
        "java.io.FileInputStream.<init>(FileDescriptor)",
        "java.io.FileReader.<init>(FileDescriptor)",
        "java.lang.IO.readln",
        "java.lang.System.console",
        "java.net.DatagramSocket",
        "java.net.HttpURLConnection",
        "java.net.InetAddress.getAllByName",
        "java.net.InetAddress.getByName",
        "java.net.InetAddress.getLocalHost",
        "java.net.MulticastSocket",
        "java.net.ServerSocket",
        "java.net.Socket",
        "java.net.URL.getContent",
        "java.net.URL.openConnection",
        "java.net.URL.openStream",
        "java.net.URLConnection",
        "java.net.http.*",
        "java.nio.channels.AsynchronousChannelGroup",
        "java.nio.channels.AsynchronousFileChannel",
        "java.nio.channels.AsynchronousServerSocketChannel",
        "java.nio.channels.AsynchronousSocketChannel",
        "java.nio.channels.DatagramChannel",
        "java.nio.channels.FileChannel.lock",
        "java.nio.channels.Pipe",
        "java.nio.channels.SelectableChannel",
        "java.nio.channels.Selector",
        "java.nio.channels.ServerSocketChannel",
        "java.nio.channels.SocketChannel",
        "java.nio.file.FileSystem.newWatchService",
        "java.rmi.*",
        "javax.net.*");
    refuse(
        "The program under test must not start processes or native code: put a class of its own in"
            + " its place.",
        "java.lang.Process",
        "java.lang.ProcessBuilder",
        "java.lang.ProcessHandle.allProcesses",
        "java.lang.ProcessHandle.children",
        "java.lang.ProcessHandle.descendants",
        "java.lang.ProcessHandle.destroy",
        "java.lang.ProcessHandle.destroyForcibly",
        "java.lang.ProcessHandle.isAlive",
        "java.lang.ProcessHandle.of",
        "java.lang.ProcessHandle.onExit",
        "java.lang.ProcessHandle.parent",
        "java.lang.Runtime.exec",
        "java.lang.Runtime.load",
        "java.lang.Runtime.loadLibrary",
        "java.lang.System.load",
        "java.lang.System.loadLibrary",
        "java.lang.foreign.Linker",
        "java.lang.foreign.SymbolLookup",
        "sun.misc.Signal");
    refuse(
        "The garbage collector runs when it likes, so no two executions would be the same: leave it"
            + " out of the program under test.",
        "java.lang.ref.Cleaner",
        "jdk.internal.misc.Unsafe.invokeCleaner",
        "jdk.internal.ref.Cleaner",
        "java.lang.ref.ReferenceQueue.remove");
    refuse(
        "Only classes on the class path are under control: put the class there.",
        "java.lang.ClassLoader.defineClass",
        "java.lang.invoke.MethodHandles$Lookup.defineClass",
        "java.lang.invoke.MethodHandles$Lookup.defineHiddenClass",
        "java.lang.invoke.MethodHandles$Lookup.defineHiddenClassWithClassData",
        "java.net.URLClassLoader");
    refuse(
        "Standard output and error belong to the execution: write to them, or to a stream of the"
            + " program's own.",
        "java.io.FileOutputStream.<init>(FileDescriptor)",
        "java.io.FileWriter.<init>(FileDescriptor)",
        "java.lang.System.setErr",
        "java.lang.System.setIn",
        "java.lang.System.setOut");
    refuse(
        "The JDK reads fields there that others may be writing: let the program copy or write its"
            + " objects itself.",
        "java.io.ObjectOutputStream.defaultWriteObject",
        "java.io.ObjectOutputStream.writeObject",
        "java.io.ObjectOutputStream.writeUnshared");
    refuse(
        "It would stay set after the execution, for all of Java: hand what is needed to the calls"
            + " that need it.",
        "java.io.ObjectInputFilter$Config.setSerialFilter",
        "java.io.ObjectInputFilter$Config.setSerialFilterFactory",
        "java.net.Authenticator.setDefault",
        "java.net.CookieHandler.setDefault",
        "java.net.ProxySelector.setDefault",
        "java.net.ResponseCache.setDefault",
        "java.net.URL.setURLStreamHandlerFactory",
        "java.security.Security.addProvider",
        "java.security.Security.insertProviderAt",
        "java.security.Security.removeProvider",
        "java.security.Security.setProperty",
        "java.sql.DriverManager.deregisterDriver",
        "java.sql.DriverManager.registerDriver",
        "java.sql.DriverManager.setLogStream",
        "java.sql.DriverManager.setLogWriter",
        "java.sql.DriverManager.setLoginTimeout",
        "java.time.zone.ZoneRulesProvider.registerProvider",
        "java.util.Locale.setDefault",
        "java.util.TimeZone.setDefault",
        "java.util.prefs.*",
        "javax.security.auth.login.Configuration.setConfiguration");
    refuse(
        "A check cannot run inside of another one: make it a test of its own.",
        "io.mazurka.api.Linearizability.of",
        "io.mazurka.api.Mazurka.check",
        "io.mazurka.api.Mazurka.replay");
    refuse(
        "It changes what handles do that threads have already, and nobody sees them look: keep what"
            + " changes in a volatile field, and let the handle look there.",
        "java.lang.invoke.CallSite.setTarget",
        "java.lang.invoke.MutableCallSite.setTarget",
        "java.lang.invoke.SwitchPoint.invalidateAll",
        "java.lang.invoke.VolatileCallSite.setTarget");
    refuse("Change single properties, with System.setProperty.", "java.lang.System.setProperties");
    refuse(
        "Nobody sees accesses to what is behind it: use an array or a ByteBuffer.",
        "java.lang.foreign.*",
        "java.nio.DirectByteBuffer.<init>",
        "java.nio.channels.FileChannel.map",
        "sun.misc.Unsafe.allocateMemory",
        "sun.misc.Unsafe.copyMemory",
        "sun.misc.Unsafe.freeMemory",
        "sun.misc.Unsafe.reallocateMemory",
        "sun.misc.Unsafe.setMemory",
        "sun.misc.Unsafe.getAddress",
        "sun.misc.Unsafe.getByte(long",
        "sun.misc.Unsafe.getChar(long",
        "sun.misc.Unsafe.getDouble(long",
        "sun.misc.Unsafe.getFloat(long",
        "sun.misc.Unsafe.getInt(long",
        "sun.misc.Unsafe.getLong(long",
        "sun.misc.Unsafe.getShort(long",
        "sun.misc.Unsafe.putAddress",
        "sun.misc.Unsafe.putByte(long",
        "sun.misc.Unsafe.putChar(long",
        "sun.misc.Unsafe.putDouble(long",
        "sun.misc.Unsafe.putFloat(long",
        "sun.misc.Unsafe.putInt(long",
        "sun.misc.Unsafe.putLong(long",
        "sun.misc.Unsafe.putShort(long");
    refuse(
        "It is a preview of Java's, and nobody sees what threads find in it: use a volatile field.",
        "java.lang.StableValue");
    refuse(
        "Use a handle for the field or the array itself, with MethodHandles.Lookup.findVarHandle or"
            + " MethodHandles.arrayElementVarHandle.",
        "java.lang.invoke.MethodHandles.arrayElementGetter",
        "java.lang.invoke.MethodHandles.arrayElementSetter",
        "java.lang.invoke.MethodHandles.byteArrayViewVarHandle",
        "java.lang.invoke.MethodHandles.byteBufferViewVarHandle",
        "java.lang.invoke.MethodHandles.collectCoordinates",
        "java.lang.invoke.MethodHandles.dropCoordinates",
        "java.lang.invoke.MethodHandles.filterCoordinates",
        "java.lang.invoke.MethodHandles.filterValue",
        "java.lang.invoke.MethodHandles.insertCoordinates",
        "java.lang.invoke.MethodHandles.permuteCoordinates",
        "java.lang.invoke.MethodHandles.varHandleExactInvoker",
        "java.lang.invoke.MethodHandles.varHandleInvoker",
        "java.lang.invoke.VarHandle.toMethodHandle");
  }

  private Refusals() {}

  /**
   * Why this call cannot be handled, if it cannot. A call whose owner is a JDK class is resolved
   * here, upwards from that class, as in {@link Models}.
   *
   * @param owner the internal name of the class that the call names
   * @param name the method's name, or {@code <init>}
   */
  public static Optional<Refusal> find(String owner, String name, String desc) {
    if (UnsafeMethods.isUnattended(owner, name, desc)) {
      String call = call(owner, name, desc);
      return Optional.of(new Refusal(call, UnsafeMethods.ADVICE));
    }
    return declaring(owner, name, desc).stream()
        .map(type -> call(type, name, desc))
        .flatMap(call -> entry(call).map(advice -> new Refusal(readable(call), advice)).stream())
        .findFirst();
  }

  /** The advice for a call in the form of {@link Refusal#call()}; empty if it is not refused. */
  public static String advice(String call) {
    if (UnsafeMethods.isOne(call)) {
      return UnsafeMethods.ADVICE;
    }
    String plain =
        call.startsWith("new ") ? call.substring(4).replaceFirst("\\(", ".<init>(") : call;
    return entry(plain).orElse("");
  }

  /** All entries. */
  static Stream<String> entries() {
    return ADVICE.keySet().stream();
  }

  private static Optional<String> entry(String call) {
    return ADVICE.entrySet().stream()
        .filter(entry -> covers(entry.getKey(), call))
        .map(Map.Entry::getValue)
        .findFirst();
  }

  private static boolean covers(String entry, String call) {
    if (entry.endsWith("*")) {
      return call.startsWith(entry.substring(0, entry.length() - 1));
    }
    return call.startsWith(entry)
        && (call.length() == entry.length()
            || !Character.isLetterOrDigit(call.charAt(entry.length())));
  }

  /** The owner and the JDK classes above it, up to the first that declares the method. */
  static List<String> declaring(String owner, String name, String desc) {
    Optional<Class<?>> type = Jdk.type(owner);
    if (type.isEmpty() || name.equals("<init>")) {
      return List.of(owner);
    }
    List<Class<?>> above = Jdk.upwards(type.get());
    int end = 0;
    while (end < above.size() && !Jdk.declares(above.get(end), name, desc)) {
      end++;
    }
    return above.subList(0, Math.min(end + 1, above.size())).stream()
        .map(Jdk::internalName)
        .toList();
  }

  static String call(String owner, String name, String desc) {
    StringJoiner parameters = new StringJoiner(", ", "(", ")");
    for (Type parameter : Type.getArgumentTypes(desc)) {
      String type = parameter.getClassName();
      parameters.add(type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1));
    }
    return owner.replace('/', '.') + "." + name + parameters;
  }

  static String readable(String call) {
    return call.contains(".<init>") ? "new " + call.replace(".<init>", "") : call;
  }

  private static void refuse(String advice, String... entries) {
    for (String entry : entries) {
      ADVICE.put(entry, advice);
    }
  }
}
