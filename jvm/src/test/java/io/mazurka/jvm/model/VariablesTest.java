package io.mazurka.jvm.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VariablesTest {

  private static final String FIELDS =
      """
      int n;
      static int s;
      static int[] a = new int[2];
      static final VarHandle N, S, A;
      static {
        try {
          N = MethodHandles.lookup().findVarHandle(Main.class, "n", int.class);
          S = MethodHandles.lookup().findStaticVarHandle(Main.class, "s", int.class);
          A = MethodHandles.arrayElementVarHandle(int[].class);
        } catch (ReflectiveOperationException e) { throw new AssertionError(e); }
      }
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "N.getAndAdd(m, 1)",
        "S.getAndAdd(1)",
        "A.getAndAdd(a, 1, 1)",
        "do { } while (!N.compareAndSet(m, m.seen(), m.seen + 1))",
      })
  void atomicUpdateThroughAHandle_losesNothing(String update) {
    Checked checked =
        Checked.program(
            FIELDS + "int seen; int seen() { return seen = (int) N.getVolatile(this); }",
            """
            Main m = new Main();
            Thread t = new Thread(() -> { %s; });
            t.start();
            t.join();
            %s;
            System.out.print((int) N.getVolatile(m) + (int) S.getVolatile() + a[1]);
            """
                .formatted(update, update));
    assertThat(checked.outcomes()).containsExactly("2");
    assertThat(checked.findings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"N.getAndAdd(m, 1)", "S.getAndAdd(1)", "A.getAndAdd(a, 1, 1)"})
  void atomicUpdates_fromTwoThreads_commuteToTwo(String update) {
    Checked checked =
        Checked.program(
            FIELDS,
            """
            Main m = new Main();
            Thread t = new Thread(() -> { %s; });
            t.start();
            %s;
            t.join();
            System.out.print(m.n + s + a[1]);
            """
                .formatted(update, update));
    assertThat(checked.outcomes()).containsExactly("2");
    assertThat(checked.findings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "N.setVolatile(m, (int) N.getVolatile(m) + 1)",
        "S.setVolatile((int) S.getVolatile() + 1)",
        "A.setVolatile(a, 1, (int) A.getVolatile(a, 1) + 1)"
      })
  void volatileReadAndWrite_throughAHandle_areTwoOperations(String update) {
    Checked checked =
        Checked.program(
            FIELDS,
            """
            Main m = new Main();
            Thread t = new Thread(() -> { %s; });
            t.start();
            %s;
            t.join();
            System.out.print(m.n + s + a[1]);
            """
                .formatted(update, update));
    assertThat(checked.outcomes()).containsExactly("1", "2");
    assertThat(checked.findings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "N.set(m, 1)",
        "S.set(1)",
        "A.set(a, 1, 1)",
        "N.setVolatile(m, 1)",
        "Array.setInt(a, 1, 1)"
      })
  void accessThroughAHandle_racesWithTheVariableItself(String write) {
    Checked checked =
        Checked.program(
            FIELDS,
            """
            Main m = new Main();
            Thread t = new Thread(() -> { %s; });
            t.start();
            int seen = m.n + s + a[1];
            t.join();
            """
                .formatted(write));
    assertThat(checked.findings()).hasSize(1).allMatch(found -> found.startsWith("race"));
  }

  @Test
  void fieldByReflection_isTheFieldItself() {
    Checked checked =
        Checked.program(
            "private volatile int n; private static volatile int s;",
            """
            Main m = new Main();
            Field f = Main.class.getDeclaredField("n");
            Field g = Main.class.getDeclaredField("s");
            Thread t = new Thread(() -> {
              try { f.setInt(m, 1); g.set(null, 1); } catch (IllegalAccessException e) { throw new AssertionError(e); }
            });
            t.start();
            System.out.print(s + "" + f.get(m));
            t.join();
            """);
    assertThat(checked.outcomes()).containsExactly("00", "01", "11");
    assertThat(checked.findings()).isEmpty();
  }

  @Test
  void privateField_ofAnotherClass_isNotAccessibleByReflection() {
    Checked checked =
        Checked.program(
            "static class Other { private int hidden; } static class Top {}",
            """
            Field f = Class.forName("java.util.ArrayList").getDeclaredField("size");
            try { f.get(new ArrayList<>()); } catch (IllegalAccessException e) { System.out.print("denied"); }
            """);
    assertThat(checked.outcomes()).containsExactly("denied");
  }

  @Test
  void unsafe_accessesTheFieldAtTheOffset() {
    Checked checked =
        Checked.program(
            """
            volatile int n;
            static final sun.misc.Unsafe U;
            static final long N;
            static {
              try {
                Field f = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
                f.setAccessible(true);
                U = (sun.misc.Unsafe) f.get(null);
                N = U.objectFieldOffset(Main.class.getDeclaredField("n"));
              } catch (ReflectiveOperationException e) { throw new AssertionError(e); }
            }
            """,
            """
            Main m = new Main();
            int[] a = new int[2];
            Thread t = new Thread(() -> {
              U.getAndAddInt(m, N, 1);
              U.putOrderedInt(a, U.arrayBaseOffset(int[].class) + U.arrayIndexScale(int[].class), 5);
            });
            t.start();
            m.n = m.n + 1;
            t.join();
            System.out.print(m.n + " " + a[1]);
            """);
    assertThat(checked.outcomes()).containsExactly("1 5", "2 5");
    assertThat(checked.findings()).isEmpty();
  }

  @Test
  void methodByReflection_runsUnderControl() {
    Checked checked =
        Checked.program(
            "static volatile int n; private static void up() { n = n + 1; }",
            """
            Method up = Main.class.getDeclaredMethod("up");
            Thread t = new Thread(() -> {
              try { up.invoke(null); } catch (ReflectiveOperationException e) { throw new AssertionError(e); }
            });
            t.start();
            up.invoke(null);
            t.join();
            System.out.print(n);
            """);
    assertThat(checked.outcomes()).containsExactly("1", "2");
  }

  @Test
  void copyOfASharedArray_racesWithAWrite() {
    Checked checked =
        Checked.main(
            """
            int[] a = new int[2], b = new int[2];
            Thread t = new Thread(() -> a[1] = 1);
            t.start();
            System.arraycopy(a, 0, b, 0, 2);
            t.join();
            """);
    assertThat(checked.findings()).hasSize(1).allMatch(found -> found.startsWith("race"));
  }

  @Test
  void cloneOfASharedArray_isReadInOrder() {
    Checked checked =
        Checked.main(
            """
            int[] a = new int[2];
            Thread t = new Thread(() -> { synchronized (a) { a[1] = 1; } });
            t.start();
            int[] b;
            synchronized (a) { b = a.clone(); }
            t.join();
            System.out.print(b[1]);
            """);
    assertThat(checked.outcomes()).containsExactly("0", "1");
    assertThat(checked.findings()).isEmpty();
  }
}
