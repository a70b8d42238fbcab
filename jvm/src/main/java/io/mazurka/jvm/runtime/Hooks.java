package io.mazurka.jvm.runtime;

import io.mazurka.jvm.model.Lacks;
import io.mazurka.jvm.model.Refusals;
import io.mazurka.program.Finding;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * What instrumented code calls. A hook runs before the instruction that it reports; when it
 * returns, the thread performs that instruction at once. Hooks called while no thread of a program
 * runs do nothing.
 */
public final class Hooks {

  private Hooks() {}

  // Fields and array elements.

  /** Before an instance field is read. */
  public static void read(@Nullable Object target, int site) {
    ProgramThread thread = World.running();
    if (thread == null || target == null) {
      return;
    }
    Memory.field(thread, target, site, false);
  }

  /** Before an instance field that is final is read: no matter, unless such fields have leaked. */
  public static void readFinal(@Nullable Object target, int site) {
    if (LeakedFinals.any()) {
      read(target, site);
    }
  }

  /** Before an instance field of a primitive type is written. */
  public static void write(@Nullable Object target, int site) {
    ProgramThread thread = World.running();
    if (thread == null || target == null) {
      return;
    }
    Memory.field(thread, target, site, true);
  }

  /** Before an instance field of a reference type is written. */
  public static void write(@Nullable Object target, @Nullable Object value, int site) {
    IdentityHash.settle(value);
    ProgramThread thread = World.running();
    if (thread == null || target == null) {
      return;
    }
    Memory.field(thread, target, site, true);
    Memory.publish(target, Sites.slotAt(site), value);
  }

  /** Before a static field is read. */
  public static void readStatic(int site) {
    ProgramThread thread = World.running();
    if (thread != null) {
      Memory.staticField(thread, site, false);
    }
  }

  /** Before a static field of a primitive type is written. */
  public static void writeStatic(int site) {
    ProgramThread thread = World.running();
    if (thread != null) {
      Memory.staticField(thread, site, true);
    }
  }

  /** Before a static field of a reference type is written. */
  public static void writeStatic(@Nullable Object value, int site) {
    IdentityHash.settle(value);
    ProgramThread thread = World.running();
    if (thread != null && Memory.staticField(thread, site, true)) {
      World world = World.active();
      Monitors.share(world, value, world.classAt(site), Sites.slotAt(site));
    }
  }

  /** Before an array element is read. */
  public static void readArray(@Nullable Object array, int index, int site) {
    ProgramThread thread = World.running();
    if (thread != null && array != null) {
      Memory.element(thread, array, index, site, false);
    }
  }

  /** Before an array element of a primitive type is written. */
  public static void writeArray(@Nullable Object array, int index, int site) {
    ProgramThread thread = World.running();
    if (thread != null && array != null) {
      Memory.element(thread, array, index, site, true);
    }
  }

  /** Before an array element of a reference type is written. */
  public static void writeArray(
      @Nullable Object array, int index, @Nullable Object value, int site) {
    IdentityHash.settle(value);
    ProgramThread thread = World.running();
    if (thread != null && array != null) {
      Memory.element(thread, array, index, site, true);
      Memory.publish(array, value);
    }
  }

  /** After an object was made, where it counts in which order that happens. */
  public static void allocated(Object object, int site) {
    ProgramThread thread = World.running();
    if (thread != null) {
      thread.perform(Operation.of(Kind.YIELD), null, site);
      Monitors.share(World.active(), object);
    }
  }

  // Monitors.

  /** Instead of entering a monitor. */
  public static void monitorEnter(Object object, int site) {
    ProgramThread thread = World.running();
    if (thread != null) {
      Monitors.enter(thread, object, site);
    }
  }

  /** Instead of leaving a monitor. */
  public static void monitorExit(Object object, int site) {
    ProgramThread thread = World.running();
    if (thread != null) {
      Monitors.exit(thread, object, site);
    }
  }

  // Classes.

  /** Initialises a class; called while it is not ready. */
  public static void initialize(Class<?> type) {
    ProgramThread thread = World.running();
    if (thread != null && type.getClassLoader() instanceof ClassInfo.Source source) {
      World.active().statics().initialize(thread, source.classInfo(type));
    }
  }

  /** The hash code of an object whose class does not declare one. */
  public static int identityHash(Object object) {
    return Operations.identityHash(object);
  }

  // Standard streams.

  /** Instead of {@link System#out}. */
  public static PrintStream standardOut() {
    return World.running() == null ? System.out : World.active().output().out;
  }

  /** Instead of {@link System#err}. */
  public static PrintStream standardErr() {
    return World.running() == null ? System.err : World.active().output().err;
  }

  /** Instead of {@link System#in}. */
  public static InputStream standardIn(int site) {
    if (World.running() == null) {
      return System.in;
    }
    throw Operations.refuse(
        "System.in", "A checked program has no input; pass what it needs as arguments.", site);
  }

  // Calls of the JDK.

  /** An argument of a call that is to come: what a shared object is given is shared. */
  public static void argument(@Nullable Object receiver, @Nullable Object argument) {
    IdentityHash.settle(argument);
    if (World.running() != null && receiver != null && Calls.keepsArguments(receiver)) {
      World.active().calls().given(argument);
      Memory.publishInside(receiver, argument);
    }
  }

  /** An object comes into the hands of the JDK, with all that is in it if it is an array. */
  public static void handed(@Nullable Object object) {
    IdentityHash.settle(object);
    if (object instanceof Object[] array) {
      for (Object element : array) {
        IdentityHash.settle(element);
      }
    }
  }

  /** An object is about to become a key of a table, which asks it for its hash code. */
  public static void key(@Nullable Object key) {
    if (World.running() == null || key == null) {
      return;
    }
    World world = World.active();
    world.referents().key(key);
    if (SilentHashes.has(key)) {
      world.learned().noteHash();
    }
  }

  /** A reference to an object is about to be made that does not keep it from being collected. */
  public static void referred(@Nullable Object referent) {
    if (World.running() != null && referent != null) {
      World.active().referents().keep(referent);
    }
  }

  /** A table is about to be made that does not keep its keys from being collected. */
  public static void weakKeys() {
    if (World.running() != null) {
      World.active().referents().keepKeys();
    }
  }

  /** A JDK method has changed what it was given: what it has put there is shared if that is. */
  public static void filled(@Nullable Object argument) {
    if (World.running() != null && argument != null) {
      Memory.publishContents(argument);
    }
  }

  /** A JDK method has given a view of its receiver. */
  public static void view(@Nullable Object view, @Nullable Object of) {
    if (World.running() == null || view == null || of == null || view == of) {
      return;
    }
    IdentityHash.settleView(view, of);
    if (Calls.canChange(of)) {
      World.active().objects().tie(view, of);
    }
  }

  /** An argument that the method to be called looks into, or changes. */
  public static void passed(@Nullable Object argument, boolean writes) {
    ProgramThread thread = World.running();
    if (thread != null && argument != null) {
      World.active().calls().touches().argument(argument, writes);
    }
  }

  /** A buffer that the method to be called looks into, and moves on in. */
  public static void moved(@Nullable Object buffer) {
    ProgramThread thread = World.running();
    if (thread != null && buffer != null) {
      World.active().calls().touches().moved(buffer);
    }
  }

  /** An argument whose elements, or keys, the method to be called hashes or compares. */
  public static void hashed(@Nullable Object elements) {
    look(elements, Contents.Look.SEARCH);
  }

  /** The same for one that is put into an order, or has one. */
  public static void ordered(@Nullable Object elements) {
    look(elements, Contents.Look.SEARCH_IN_ORDER);
  }

  /** A receiver whose class overrides the method to be called, which goes through it. */
  public static void walked(Object receiver) {
    boolean _ = Callback.isWeaklyConsistent(receiver); // If it is, its code is explored.
  }

  /** A receiver or an argument that the method to be called turns into text. */
  public static void shown(@Nullable Object object) {
    look(object, Contents.Look.TEXT);
  }

  /** The same for one that is turned into text, hashed or compared with all arrays inside of it. */
  public static void shownDeeply(@Nullable Object object) {
    look(object, Contents.Look.DEEP);
  }

  /** A receiver or an argument that the method to be called hashes or compares. */
  public static void matched(@Nullable Object object) {
    look(object, Contents.Look.COMPARISON);
  }

  private static void look(@Nullable Object object, Contents.Look look) {
    ProgramThread thread = World.running();
    if (thread != null && object != null) {
      World.active().calls().touches().shown(object, look);
    }
  }

  /**
   * An argument that the method to be called looks for in its receiver, a collection or a map; or
   * adds to it, which some do without looking.
   */
  public static void sought(@Nullable Object receiver, @Nullable Object argument, boolean adds) {
    ProgramThread thread = World.running();
    if (thread != null && receiver != null && argument != null) {
      World.active().calls().touches().sought(receiver, argument, adds);
    }
  }

  /** The same for all elements or keys of an argument. */
  public static void soughtAll(@Nullable Object receiver, @Nullable Object elements, boolean adds) {
    ProgramThread thread = World.running();
    if (thread != null && receiver != null && elements != null) {
      World.active().calls().touches().soughtAll(receiver, elements, adds);
    }
  }

  /** An argument that the method to be called looks for among the values of its receiver, a map. */
  public static void soughtValue(@Nullable Object receiver, @Nullable Object argument) {
    ProgramThread thread = World.running();
    if (thread != null && receiver != null && argument != null) {
      World.active().calls().touches().soughtValue(receiver, argument);
    }
  }

  /** A record whose components are turned into text, hashed or compared. */
  public static void shownRecord(@Nullable Object object) {
    if (object instanceof Record) {
      for (long offset : ClassShape.of(object).references) {
        shown(ClassShape.reference(object, offset));
      }
    }
  }

  /** Before code that turns what was shown into text, hashes or compares it. */
  public static void show(int site) {
    ProgramThread thread = World.running();
    if (thread != null) {
      World.active().calls().show(thread, site);
    }
  }

  /**
   * Before a method of a JDK class, or of an interface of the JDK, is called; the receiver is null
   * for a static one.
   */
  public static void beforeCall(@Nullable Object receiver, int site) {
    ProgramThread thread = World.running();
    if (thread != null) {
      World.active().calls().before(thread, receiver, site);
    }
  }

  /** Before a call that the transformed code makes otherwise than by {@link #beforeCall}. */
  public static void begun() {
    ProgramThread thread = World.running();
    if (thread != null) {
      thread.lockedCalls.begun();
    }
  }

  /** After either has returned, where the program may have been called back meanwhile. */
  public static void afterCall() {
    ProgramThread thread = World.running();
    if (thread != null) {
      thread.lockedCalls.returned();
    }
  }

  /** Whether objects of that class of the JDK may call it back. */
  public static boolean callsBack(String className) {
    return LockedCalls.isOne(className);
  }

  /** Before a call that opens a file. */
  public static void opens(@Nullable Object file, int site) {
    SpecialFiles.check(file, site);
  }

  // Loops.

  /** At the head of a loop; returns the number of the activation of the method. */
  public static int loop(int activation, int loop) {
    ProgramThread thread = World.running();
    if (thread == null) {
      return activation;
    }
    if (thread.spin.goesRoundForEver()) {
      hang(thread);
    }
    return thread.spin.head(activation, loop);
  }

  /** Whether the thread is to report its local variables. */
  public static boolean comparing() {
    ProgramThread thread = World.running();
    return thread != null && thread.spin.comparing();
  }

  public static void local(int value) {
    local(value, null);
  }

  public static void local(long value) {
    local(value, null);
  }

  public static void local(float value) {
    local(Float.floatToRawIntBits(value), null);
  }

  public static void local(double value) {
    local(Double.doubleToRawLongBits(value), null);
  }

  public static void local(@Nullable Object value) {
    local(0, value);
  }

  private static void local(long number, @Nullable Object reference) {
    ProgramThread thread = World.running();
    if (thread != null) {
      thread.spin.local(number, reference);
    }
  }

  /** All local variables have been reported. */
  public static void compared(int site) {
    ProgramThread thread = World.running();
    Await await = thread == null ? null : thread.spin.compared(World.active());
    if (thread == null || await == null) {
      return;
    }
    await.note();
    if (thread.spin.hasReleased()) {
      thread.spin.mute(await);
    } else {
      thread.perform(await.operation(), await, site);
    }
    thread.spin.forget();
  }

  private static void hang(ProgramThread thread) {
    StackTraceElement[] stack = ProgramStack.capture();
    String where = stack.length == 0 ? "" : " near " + stack[0];
    World world = World.active();
    StringBuilder detail =
        new StringBuilder(
            "The thread goes round a loop and does nothing others could notice. A computation that"
                + " would have ended after that many rounds looks the same: let it do less then.");
    for (StackTraceElement frame : stack) {
      detail.append("\n    at ").append(frame);
    }
    world.note(
        new Finding(
            Finding.Kind.HANG,
            "thread "
                + world.names().thread(thread)
                + " has reached no visible operation in "
                + Spin.MAX_ROUNDS / 1_000_000
                + " million rounds of its loops"
                + where,
            detail.toString()));
    thread.standStill(new Hung(), Sites.NONE);
  }

  // Joins.

  /** Whether the elements of an array can be joined in one operation. */
  public static boolean gatherJoins(Object @Nullable [] array, int from, int to) {
    ProgramThread thread = World.running();
    return thread != null && Joins.gather(thread, array, from, to);
  }

  /** Whether what an iterator has yet to show can be joined in one operation. */
  public static boolean gatherJoins(@Nullable Iterator<?> iterator) {
    ProgramThread thread = World.running();
    return thread != null && Joins.gather(thread, iterator);
  }

  /** Joins what was gathered. */
  public static void joinGathered(int site) throws InterruptedException {
    Joins.performGathered(Operations.thread(), site);
  }

  /** Joins threads one behind the other. */
  public static void join(Thread[] threads, int site) throws InterruptedException {
    if (gatherJoins(threads, 0, threads.length)) {
      joinGathered(site);
      return;
    }
    for (Thread thread : threads) {
      Operations.join(thread, Synchronizer.FOR_EVER, site);
    }
  }

  /** An object is made of a class of the program that extends one of the JDK. */
  public static void extended(String superclass) {
    if (World.running() != null) {
      World.active().learned().noteExtended(superclass.replace('/', '.'));
    }
  }

  /** Refuses a call. */
  public static void refuse(String call, int site) {
    throw Operations.refuse(call, Refusals.advice(call), site);
  }

  /** Refuses a call of what stands in for a class of the JDK and has no such method. */
  public static void lacks(String call, int site) {
    throw Operations.refuse(call, Lacks.advice(call), site);
  }
}
