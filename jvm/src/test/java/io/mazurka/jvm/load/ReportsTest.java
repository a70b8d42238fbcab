package io.mazurka.jvm.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What the hooks are told. */
class ReportsTest {

  private static List<String> events(String source) throws Exception {
    try (TestProgram program = new TestProgram(17, source)) {
      program.run();
      return List.copyOf(program.events());
    }
  }

  @Test
  void instanceFields_areReportedByTheClassThatDeclaresThem() throws Exception {
    assertThat(
            events(
                """
                public class P {
                  static class A { int x; volatile long v; final String s = String.valueOf(1); }
                  static class B extends A {}
                  static Object run() {
                    B b = new B();
                    b.x++;
                    b.v = 7;
                    return b.s;
                  }
                }
                """))
        .containsExactly(
            "write 1 P$A.s 2 <init>:2",
            "read P$A.x 0 run:6",
            "write P$A.x 0 run:6",
            "write P$A.v 1 run:7");
  }

  @Test
  void staticFields_areReported_unlessConstantOrFinal() throws Exception {
    assertThat(
            events(
                """
                public class P {
                  static final int CONSTANT = 3;
                  static final Integer FINAL = Integer.valueOf(4);
                  static volatile Object o;
                  static Object run() {
                    o = "x";
                    return CONSTANT + FINAL + "" + o;
                  }
                }
                """))
        .containsExactly(
            "writeStatic P.FINAL 6 $mazurka$clinit:3",
            "writeStatic P.o 5 run:6",
            "readStatic P.o 5 run:7");
  }

  @Test
  void arrayElements_areReported_butNotInInitialisers() throws Exception {
    assertThat(
            events(
                """
                public class P {
                  static Object run() {
                    int[] a = {1, 2, 3};
                    Object[] o = {"p", a};
                    a[2] = a[0];
                    o[1] = "q";
                    return a;
                  }
                }
                """))
        .containsExactly(
            "readArray 0 . 0 run:5", "writeArray 2 . 0 run:5", "writeArray 1 q . 0 run:6");
  }

  @Test
  void monitors_areEnteredAndLeftByHooks() throws Exception {
    assertThat(
            events(
                """
                public class P {
                  synchronized int m(int x) {
                    if (x > 0)
                      return 1;
                    throw new IllegalStateException();
                  }
                  static Object run() {
                    P p = new P();
                    synchronized (p) {
                      p.m(1);
                    }
                    try { p.m(0); } catch (IllegalStateException e) { }
                    return null;
                  }
                }
                """))
        .containsExactly(
            "enter . 0 run:9",
            "enter . 0 m:3",
            "exit . 0 m:4",
            "exit . 0 run:11",
            "enter . 0 m:3",
            "exit . 0 m:5");
  }

  @Test
  void writeBeforeSuper_isReportedOnlyForOtherObjects() throws Exception {
    try (TestProgram program =
        new TestProgram(
            25,
            """
            public class P {
              int n;
              P() {}
              P(P other) { other.n = 1; this.n = 2; super(); this.n = 3; }
              static Object run() {
                new P(new P());
                return null;
              }
            }
            """)) {
      program.run();
      assertThat(program.events()).containsExactly("write P.n 0 <init>:4", "write P.n 0 <init>:4");
    }
  }

  @Test
  void loop_reportsItsLiveVariables_inTheOrderOfTheCode() throws Exception {
    try (TestProgram program =
        new TestProgram(
            17,
            """
            public class P {
              static Object run() {
                int dead = 77;
                String used = "u" + dead;
                long wide = 5;
                int i = 0;
                while (i < 1) {
                  i++;
                }
                return used + wide;
              }
            }
            """)) {
      program.runtime.compareAtLoopHeads();
      program.run();
      assertThat(program.events())
          .containsExactly(
              "loop . 0 run:7",
              "local int 0",
              "local u77",
              "local long 5",
              "compared . 0 run:7",
              "loop . 0 run:7",
              "local int 1",
              "local u77",
              "local long 5",
              "compared . 0 run:7");
    }
  }

  @Test
  void variableHandles_areReportedByRole() throws Exception {
    try (TestProgram program =
        new TestProgram(
            17,
            """
            import java.lang.invoke.*;
            public class P {
              static Object run() {
                VarHandle ints = MethodHandles.arrayElementVarHandle(int[].class);
                VarHandle texts = MethodHandles.arrayElementVarHandle(String[].class);
                boolean b = ints.compareAndSet(new int[3], 1, 0, 9);
                texts.setVolatile(new String[1], 0, "new");
                return (int) ints.getAndAdd(new int[1], 0, 4);
              }
            }
            """)) {
      program.run();
      assertThat(program.events())
          .containsExactly(
              "compareAndSet int[] 1 0 false",
              "setVolatile String[] 0 null new",
              "getAndAdd int[] 0 null false");
    }
  }

  @Test
  void objectsWithoutHash_getOneThatIsTheSameEveryTime() throws Exception {
    try (TestProgram program =
        new TestProgram(
            17,
            """
            public class P {
              static class Own { @Override public int hashCode() { return 7; } }
              static class Plain {}
              static class Below extends Plain {}
              static class Worker extends Thread {}
              static Object run() {
                return new Own().hashCode() + " " + new Plain().hashCode() + " " + new Below().hashCode()
                    + " " + new Worker().hashCode() + " " + new Plain();
              }
            }
            """)) {
      assertThat(program.run()).isEqualTo("7 42 42 42 P$Plain@2a");
    }
  }
}
