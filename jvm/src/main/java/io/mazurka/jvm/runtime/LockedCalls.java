package io.mazurka.jvm.runtime;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The calls of a thread to JDK objects that lock themselves, or take care of themselves otherwise,
 * and may call it back meanwhile, without having been given a function: with {@code equals}, {@code
 * hashCode}, {@code compareTo} or {@code toString}, or by writing to a stream of the program's.
 *
 * <p>As long as such a method does nothing visible, the call is one step and nobody notices the
 * lock. When it does, the thread becomes the lock's holder, just in time: no other thread has run
 * since the call began. It gives the lock back, in a step, as soon as its stack shows that the call
 * is over. What a class of {@code java.util.concurrent} has locked cannot be told in general, and
 * some lock nothing: their code is explored then ({@link OpenedClasses}).
 */
final class LockedCalls {

  /** Classes of the JDK that call the program back in the midst of what they do for all threads. */
  private static final List<String> CLASSES =
      List.of(
          "java.util.concurrent.ArrayBlockingQueue",
          "java.util.concurrent.ConcurrentHashMap",
          "java.util.concurrent.ConcurrentLinkedDeque",
          "java.util.concurrent.ConcurrentLinkedQueue",
          "java.util.concurrent.ConcurrentSkipList",
          "java.util.concurrent.DelayQueue",
          "java.util.concurrent.LinkedBlockingDeque",
          "java.util.concurrent.LinkedBlockingQueue",
          "java.util.concurrent.PriorityBlockingQueue",
          "java.util.concurrent.CopyOnWriteArrayList",
          "java.util.concurrent.CopyOnWriteArraySet",
          "java.util.Collections$Synchronized",
          "java.util.Vector",
          "java.util.Hashtable",
          "java.util.Properties",
          "java.util.Stack",
          "java.lang.StringBuffer",
          "java.io.BufferedOutputStream",
          "java.io.BufferedWriter",
          "java.io.FilterWriter",
          "java.io.OutputStreamWriter",
          "java.io.PrintStream",
          "java.io.PrintWriter",
          "java.io.Writer",
          "java.util.logging.MemoryHandler",
          "java.util.logging.StreamHandler");

  private static final StackWalker STACK =
      StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

  /** A call on the stack, by the frame of the method that the program called. */
  private record Call(
      int depth, String method, StackWalker.StackFrame caller, String innermostClass) {}

  /** A lock that the thread holds; a monitor has no hold if it is owned as every other. */
  private record Locked(Call call, Object receiver, @Nullable Hold hold, int site) {

    /** Whether it was entered before the call began. */
    boolean isAhead() {
      return call.innermostClass.isEmpty();
    }
  }

  private final ProgramThread thread;
  private final List<Locked> locked = new ArrayList<>(0);
  private @Nullable Call coming;
  private boolean possible;

  /** Calls that have begun since without an operation, and may not have returned. */
  private int begunSince;

  private @Nullable Object receiver;
  private int site;

  LockedCalls(ProgramThread thread) {
    this.thread = thread;
  }

  /** Whether the thread may be inside such a call, as far as is known without looking. */
  boolean isPossible() {
    return possible;
  }

  /** Whether the thread holds a lock because of a call that may be over. */
  boolean isLate() {
    return !locked.isEmpty();
  }

  /** The thread is about to call a method of the object. */
  void calling(@Nullable Object object, int atSite) {
    possible(object != null && ClassShape.of(object).callsBack);
    receiver = object;
    site = atSite;
  }

  /** A method of an object is called, maybe inside such a call, maybe with no operation. */
  void begun() {
    if (possible) {
      begunSince++;
    }
  }

  /**
   * The call of a method has returned, and not by an exception. If it is the last one of which
   * {@link #calling} was told, the thread is inside none any more: those around it have come to an
   * operation before it began, and so are known.
   */
  void returned() {
    if (begunSince > 0) {
      begunSince--;
    } else {
      possible = false;
    }
  }

  /**
   * The thread goes on in the program's code, or in the JDK's, for reasons that are known; nothing
   * is known of a call around that has not come to an operation yet.
   */
  void goesOn(boolean inside) {
    if (begunSince == 0) {
      possible(inside);
    }
  }

  private void possible(boolean inside) {
    possible = inside;
    begunSince = 0;
    receiver = null;
  }

  /** The thread is about to do something visible. */
  void beforeOperation(int atSite) {
    if (!possible) {
      return;
    }
    Call call = innermost();
    if (call == null) {
      possible = false;
    } else if (locked.stream()
        .noneMatch(held -> held.call().depth() == call.depth() && !held.isAhead())) {
      lock(call, atSite);
    }
  }

  /**
   * Enters monitors of a call that is to come, each in a step: who waits for the last one has the
   * others.
   */
  void enter(List<Object> locking, int atSite) {
    Call call = coming(Sites.get(atSite).member());
    coming = call;
    for (Object object : locking) {
      Object lock = Underlying.lock(object);
      if (World.active().objects().number(lock) != 0) {
        Monitors.enter(thread, lock, atSite);
        locked.add(new Locked(call, object, null, atSite));
      }
    }
  }

  /** The call for which monitors were entered begins. */
  void begins() {
    coming = null;
  }

  private static Call coming(String member) {
    List<StackWalker.StackFrame> frames = frames();
    int caller = 0;
    while (!(frames.get(caller).getDeclaringClass().getClassLoader() instanceof ClassInfo.Source)) {
      caller++;
    }
    String method = "." + member.substring(0, member.indexOf('('));
    return new Call(frames.size() - caller + 1, method, frames.get(caller), "");
  }

  private void lock(Call call, int atSite) {
    if (receiver == null
        || !Calls.locksItself(receiver)
        || !isCalledAt(call.caller(), Sites.get(site))) {
      possible = false;
      World.active().learned().noteCallBack(call.innermostClass());
      throw Operations.refuse(
          "a visible operation inside a call back from " + call.method(),
          "Let the function that is passed to it, or the equals and hashCode that it calls, use"
              + " nothing shared; or explore the code of the JDK's collections, with --trust-jdk=false.",
          atSite);
    }
    for (Object locking : Underlying.locking(receiver)) {
      if (locked.stream()
          .noneMatch(held -> held.call().depth() == call.depth() && held.receiver() == locking)) {
        boolean entered = World.active().calls().enterMonitor(thread, locking);
        Hold hold = entered ? null : hold(locking);
        locked.add(new Locked(call, locking, hold, site));
      }
    }
  }

  private Hold hold(Object object) {
    Hold hold = Hold.of(object, thread, Hold.What.MONITOR);
    World.active().calls().holds().add(hold);
    return hold;
  }

  /** Gives back what the thread holds because of calls that are over. */
  void settle() {
    while (!locked.isEmpty() && !isOnStack(locked.getLast().call())) {
      release(locked.removeLast());
    }
  }

  private void release(Locked held) {
    World world = World.active();
    if (held.hold() == null) {
      world.calls().exitMonitor(thread, held.receiver(), true, held.site());
    } else {
      Operations.update(held.receiver(), Operations.WHOLE, held.site());
      world.calls().holds().remove(held.hold());
    }
  }

  /** Whether it is a class of the JDK that may call the program back. */
  static boolean isOne(String className) {
    return CLASSES.stream().anyMatch(className::startsWith);
  }

  /** The last call of a method that locks, if the thread is inside one. */
  private static @Nullable Call innermost() {
    List<StackWalker.StackFrame> frames = frames();
    int inner = 0;
    while (inner < frames.size() && !isOne(frames.get(inner).getClassName())) {
      inner++;
    }
    for (int outer = inner; outer + 1 < frames.size(); outer++) {
      StackWalker.StackFrame caller = frames.get(outer + 1);
      if (caller.getDeclaringClass().getClassLoader() instanceof ClassInfo.Source) {
        String innermost = frames.get(inner).getClassName();
        return new Call(frames.size() - outer, name(frames.get(outer)), caller, innermost);
      }
    }
    return null;
  }

  private boolean isOnStack(Call call) {
    if (call == coming) {
      return true;
    }
    List<StackWalker.StackFrame> frames = frames();
    return frames.size() >= call.depth()
        && name(frames.get(frames.size() - call.depth())).endsWith(call.method());
  }

  /** The frames of the thread; below there are those of whoever lets it run. */
  private static List<StackWalker.StackFrame> frames() {
    return STACK.walk(
        frames -> frames.takeWhile(frame -> frame.getDeclaringClass() != Life.class).toList());
  }

  private static String name(StackWalker.StackFrame frame) {
    return frame.getClassName() + "." + frame.getMethodName();
  }

  private static boolean isCalledAt(StackWalker.StackFrame caller, Site site) {
    return caller.getClassName().equals(site.className())
        && caller.getMethodName().equals(site.method())
        && caller.getLineNumber() == site.line();
  }
}
