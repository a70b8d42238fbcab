package io.mazurka.jvm.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Objects of the JDK that change, though their class, or the type that a call names, hides it. */
class HiddenChangesTest {

  private static final String SHARED =
      """
      static TimeZone zone = TimeZone.getTimeZone("America/New_York");
      static Calendar buddhist = Calendar.getInstance(Locale.of("th", "TH"));
      static java.security.cert.X509CertSelector selector =
          new java.security.cert.X509CertSelector();
      static java.util.logging.LogRecord entry =
          new java.util.logging.LogRecord(java.util.logging.Level.INFO, "");
      static IntSummaryStatistics summary = new IntSummaryStatistics();
      static java.util.function.IntConsumer consumer = summary;
      static java.io.OutputStream encoder =
          Base64.getEncoder().wrap(new java.io.ByteArrayOutputStream());
      static java.io.PushbackInputStream first =
          new java.io.PushbackInputStream(new java.io.ByteArrayInputStream(new byte[9]));
      static java.io.InputStream sequence = new java.io.SequenceInputStream(first, first);
      static GuardedObject guarded = new GuardedObject(new ArrayList<>(), object -> {});
      static List<Object> inside() { return (List<Object>) guarded.getObject(); }

      static AtomicInteger atomic = new AtomicInteger();
      static Number number = atomic;
      static java.text.Collator collator = java.text.Collator.getInstance(Locale.US);
      static Comparator<Object> comparator = collator;
      static Comparator<String> byLength = Comparator.comparing(String::length);
      static DateTimeException exception = new DateTimeException("");
      static java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
      static java.util.logging.Handler handler =
          new java.util.logging.StreamHandler(bytes, new java.util.logging.SimpleFormatter());
      static java.util.logging.LogRecord other =
          new java.util.logging.LogRecord(java.util.logging.Level.INFO, "");
      static Object seen = "";
      static Object result() { return seen; }
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "zone.setRawOffset(1) | zone.getOffset(0) | ZoneInfo",
        "buddhist.set(1, 1) | buddhist.set(1, 2) | BuddhistCalendar",
        "selector.setBasicConstraints(1) | selector.setBasicConstraints(2) | X509CertSelector",
        "entry.setMessage('a') | entry.setMessage('b') | LogRecord",
        "consumer.accept(1) | summary.getSum() | IntSummaryStatistics",
        "encoder.write(1) | encoder.write(2) | EncOutputStream",
        "sequence.read() | first.read() | PushbackInputStream",
        "inside().add(1) | inside().add(2) | ArrayList",
      })
  void whatChanges_races(String main, String other, String type) {
    assertThat(both(main, other).findings())
        .hasSize(1)
        .allMatch(found -> found.startsWith("race") && found.contains(type));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "atomic.set(1) | seen = number.intValue() | 0,1",
        "collator.setStrength(0) | seen = comparator.compare('a', 'A') | -1,0",
        "exception.addSuppressed(new Exception()) | seen = exception.getSuppressed().length | 0,1",
        "handler.publish(other); handler.flush() | seen = bytes.size() > 0 | false,true",
        "byLength.compare('', 'a') | seen = byLength.compare('a', '') | 1",
        "zone.getRawOffset() | seen = zone.getOffset(0) | -18000000",
      })
  void whatTakesCareOfItself_doesNotRaceAndIsSeenBeforeAndAfter(
      String main, String other, String outcomes) {
    Checked checked = both(main, other);
    assertThat(checked.findings()).isEmpty();
    assertThat(checked.outcomes()).containsExactly(outcomes.split(","));
  }

  private static Checked both(String main, String other) {
    return Checked.both(SHARED, main.replace('\'', '"'), other.replace('\'', '"'));
  }
}
