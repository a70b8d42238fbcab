package io.mazurka.jvm.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.jvm.runtime.ClassInfo;
import java.lang.reflect.Field;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes are initialised when and in which order Java says, and again after a reset. */
class InitializationTest {

  private static final String PROGRAM =
      """
      public class P {
        static StringBuilder log = new StringBuilder();
        static Object log(Object o) { log.append(o).append(' '); return o; }

        interface Plain { Object A = log("Plain"); }
        interface Default extends Plain { Object B = log("Default"); default void m() {} }
        static class Super { static { log("Super"); } static int s; }
        static class Sub extends Super implements Default { static { log("Sub"); } static int t; static void f() {} }

        static class Ping { static { log("Ping:" + Pong.x); } static int x = 1; }
        static class Pong { static { log("Pong:" + Ping.x); } static int x = 2; }

        static class Broken { static { if (true) throw new IllegalStateException("broken"); } static void f() {} }
        static class BelowBroken extends Broken { static int x = 1; }

        static class Counter { static int n; static int next() { return ++n; } }
        enum E { A, B; static int size = values().length; E next() { return values()[(ordinal() + 1) % size]; } }

        static String failure(Runnable r) { try { r.run(); return "none"; } catch (Throwable t) { return t.getClass().getSimpleName() + "/" + (t.getCause() == null ? "" : t.getCause().getMessage()); } }

        static Object run() {
          log("start"); log(Sub.s); log("sub"); Sub.f(); log(Plain.A); log(Ping.x);
          log(failure(() -> Broken.f())); log(failure(() -> Broken.f()).startsWith("NoClassDefFoundError")); log(failure(() -> { int y = BelowBroken.x; }).startsWith("NoClassDefFoundError"));
          log(Counter.next() + Counter.next()); log(E.A.next()); Sub.t += 3; log(Sub.t);
          assert log("assertions") != null;
          return log.toString();
        }
      }
      """;

  private static final String EXPECTED =
      "start Super 0 sub Default Sub Plain Plain Pong:0 Ping:2 1"
          + " ExceptionInInitializerError/broken true true 3 B 3 assertions ";

  @ParameterizedTest
  @ValueSource(ints = {8, 11, 25})
  void classes_areInitialisedAsTheVirtualMachineDoes_everyTime(int release) throws Exception {
    try (TestProgram program = new TestProgram(release, PROGRAM)) {
      assertThat(program.runUntransformed()).isEqualTo(EXPECTED);
      for (int i = 0; i < 3; i++) {
        assertThat(program.run()).as("execution %d", i).isEqualTo(EXPECTED);
        program.runtime.reset();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"P", "P$Sub", "P$Counter", "P$E", "P$Default"})
  void loadedClasses_withStaticFields_canBeReset(String name) throws Exception {
    try (TestProgram program = new TestProgram(17, PROGRAM)) {
      program.run();
      ClassInfo info = program.loader.classInfo(program.loader.load(name));
      List<ClassInfo> all = program.loader.withStatics();
      assertThat(all).contains(info);
      assertThat(program.loader.withStatics()).doesNotHaveDuplicates();
      all.forEach(ClassInfo::reset);
      Field counter = program.loader.load("P$Counter").getDeclaredField("n");
      counter.setAccessible(true);
      assertThat(counter.get(null)).isEqualTo(0);
    }
  }
}
