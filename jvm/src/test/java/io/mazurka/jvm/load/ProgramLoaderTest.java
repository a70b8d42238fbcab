package io.mazurka.jvm.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.jvm.runtime.Tracked;
import io.mazurka.program.ProgramException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramLoaderTest {

  @Test
  void stackTrace_showsTheProgramsOwnLines() throws Exception {
    try (TestProgram program =
        new TestProgram(
            17,
            """
            public class P {
              static int[] none;
              synchronized void fail(int n) {
                for (int i = 0; i < n; i++) {
                  none[i]++;
                }
              }
              static Object run() {
                new P()
                    .fail(1);
                return null;
              }
            }
            """)) {
      assertThatThrownBy(program::run)
          .isInstanceOf(NullPointerException.class)
          .satisfies(e ->
              assertThat(List.of(e.getStackTrace()))
                  .extracting(StackTraceElement::toString)
                  .startsWith("program//P.fail(P.java:5)", "program//P.run(P.java:10)"));
    }
  }

  @Test
  void helpfulMessages_stillNameLocalVariables() throws Exception {
    try (TestProgram program =
        new TestProgram(
            17,
            "public class P { int x; static Object run() { P nothing = null; return nothing.x; } }")) {
      assertThatThrownBy(program::run).hasMessageContaining("\"nothing\" is null");
    }
  }

  @Test
  void objectsOfTheProgram_carryTheirNumber() throws Exception {
    try (TestProgram program =
        new TestProgram(
            17,
            """
            public class P {
              record R(int a) {}
              enum E { A }
              static class X extends Exception {}
              static class Y extends X {}
              static Object run() { return new Object[] {new R(1), E.A, new Y(), new Object(), new P()}; }
            }
            """)) {
      for (Object object : (Object[]) program.run()) {
        assertThat(object).isInstanceOf(Tracked.class);
        ((Tracked) object).$mazurka$id(17);
        assertThat(((Tracked) object).$mazurka$id()).isEqualTo(17);
      }
    }
  }

  @Test
  void methodThatGrowsTooLarge_isNamed(@TempDir Path folder) throws Exception {
    StringBuilder body = new StringBuilder();
    for (int i = 0; i < 6000; i++) {
      body.append("a[").append(i % 7).append("]++;\n");
    }
    Compiled.into(folder, 17, "public class P { void large(int[] a) {" + body + "} }");
    try (ProgramLoader loader = new ProgramLoader(List.of(folder))) {
      assertThatThrownBy(() -> loader.load("P"))
          .isInstanceOf(ProgramException.class)
          .hasMessageContaining("The method P.large([I)V is too large");
    }
  }

  @Test
  void largeTable_staysWithinTheLimit(@TempDir Path folder) throws Exception {
    String numbers = "7, ".repeat(8000);
    Compiled.into(
        folder,
        17,
        "public class P { public static int[] table() { return new int[] {" + numbers + "}; } }");
    try (ProgramLoader loader = new ProgramLoader(List.of(folder))) {
      assertThat((int[]) loader.load("P").getMethod("table").invoke(null))
          .hasSize(8000)
          .containsOnly(7);
    }
  }

  @Test
  void classes_areTheProgramsOwn_andThoseOfTheJdkTheJdks(@TempDir Path folder) throws Exception {
    Compiled.into(folder, 17, "public class P { public java.sql.Date date; }");
    Files.writeString(folder.resolve("file.txt"), "text");
    try (ProgramLoader loader = new ProgramLoader(List.of(folder))) {
      Class<?> type = loader.load("P");
      assertThat(type.getClassLoader()).isSameAs(loader);
      assertThat(loader.load("P")).isSameAs(type);
      assertThat(type.getField("date").getType()).isSameAs(java.sql.Date.class);
      assertThat(loader.load("io.mazurka.jvm.runtime.Tracked")).isSameAs(Tracked.class);
      assertThat(loader.getResource("file.txt")).isNotNull();
      assertThatThrownBy(() -> loader.loadClass("org.junit.jupiter.api.Test"))
          .isInstanceOf(ClassNotFoundException.class);
    }
  }
}
