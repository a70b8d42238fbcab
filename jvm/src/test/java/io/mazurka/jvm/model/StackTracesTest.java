package io.mazurka.jvm.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A stack trace that the program gets to see has no frames of Mazurka's. */
class StackTracesTest {

  private static final String MEMBERS =
      """
      static class Own extends Exception {
        Own(String text) { super(text, new Exception("why")); addSuppressed(new Error("too")); }
        @Override public StackTraceElement[] getStackTrace() { return new StackTraceElement[0]; }
        @Override public void printStackTrace(java.io.PrintWriter printer) {
          super.printStackTrace(printer);
          for (Object frame : super.getStackTrace()) printer.println(frame);
        }
      }
      static int turn;
      static java.io.StringWriter text = new java.io.StringWriter();
      static java.io.PrintWriter printer = new java.io.PrintWriter(text);
      static java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
      static java.io.PrintStream stream = new java.io.PrintStream(bytes, true);
      static Exception made() {
        synchronized (Main.class) { turn++; }
        return new IllegalStateException("oops");
      }
      static Own own() {
        synchronized (Main.class) { turn++; }
        return new Own("oops");
      }
      static void each(Object[] frames) { for (Object frame : frames) printer.println(frame); }
      static synchronized void fail() {
        WHAT;
      }
      static Object result() {
        return (text + "" + bytes).replaceAll("[(].*[)]", "").replaceAll("[\\n\\t ]+", " ").trim();
      }
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "made().printStackTrace(printer) | java.lang.IllegalStateException: oops at Main.made at Main.fail at",
        "made().printStackTrace(stream) | java.lang.IllegalStateException: oops at Main.made at Main.fail at",
        "each(made().getStackTrace()) | Main.made Main.fail",
        "own().printStackTrace(printer) | Main$Own: oops at Main.own at Main.fail at",
        "own().printStackTrace(stream) | Main$Own: oops at Main.own at Main.fail at",
        "each(own().getCause().getStackTrace()) | Main$Own.<init> Main.own Main.fail",
        "each(Thread.currentThread().getStackTrace()) | java.lang.Thread.getStackTrace Main.fail",
        "StackWalker.getInstance().forEach(f -> printer.println(f.getMethodName())) | fail",
        "printer.println((Object) StackWalker.getInstance().walk(s -> s.findFirst().get().getMethodName())) | fail",
      })
  void frames_areTheProgramsOnly(String what, String first) {
    Checked checked = Checked.both(MEMBERS.replace("WHAT", what), "fail()", "fail()");
    assertThat(checked.findings()).isEmpty();
    assertThat(checked.outcomes())
        .hasSizeBetween(1, 2)
        .allMatch(outcome -> outcome.startsWith(first.strip()))
        .noneMatch(outcome -> outcome.contains("mazurka") || outcome.contains("jdk.internal"));
  }

  @Test
  void traceThatTheProgramHasSet_isLeftAlone() {
    assertThat(
            Checked.main(
                    """
                    Exception e = new Exception();
                    e.setStackTrace(new StackTraceElement[] {
                      new StackTraceElement("java.lang.reflect.Method", "invoke", null, 1)});
                    System.out.print(e.getStackTrace().length);
                    """)
                .outcomes())
        .containsExactly("1");
  }

  @Test
  void superPrintStackTrace_isNoPartOfTheOutcome() {
    assertThat(
            Checked.program(
                    """
                    static class Own extends Exception {
                      @Override public void printStackTrace() {
                        System.out.print(1);
                        super.printStackTrace();
                      }
                    }
                    """,
                    "new Own().printStackTrace(); System.out.print(2);")
                .outcomes())
        .containsExactly("12");
  }

  @Test
  void messageOfAnException_mayUseWhatIsShared() {
    Checked checked =
        Checked.both(
            """
            static volatile int shared;
            static java.io.StringWriter text = new java.io.StringWriter();
            static java.io.PrintWriter printer = new java.io.PrintWriter(text);
            static class Own extends Exception {
              @Override public String getMessage() { return "is" + shared; }
            }
            static Object result() { return text.toString().contains("is1"); }
            """,
            "shared = 1; printer.println(2)",
            "printer.println(3); new Own().printStackTrace(printer)");
    assertThat(checked.findings()).isEmpty();
    assertThat(checked.outcomes()).containsExactly("false", "true");
  }

  @Test
  void traceThatIsSet_isSeenByOthersThatPrintIt() {
    assertThat(
            Checked.both(
                    """
                    static Exception e = new Exception("oops");
                    static volatile String seen;
                    static Object result() { return seen.contains("at "); }
                    """,
                    "e.setStackTrace(new StackTraceElement[0])",
                    """
                    var text = new java.io.StringWriter();
                    e.printStackTrace(new java.io.PrintWriter(text));
                    seen = text.toString();
                    """)
                .outcomes())
        .containsExactly("false", "true");
  }
}
