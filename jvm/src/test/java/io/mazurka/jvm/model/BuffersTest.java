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
      static final java.nio.ByteBuffer direct = java.nio.ByteBuffer.allocateDirect(16);
      static final java.nio.ByteBuffer front = direct.slice(0, 8);
      static final java.nio.ByteBuffer other = java.nio.ByteBuffer.allocateDirect(16);
      static java.nio.ByteBuffer view() { return direct.duplicate(); }
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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "view().put(0, (byte) 1) | direct.get(0)",
        "view().put((byte) 1) | view().get()",
        "view().putLong(1) | front.get(7)",
        "front.duplicate().put((byte) 1) | view().asIntBuffer().get()",
        "view().asReadOnlyBuffer().get() | view().asLongBuffer().put(1)",
        "view().slice().put(new byte[4]) | view().get(new byte[4])",
        "view().order(java.nio.ByteOrder.LITTLE_ENDIAN).asCharBuffer().put('a') | view().getInt()",
        "view().compact() | view().hashCode()",
        "view().put(bytes) | view().put(1, (byte) 1)",
        "java.nio.ByteBuffer.allocate(16).put(view()) | view().put(1, (byte) 1)",
        "view().asCharBuffer().toString() | view().putChar('a')",
        "view().asCharBuffer().chars().sum() | view().putChar('a')",
        "String.valueOf(view().asCharBuffer()) | view().putChar('a')",
        "java.nio.CharBuffer.wrap(view().asCharBuffer()).get() | view().putChar('a')",
        "view().compareTo(other) | view().put(1, (byte) 1)",
        "other.duplicate().equals(view()) | view().put(1, (byte) 1)",
        "new java.util.zip.CRC32().update(view()) | view().put(1, (byte) 1)",
        "java.nio.charset.StandardCharsets.UTF_8.decode(view()) | view().put(1, (byte) 1)",
        "synchronized (bytes) { view().putInt(1); } | view().getInt()",
        "synchronized (bytes) { direct.putInt(1); } | front.put(other.duplicate().limit(4))",
        "view().alignedSlice(1).get() | view().put(1, (byte) 1)",
        "PUT.invoke(direct.duplicate(), 0, (byte) 1) | GET.invoke(direct.duplicate(), 0)",
      })
  void memoryBehindDirectBuffers_races(String one, String other) {
    assertThat(Checked.both(SHARED, one, other).findings())
        .hasSize(1)
        .allMatch(finding -> finding.startsWith("race"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "view().get(0) | front.get()",
        "view().put(0, (byte) 1) | other.get(0)",
        "view().put(0, (byte) 1) | view().position(1).slice().remaining()",
        "view().putInt(1) | front.position(1)",
        "view().putInt(1) | view().isDirect()",
      })
  void whatLeavesMemoryAlone_doesNotRace(String one, String other) {
    assertThat(Checked.both(SHARED, one, other).findings()).isEmpty();
  }
}
