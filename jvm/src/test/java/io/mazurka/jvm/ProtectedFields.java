package io.mazurka.jvm;

import java.util.List;

/** What programs do whose fields are protected by locks of all sorts. */
final class ProtectedFields {

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

  private static final List<String> STATEMENTS =
      List.of(
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
          "synchronized (account) { for (int i = 0; i < 3; i++) { account.a += i; } }");

  private static final List<String> SELDOM =
      List.of(
          "account.await(1);",
          "box.await();",
          "while (account.get() < 1) { }",
          "while (box.get() == 0) { Thread.yield(); }",
          "r = r * 5 + (box.tries() ? 1 : 2);",
          "r = r * 5 + (box.lock.isLocked() ? 1 : 2);",
          "r = r * 5 + (Thread.holdsLock(account) ? 1 : 2);",
          "System.out.print(r + \";\");",
          "t1.interrupt();");

  private static final List<String> BARE =
      List.of(
          "account.a = 4;",
          "r = r * 5 + account.a;",
          "box.value++;",
          "r = r * 5 + pair.left;",
          "synchronized (LOCK) { pair.right++; }",
          "s = 1;",
          "r = r * 5 + t;",
          "synchronized (pair) { account.b++; }",
          "r = r * 5 + account.copy().a;");

  static final RandomProtected.Vocabulary VOCABULARY =
      new RandomProtected.Vocabulary(
          CLASSES,
          STATEMENTS,
          SELDOM,
          BARE,
          "account.a + \" \" + account.b + \" \" + box.value + pair.left + pair.right + \" \" + s + t + entry.n + \" \" + ");

  private ProtectedFields() {}
}
