package io.mazurka.jvm;

import java.util.SplittableRandom;

/**
 * Writes small Java programs whose fields are protected by locks of all sorts: the monitor of the
 * object, of the object around it or of the class, and locks in final fields. In some of the
 * programs now and then a field is accessed without its lock.
 */
final class RandomProtected {

  private static final String CLASSES =
      """
      import java.util.concurrent.locks.*;

      public class NAME {
        static class Account {
          int a;
          int b;
          Account next;
          synchronized void increment() { a++; }
          synchronized int get() { return a; }
          synchronized void both() { a++; b += a; }
          synchronized void add() { if (next == null) next = new Account(); next.increment(); }
          synchronized int depth() { return next == null ? 0 : 1 + next.get(); }
          synchronized void await(int least) throws InterruptedException { while (a < least) wait(); }
          synchronized void wake() { a++; notifyAll(); }
          synchronized void tell() { a = 2; v = a; a = 3; }
          synchronized Account copy() { Account copy = new Account(); copy.a = a; return copy; }
          class Entry {
            int n;
            void increment() { synchronized (Account.this) { n++; a += n; } }
            int get() { synchronized (Account.this) { return n; } }
          }
        }
        static class Box {
          final ReentrantLock lock = new ReentrantLock();
          final Condition changed = lock.newCondition();
          int value;
          void increment() { lock.lock(); try { value++; } finally { lock.unlock(); } }
          int get() { lock.lock(); try { return value; } finally { lock.unlock(); } }
          boolean tries() { if (!lock.tryLock()) return false; try { value += 2; return true; } finally { lock.unlock(); } }
          void await() throws InterruptedException { lock.lock(); try { while (value == 0) changed.await(); } finally { lock.unlock(); } }
          void wake() { lock.lock(); try { value++; changed.signal(); } finally { lock.unlock(); } }
          void twice() { lock.lock(); try { value++; v++; value++; } finally { lock.unlock(); } }
        }
        static class Pair {
          private final Object guard = new Object();
          private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
          int left;
          int right;
          void left() { synchronized (guard) { left++; } }
          int seen() { synchronized (guard) { return left; } }
          void right() { rw.writeLock().lock(); try { right++; } finally { rw.writeLock().unlock(); } }
          int known() { rw.readLock().lock(); try { return right; } finally { rw.readLock().unlock(); } }
          void nested() { synchronized (guard) { left++; right(); left++; } }
          void crossed() { rw.writeLock().lock(); try { right++; left(); } finally { rw.writeLock().unlock(); } }
        }
        static final Object LOCK = new Object();
        static final Account account = new Account();
        static final Account.Entry entry = account.new Entry();
        static final Box box = new Box();
        static final Pair pair = new Pair();
        static volatile int v;
        static int s;
        static int t;
        static synchronized int count() { return ++s; }
        static void locked() { synchronized (LOCK) { t++; } }
        static int out0, out1, out2;
        static final Thread t1 = new Thread(NAME::run1);
        static final Thread t2 = new Thread(NAME::run2);
      """;

  private static final String[] STATEMENTS = {
    "account.increment();",
    "account.increment();",
    "r = r * 5 + account.get();",
    "account.both();",
    "account.add();",
    "r = r * 5 + account.depth();",
    "account.wake();",
    "account.tell();",
    "synchronized (account) { account.a += 2; account.b = account.a; }",
    "synchronized (account) { account.a = 1; v = 1; r = r * 5 + account.a; }",
    "synchronized (account) { account.increment(); box.increment(); }",
    "synchronized (account) { synchronized (account) { account.b++; } account.a++; }",
    "entry.increment();",
    "r = r * 5 + entry.get();",
    "box.increment();",
    "r = r * 5 + box.get();",
    "box.wake();",
    "box.twice();",
    "pair.left();",
    "r = r * 5 + pair.seen();",
    "pair.right();",
    "r = r * 5 + pair.known();",
    "pair.nested();",
    "pair.crossed();",
    "r = r * 5 + count();",
    "synchronized (NAME.class) { s += 2; r = r * 5 + s; }",
    "locked();",
    "synchronized (LOCK) { r = r * 5 + t; t = 4; }",
    "v = r;",
    "r = r * 5 + v;",
    "assert account.get() != 2;",
    "if (box.get() == 1) throw new IllegalStateException();",
    "for (int i = 0; i < 2; i++) { account.increment(); }",
    "synchronized (account) { for (int i = 0; i < 3; i++) { account.a += i; } }",
  };

  /** What may hang, or notices that locks are held. */
  private static final String[] SELDOM = {
    "account.await(1);",
    "box.await();",
    "while (account.get() < 1) { }",
    "while (box.get() == 0) { Thread.yield(); }",
    "r = r * 5 + (box.tries() ? 1 : 2);",
    "r = r * 5 + (box.lock.isLocked() ? 1 : 2);",
    "r = r * 5 + (Thread.holdsLock(account) ? 1 : 2);",
    "System.out.print(r + \";\");",
    "t1.interrupt();",
  };

  /** What is done without the lock that others take. */
  private static final String[] BARE = {
    "account.a = 4;",
    "r = r * 5 + account.a;",
    "box.value++;",
    "r = r * 5 + pair.left;",
    "synchronized (LOCK) { pair.right++; }",
    "s = 1;",
    "r = r * 5 + t;",
    "synchronized (pair) { account.b++; }",
    "r = r * 5 + account.copy().a;",
  };

  private final SplittableRandom random;
  private final boolean bare;
  private final StringBuilder text = new StringBuilder();

  private RandomProtected(SplittableRandom random) {
    this.random = random;
    this.bare = random.nextInt(3) == 0;
  }

  /**
   * The source of a program.
   *
   * @param size how many statements there are in all threads together
   */
  static String source(String name, long seed, int size) {
    return new RandomProtected(new SplittableRandom(seed)).program(size).replace("NAME", name);
  }

  private String program(int size) {
    boolean three = size > 3 && random.nextInt(3) == 0;
    int others = three ? size / 3 : size / 2;
    thread(1, others, "", "");
    thread(2, three ? others : 0, "", "");
    String starts = "t1.start();\n" + (three ? "t2.start();\n" : "");
    boolean joins = random.nextInt(5) != 0;
    String ends = joins ? "t1.join();\n" + (three ? "t2.join();\n" : "") : "";
    thread(0, size - others - (three ? others : 0), starts, ends);
    text.append("public static void main(String[] args) { run0(); System.out.println(");
    text.append(
        joins
            ? "account.a + \" \" + account.b + \" \" + box.value + pair.left + pair.right + \" \" + s + t + entry.n + \" \" + "
            : "");
    text.append("v + \" \" + out0").append(joins ? " + out1 + out2" : "").append("); }\n}\n");
    return CLASSES + text;
  }

  private void thread(int number, int statements, String first, String last) {
    text.append("static void run" + number + "() {\nint r = 0;\ntry {\n").append(first);
    for (int i = 0; i < statements; i++) {
      text.append(statement()).append('\n');
    }
    text.append(last)
        .append(
            "if (false) Thread.sleep(1);\n} catch (InterruptedException e) { r = r * 5 + 4; }\n")
        .append("out" + number + " = r;\n}\n");
  }

  private String statement() {
    int draw = random.nextInt(12);
    String[] among = draw == 0 ? SELDOM : draw < 3 && bare ? BARE : STATEMENTS;
    return among[random.nextInt(among.length)];
  }
}
