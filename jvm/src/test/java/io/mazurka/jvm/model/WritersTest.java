package io.mazurka.jvm.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Writers and streams lock, and pass on what they get to others. */
class WritersTest {

  private static final String SHARED =
      """
      static java.io.StringWriter text = new java.io.StringWriter();
      static java.io.PrintWriter printer = new java.io.PrintWriter(text);
      static java.io.BufferedWriter buffered = new java.io.BufferedWriter(text);
      static java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
      static java.io.PrintWriter encoder = new java.io.PrintWriter(bytes, true);
      static java.io.DataOutputStream data = new java.io.DataOutputStream(bytes);
      static java.io.CharArrayWriter letters = new java.io.CharArrayWriter();
      static String seen = "";
      static Object result() { return seen + text + bytes; }
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "printer.print('a') | printer.print('b') | ab,ba",
        "printer.append('a') | printer.printf('%d', 1) | 1a,a1",
        "text.write('a') | printer.print('b') | ab,ba",
        "printer.print('a') | seen = text.toString() + '.' | .a,a.a",
        "printer.print('a') | seen = text.getBuffer().length() + '.' | 0.a,1.a",
        "buffered.write('a'); buffered.flush() | printer.print('b') | ab,ba",
        "encoder.println('a') | seen = bytes.size() + '.' | 0.a,2.a",
        "data.writeByte(97) | seen = bytes.size() + '.' | 0.a,1.a",
        "letters.write('a'); letters.writeTo(printer) | seen = text.toString() + '.' | .a,a.a",
      })
  void whatGoesThroughAWriter_isSeenBelowItAndDoesNotRace(
      String write, String look, String outcomes) {
    Checked checked = both(write, look);
    assertThat(checked.findings()).isEmpty();
    assertThat(checked.outcomes()).containsExactly(outcomes.split(","));
  }

  @Test
  void lockOfAWriter_isWhatIsBelowIt() {
    String two = "synchronized (%s) { printer.print('a'); printer.print('b'); }";
    assertThat(both(two.formatted("text"), "printer.print('c')").outcomes())
        .containsExactly("abc", "cab");
    assertThat(both(two.formatted("printer"), "printer.print('c')").outcomes())
        .containsExactly("abc", "acb", "cab");
    assertThat(both(two.formatted("text"), "text.write('c')").outcomes())
        .containsExactly("abc", "acb", "cab");
    assertThat(both(two.formatted("text.getBuffer()"), "text.write('c')").outcomes())
        .containsExactly("abc", "cab");
  }

  @Test
  void writerOfTheProgram_isCalledUnderTheLock() {
    Checked checked =
        Checked.both(
            """
            static class Counting extends java.io.Writer {
              int count;
              public void write(char[] text, int from, int length) { count += length; }
              public void flush() {}
              public void close() {}
            }
            static Counting counting = new Counting();
            static java.io.PrintWriter printer = new java.io.PrintWriter(counting);
            static Object result() { return counting.count; }
            """,
            "printer.print(\"a\")",
            "printer.print(\"bc\")");
    assertThat(checked.findings()).isEmpty();
    assertThat(checked.outcomes()).containsExactly("3");
  }

  private static final String COUNTING =
      """
      static class Counting extends java.io.OutputStream {
        int count;
        public void write(int letter) { count++; }
        public void write(byte[] text, int from, int length) { count += length; }
      }
      static Counting counting = new Counting();
      static java.io.PrintStream stream = new java.io.PrintStream(counting);
      static java.io.PrintStream another = new java.io.PrintStream(counting);
      static java.io.BufferedOutputStream buffered = new java.io.BufferedOutputStream(counting, 1);
      static byte[] bytes(int length) { return new byte[length]; }
      static Object result() { return counting.count; }
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "stream.print('a') | stream.print('bc') | 3",
        "stream.print((Object) 'a') | stream.println('b') | 3",
        "stream.write(1) | stream.printf('%d%d', 1, 1) | 3",
        "buffered.write(bytes(1)) | buffered.write(bytes(2)) | 3",
        "new Exception('a').printStackTrace(stream) | stream.print('bc') |",
        "synchronized (stream) { counting.count++; } | stream.print('bc') | 3",
      })
  void streamOfTheProgram_isCalledUnderTheLock(String main, String other, String outcome) {
    Checked checked = Checked.both(COUNTING, main.replace('\'', '"'), other.replace('\'', '"'));
    assertThat(checked.findings()).isEmpty();
    assertThat(checked.outcomes()).hasSize(1);
    if (outcome != null) {
      assertThat(checked.outcomes()).containsExactly(outcome);
    }
  }

  @ParameterizedTest
  @CsvSource({"stream.print(1),another.print(2)", "stream.print(1),counting.write(2)"})
  void streamOfTheProgram_isNotLockedItself(String main, String other) {
    assertThat(Checked.both(COUNTING, main, other).findings())
        .isNotEmpty()
        .allMatch(found -> found.startsWith("race") && found.contains("count"));
  }

  @Test
  void streamOfTheProgramThatLocks_deadlocksWithWhoPrintsUnderThatLock() {
    Checked checked =
        Checked.both(
            """
            static Object lock = new Object();
            static int count;
            static java.io.PrintStream stream = new java.io.PrintStream(new java.io.OutputStream() {
              public void write(int letter) { synchronized (lock) { count++; } }
            });
            static Object result() { return count; }
            """,
            "stream.print(\"a\")",
            "synchronized (lock) { stream.print(\"b\"); }");
    assertThat(checked.findings()).hasSize(1).allMatch(found -> found.startsWith("deadlock"));
    assertThat(checked.outcomes()).contains("2");
  }

  @Test
  void lockOfAStream_isItself() {
    String two = "synchronized (%s) { System.out.print(1); System.out.print(2); }";
    String none = "static Object result() { return 0; }";
    assertThat(Checked.both(none, two.formatted("System.out"), "System.out.print(3)").outcomes())
        .containsExactly("1230", "3120");
    assertThat(Checked.both(none, two.formatted("\"\""), "System.out.print(3)").outcomes())
        .containsExactly("1230", "1320", "3120");
  }

  @Test
  void streamThatDoesNotLock_races() {
    assertThat(both("data.writeByte(97)", "data.writeByte(98)").findings())
        .hasSize(1)
        .allMatch(found -> found.startsWith("race") && found.contains("DataOutputStream"));
  }

  private static Checked both(String main, String other) {
    return Checked.both(SHARED, main.replace('\'', '"'), other.replace('\'', '"'));
  }
}
