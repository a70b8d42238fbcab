// A date format is not made for two threads.
// covers: SimpleDateFormat
// finds: race
// message: data race on java.text.SimpleDateFormat: write at SharedDateFormat.main
import java.text.SimpleDateFormat;
import java.util.Date;

public class SharedDateFormat {
  static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy");

  static void other() throws Exception {
    FORMAT.format(new Date(0));
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
    FORMAT.format(new Date(1));
    other.join();
  }
}
