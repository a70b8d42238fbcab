package io.mazurka.jvm.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Buffers of one array that threads have for themselves: only what they touch there can race. */
class BuffersTest {

  private static final String SHARED =
      """
      static final byte[] bytes = new byte[16];
      static final char[] chars = new char[4];
      static final java.nio.ByteBuffer left = java.nio.ByteBuffer.wrap(bytes, 0, 8).slice();
      static final java.nio.ByteBuffer right = java.nio.ByteBuffer.wrap(bytes, 8, 8).slice();
      static java.nio.ByteBuffer at(int place) {
        return java.nio.ByteBuffer.wrap(bytes).position(place);
      }
      static java.nio.CharBuffer text(int place) {
        return java.nio.CharBuffer.wrap(chars).position(place);
      }
      static final Method PUT, GET;
      static {
        try {
          PUT = java.nio.ByteBuffer.class.getMethod("put", int.class, byte.class);
          GET = java.nio.ByteBuffer.class.getMethod("get", int.class);
        } catch (ReflectiveOperationException e) { throw new AssertionError(e); }
      }
      static Object result() { return ""; }
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "left.putInt(1) | right.put(new byte[2])",
        "left.put(7, (byte) 1) | right.put(0, (byte) 1)",
        "left.putLong(1) | bytes[8] = 1",
        "at(0).putInt(1) | at(4).putInt(1)",
        "at(0).put((byte) 1) | bytes[1] = 1",
        "at(8).getLong() | at(0).putLong(1)",
        "at(2).getShort() | at(4).putChar('a')",
        "at(4).limit(8).put(new byte[4]) | at(8).get(new byte[4])",
        "at(0).get(new byte[4]) | at(0).getDouble()",
        "text(0).append('a') | text(1).put('b')",
      })
  void placesApart_doNotRace(String one, String other) {
    assertThat(Checked.both(SHARED, one, other).findings()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "left.putInt(1) | bytes[3] = 1",
        "left.duplicate().put(0, (byte) 1) | left.get(0)",
        "at(0).putInt(1) | at(3).put((byte) 1)",
        "at(0).putLong(1) | bytes[7] = 1",
        "at(0).put(new byte[4]) | at(3).get()",
        "at(0).put(15, (byte) 1) | right.get(7)",
        "at(9).compact() | bytes[0] = 1",
        "text(0).append('a') | char c = chars[0]",
        "text(1).append(\"ab\") | char c = chars[2]",
        "text(0).asReadOnlyBuffer().get() | chars[0] = 'a'",
        "PUT.invoke(left.duplicate(), 0, (byte) 1) | GET.invoke(left.duplicate(), 0)",
      })
  void samePlaces_race(String one, String other) {
    assertThat(Checked.both(SHARED, one, other).findings())
        .hasSize(1)
        .allMatch(finding -> finding.startsWith("race"));
  }
}
