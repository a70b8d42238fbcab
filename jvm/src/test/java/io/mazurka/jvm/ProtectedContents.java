package io.mazurka.jvm;

import java.util.List;

/**
 * What programs do whose arrays, lists, maps and linked objects are protected by the lock of what
 * they belong to: some of them go from one to another.
 */
final class ProtectedContents {

  private static final String CLASSES =
      """
      import java.util.*;
      import java.util.concurrent.locks.*;

      public class NAME {
        static class Link {
          int value;
          Link next;
          int[] marks = new int[1];
          Link(int value, Link next) { this.value = value; this.next = next; }
        }
        static class Store {
          final List<Integer> list = new ArrayList<>();
          final Map<Integer, List<Integer>> map = new HashMap<>();
          int[] cells = new int[2];
          Link head;
          synchronized void add(int n) { list.add(n); }
          synchronized int size() { return list.size(); }
          synchronized void put(int n) { map.computeIfAbsent(n % 2, k -> new ArrayList<>()).add(n); }
          synchronized int get(int n) { return map.getOrDefault(n, List.of()).size(); }
          synchronized int walk() { int sum = 0; for (int n : list) sum += n; return sum; }
          synchronized void cell(int i) { cells[i]++; }
          synchronized int cells() { return cells[0] * 3 + cells[1]; }
          synchronized int[] renew() { int[] old = cells; cells = new int[2]; return old; }
          synchronized void use(int[] others) { cells = others; }
          synchronized void push(int v) { head = new Link(v, head); }
          synchronized void adopt(Link link) { if (link != null) { link.next = head; head = link; } }
          synchronized Link pop() { Link link = head; if (link != null) head = link.next; return link; }
          synchronized void bump() { for (Link l = head; l != null; l = l.next) { l.value++; l.marks[0]++; } }
          synchronized int peek() { return head == null ? 0 : head.value + head.marks[0]; }
          synchronized void await(int least) throws InterruptedException { while (list.size() < least) wait(); }
          synchronized void wake() { list.add(1); notifyAll(); }
          synchronized void tell() { cells[0] = 2; v = cells[0]; cells[0] = 3; }
        }
        static class Ring {
          final ReentrantLock lock = new ReentrantLock();
          final Object[] slots = new Object[2];
          final Deque<Integer> deque = new ArrayDeque<>();
          int next;
          void put(Object o) { lock.lock(); try { slots[next++ % 2] = o; } finally { lock.unlock(); } }
          int count() { lock.lock(); try { return (slots[0] == null ? 0 : 1) + (slots[1] == null ? 0 : 1); } finally { lock.unlock(); } }
          void push(int n) { lock.lock(); try { deque.push(n); } finally { lock.unlock(); } }
          int poll() { lock.lock(); try { return deque.isEmpty() ? 0 : deque.pop(); } finally { lock.unlock(); } }
          int tries() { if (!lock.tryLock()) return 1; try { return 2 + deque.size(); } finally { lock.unlock(); } }
        }
        interface Task { int run(int n); }
        static Task task(List<Integer> list, Object lock) {
          return n -> { synchronized (lock) { list.add(n); return list.size(); } };
        }
        static final Object LOCK = new Object();
        static final Store one = new Store();
        static final Store two = new Store();
        static final Ring ring = new Ring();
        static final List<Integer> names = new ArrayList<>();
        static final StringBuilder text = new StringBuilder();
        static final Task first = task(names, LOCK);
        static final Task second = task(new ArrayList<>(), new Object());
        static final Task third = task(names, ring);
        static volatile int v;
        static volatile Link passed;
        static int out0, out1, out2;
        static final Thread t1 = new Thread(NAME::run1);
        static final Thread t2 = new Thread(NAME::run2);
      """;

  private static final List<String> STATEMENTS =
      List.of(
          "one.add(1);",
          "two.add(2);",
          "r = r * 5 + one.size();",
          "one.put(3);",
          "r = r * 5 + one.get(1);",
          "r = r * 5 + two.walk();",
          "one.cell(0);",
          "one.cell(1);",
          "r = r * 5 + one.cells();",
          "r = r * 5 + two.cells();",
          "two.use(one.renew());",
          "one.use(new int[] {1, 2});",
          "synchronized (one) { synchronized (two) { two.use(one.cells); } }",
          "one.push(1);",
          "two.push(2);",
          "two.adopt(one.pop());",
          "one.adopt(two.pop());",
          "one.bump();",
          "two.bump();",
          "r = r * 5 + one.peek();",
          "r = r * 5 + two.peek();",
          "passed = new Link(4, null);",
          "one.adopt(passed);",
          "passed = one.pop();",
          "one.wake();",
          "one.tell();",
          "ring.put(\"a\");",
          "r = r * 5 + ring.count();",
          "ring.push(1);",
          "r = r * 5 + ring.poll();",
          "synchronized (LOCK) { names.add(1); }",
          "synchronized (LOCK) { r = r * 5 + names.size(); }",
          "synchronized (text) { text.append(r); }",
          "synchronized (text) { r = r * 5 + text.length(); }",
          "r = r * 5 + first.run(1);",
          "r = r * 5 + second.run(2);",
          "v = r;",
          "r = r * 5 + v;",
          "assert one.size() != 2;",
          "synchronized (one) { one.cells = one.cells.clone(); }",
          "synchronized (one) { System.arraycopy(one.cells, 0, one.cells, 1, 1); }",
          "synchronized (one) { r = r * 5 + Arrays.hashCode(one.cells); }",
          "synchronized (one) { r = r * 5 + one.list.toString().length(); }");

  private static final List<String> SELDOM =
      List.of(
          "one.await(1);",
          "while (one.size() < 1) { }",
          "while (one.cells() == 0) { Thread.yield(); }",
          "while (two.peek() == 0) { Thread.yield(); }",
          "r = r * 5 + ring.tries();",
          "System.out.print(r + \";\");",
          "t1.interrupt();");

  private static final List<String> BARE =
      List.of(
          "one.list.add(9);",
          "r = r * 5 + one.list.size();",
          "r = r * 5 + one.cells[0];",
          "synchronized (two) { one.cells[1]++; }",
          "{ Link link = one.head; if (link != null) link.value = 7; }",
          "{ Link link = two.pop(); if (link != null) r = r * 5 + link.value++ + link.marks[0]; }",
          "synchronized (LOCK) { one.map.clear(); }",
          "ring.slots[0] = null;",
          "r = r * 5 + names.size();",
          "r = r * 5 + third.run(3);",
          "if (passed != null) passed.value++;",
          "r = r * 5 + text.length();",
          "{ Iterator<Integer> all; synchronized (one) { all = one.list.iterator(); } if (all.hasNext()) r = r * 5 + all.next(); }");

  static final RandomProtected.Vocabulary VOCABULARY =
      new RandomProtected.Vocabulary(
          CLASSES,
          STATEMENTS,
          SELDOM,
          BARE,
          "one.list + \" \" + one.map + one.cells() + two.cells() + one.peek() + two.peek() + \" \" + ring.deque + names + text + \" \" + ");

  private ProtectedContents() {}
}
