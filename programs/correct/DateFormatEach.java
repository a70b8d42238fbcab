// Each thread has a date format of its own.
// covers: SimpleDateFormat
// outcomes: 1970 1970
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.TimeZone;

public class DateFormatEach {
  static final ThreadLocal<SimpleDateFormat> FORMAT =
      ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy"));
  static volatile String first;

  static void other() throws Exception {
    FORMAT.get().setTimeZone(TimeZone.getTimeZone("UTC"));
    first = FORMAT.get().format(new Date(0));
  }

  public static void main(String[] args) throws Exception {
    Thread other =
        new Thread(
            () -> {
              try {
                other();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    other.start();
    FORMAT.get().setTimeZone(TimeZone.getTimeZone("UTC"));
    String second = FORMAT.get().format(new Date(1));
    other.join();
    System.out.println(first + " " + second);
  }
}
