// Whoever asks what time it is gets the time of the execution, which only a wait makes pass.
// covers: dates and clocks
// outcomes: 2026 true true true true true true true
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.function.Supplier;

public class TimeOfTheExecution {
  public static void main(String[] args) throws InterruptedException {
    ZoneId zone = ZoneOffset.UTC;
    Supplier<Instant> now = Instant::now;
    Instant begin = now.get();
    LocalDateTime local = LocalDateTime.now();
    Thread.sleep(Duration.ofHours(1));
    System.out.println(
        LocalDate.now(zone).getYear()
            + " " + isHour(begin, new Date().toInstant())
            + " " + isHour(begin, Calendar.getInstance().toInstant())
            + " " + isHour(begin, new GregorianCalendar().toInstant())
            + " " + isHour(begin, ZonedDateTime.now(zone).toInstant())
            + " " + isHour(begin, Clock.systemUTC().instant())
            + " " + isHour(begin, Clock.tickMillis(zone).instant())
            + " " + (Duration.between(local, LocalDateTime.now()).toHours() == 1));
  }

  static boolean isHour(Instant begin, Instant end) {
    return Duration.between(begin, end).toHours() == 1;
  }
}
